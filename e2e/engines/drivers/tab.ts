import type { Page } from 'playwright/test';

/** The engines that visitors' browsers are made of. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** Keys that a visitor moves and chooses with. */
export type KeyName = 'Tab' | 'Shift+Tab' | 'Enter' | 'Escape';

/** A place in the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** A tab that a visitor works in, as far as the program of every engine can work it. */
export interface Tab {
  /** Opens an address of the site and waits until it has loaded. */
  goto: (path: string) => Promise<void>;
  /** Runs a function in the page, as Playwright's own page does: so what is asked of one can be asked of the other. */
  evaluate: Page['evaluate'];
  back: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  point: (place: Point) => Promise<void>;
  click: (place: Point) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: KeyName) => Promise<void>;
  /** What the page complained of: all of it, or in WebKit driven from outside nothing. */
  listProblems: () => string[];
  close: () => Promise<void>;
}

/** An engine that runs, and opens tabs that share nothing. */
export interface Engine {
  open: (options: { scripting: boolean }) => Promise<Tab>;
  close: () => Promise<void>;
}

/** Nothing listens here: for the photo host, so that no test asks it and every page shows its own drawings. */
export const deadProxy = { host: '127.0.0.1', port: 9 };
