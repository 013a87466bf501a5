import { useEffect, useLayoutEffect, useRef } from 'react';

import type { MenuItem } from '../../site/navigation.ts';
import { slideIn } from '../shared/slide.ts';
import { MenuLink, MenuLinks } from './MenuLink.tsx';

interface Props {
  item: MenuItem & { current: boolean };
  path: string;
  open: boolean;
  /** Whether the panel slides in, instead of standing there already. */
  slides: boolean;
  onToggle: (open: boolean) => void;
}

/** A top item with its dropdown: a link, a button that opens, and the panel; a mouse opens it by hovering. */
export function MenuGroup({ item, path, open, slides, onToggle }: Props) {
  const group = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = `submenu-${item.label.toLowerCase()}`;

  useLayoutEffect(() => {
    if (open && slides && panel.current) slideIn(panel.current, -8);
  }, [open, slides]);

  useEffect(() => {
    if (!open) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (group.current?.contains(document.activeElement)) button.current?.focus();
      onToggle(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  });

  const hover = (over: boolean) => (event: React.PointerEvent) => {
    if (event.pointerType === 'mouse') onToggle(over);
  };
  // Focus that goes nowhere is a click on the panel's own edge, or another window.
  const leave = ({ currentTarget, relatedTarget }: React.FocusEvent) => {
    if (open && relatedTarget && !currentTarget.contains(relatedTarget)) onToggle(false);
  };
  return (
    // Hovering is an extra for the mouse; the button does the same by touch and keyboard.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions
    <li
      className="menu-group"
      ref={group}
      data-open={open || undefined}
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onBlur={leave}
    >
      <MenuLink {...item} path={path} />
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={`Submenu ${item.label}`}
        onClick={() => onToggle(!open)}
      />
      <div className="menu-panel" id={panelId} ref={panel}>
        <MenuLinks links={item.children} path={path} />
      </div>
    </li>
  );
}
