import { slideIn } from '../shared/slide.ts';

const groupOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('.menu-group') : null;
const buttonOf = (group: Element | null) => group?.querySelector('button');
const isOpen = (group: Element | null) => buttonOf(group)?.ariaExpanded === 'true';

/** Runs the dropdowns by mouse, touch and keyboard until `signal` aborts; takes over what was open before hydration. */
export function runDropdowns(menu: HTMLElement, signal: AbortSignal): void {
  const listen = { signal };
  const close = () => showOnly(null);

  /** Opens one dropdown or none. On small screens all are open and the buttons are hidden. */
  function showOnly(open: Element | null, slides = true): void {
    for (const group of menu.querySelectorAll('.menu-group')) {
      const button = buttonOf(group);
      const opens = group === open && button?.checkVisibility();
      if (!button || isOpen(group) === opens) continue;
      button.ariaExpanded = String(opens);
      if (opens && slides && button.nextElementSibling) slideIn(button.nextElementSibling, -8);
    }
  }

  const pressed = menu.querySelector('[data-pressed]');
  showOnly(pressed ? groupOf(pressed) : menu.querySelector('.menu-group:hover'), false);
  pressed?.removeAttribute('data-pressed');

  const hover = ({ type, target, relatedTarget, pointerType }: PointerEvent) => {
    const group = groupOf(target);
    if (pointerType !== 'mouse' || !group || group === groupOf(relatedTarget)) return;
    showOnly(type === 'pointerover' ? group : null);
  };
  menu.addEventListener('pointerover', hover, listen);
  menu.addEventListener('pointerout', hover, listen);
  menu.addEventListener(
    'click',
    ({ target }) => {
      const group = groupOf(target);
      if (target === buttonOf(group)) showOnly(isOpen(group) ? null : group);
    },
    listen,
  );
  menu.addEventListener(
    'focusout',
    ({ target, relatedTarget }) => {
      const group = groupOf(target);
      // Without relatedTarget it is a click on the panel's edge, or another window.
      if (relatedTarget && isOpen(group) && group !== groupOf(relatedTarget)) close();
    },
    listen,
  );
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return;
      const group = groupOf(document.activeElement);
      if (isOpen(group)) buttonOf(group)?.focus();
      close();
    },
    listen,
  );
  document.addEventListener('pointerdown', ({ target }) => menu.contains(target as Node) || close(), listen);
  window.addEventListener('pagehide', close, listen);
}
