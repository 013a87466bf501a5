import type { Page } from 'playwright/test';

/** Adds a rule by a sheet made in script, which the policy allows where it refuses a style element. */
export async function addRule(page: Page, rule: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rule);
}
