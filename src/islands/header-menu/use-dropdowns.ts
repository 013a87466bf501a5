import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import { dropdownSettings } from './dropdown-settings.ts';

/** The open dropdown; if it was pressed, it stays when the mouse leaves it. */
interface Open {
  group: Element;
  isPressed: boolean;
}

/** The menu in the server's HTML. */
export const getMenu = (): HTMLElement => document.getElementById(dropdownSettings.menuId) as HTMLElement;

/** Opens one dropdown at a time, by mouse, touch and keyboard, and adopts one that was open before React. */
export function useDropdowns(): void {
  const [open, setOpen] = useState<Open>();

  useLayoutEffect(() => {
    getMenu().toggleAttribute('data-hydrated', true);
    setOpen(findOpen());
  }, []);

  useLayoutEffect(() => {
    for (const group of getMenu().querySelectorAll('.menu-group')) {
      const button = getButton(group);
      if (button) button.ariaExpanded = String(group === open?.group);
    }
  }, [open]);

  useEffect(() => followMouse(open, setOpen), [open]);
  useEffect(() => followKeysAndTouch(open, setOpen), [open]);
}

/** Finds the dropdown that was open before React: pressed, or below the mouse. */
function findOpen(): Open | undefined {
  const pressed = getMenu().querySelector('.menu-group:has(> [aria-expanded="true"])');
  const group = pressed ?? getMenu().querySelector('.menu-group:hover');
  return group ? { group, isPressed: pressed !== null } : undefined;
}

type SetOpen = (open: Open | undefined) => void;

/** Opens the dropdown that the mouse enters, at once if none is open; returns the clean-up function. */
function followMouse(open: Open | undefined, setOpen: SetOpen): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enter = (group: Element | undefined) => {
    clearTimeout(timer);
    if (group === open?.group || (!group && open?.isPressed)) return;
    const show = () => setOpen(group && { group, isPressed: false });
    timer = setTimeout(show, open ? dropdownSettings.leaveDelayMs : 0);
  };
  const move = ({ target, relatedTarget, pointerType }: PointerEvent) => {
    const group = findGroup(target);
    // A move within a group does not count: it would reopen a dropdown that a press has closed.
    if (pointerType === 'mouse' && group !== findGroup(relatedTarget)) enter(group);
  };
  const leave = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && enter(undefined);
  const menu = getMenu();
  menu.addEventListener('pointerover', move);
  menu.addEventListener('pointerleave', leave);
  return () => {
    clearTimeout(timer);
    menu.removeEventListener('pointerover', move);
    menu.removeEventListener('pointerleave', leave);
  };
}

/** Opens and closes by the buttons, and closes when the visitor goes elsewhere; returns the clean-up function. */
function followKeysAndTouch(open: Open | undefined, setOpen: SetOpen): () => void {
  const menu = getMenu();
  const listening = new AbortController();
  const { signal } = listening;
  const press = ({ target }: Event) => {
    const group = findGroup(target);
    if (!group || !getButton(group)?.contains(target as Node)) return;
    const closes = group === open?.group && open.isPressed;
    setOpen(closes ? undefined : { group, isPressed: true });
  };
  const moveFocus = ({ relatedTarget }: FocusEvent) => {
    // Without relatedTarget, it is a click on the panel's edge, or another window.
    if (relatedTarget && !open?.group.contains(relatedTarget as Node)) setOpen(undefined);
  };
  const escape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    if (open?.group.contains(document.activeElement)) getButton(open.group)?.focus();
    setOpen(undefined);
  };
  const pressElsewhere = ({ target }: Event) => menu.contains(target as Node) || setOpen(undefined);
  // Before the browser puts the page in its back-forward cache.
  const leavePage = () => flushSync(() => setOpen(undefined));
  menu.addEventListener('click', press, { signal });
  menu.addEventListener('focusout', moveFocus, { signal });
  document.addEventListener('keydown', escape, { signal });
  document.addEventListener('pointerdown', pressElsewhere, { signal });
  window.addEventListener('pagehide', leavePage, { signal });
  return () => listening.abort();
}

const getButton = (group: Element) => group.querySelector<HTMLElement>('[aria-expanded]');

const findGroup = (target: EventTarget | null) =>
  (target instanceof Element && target.closest('.menu-group')) || undefined;
