import { createElement, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

/** Renders an island into its root, with props from the JSON in `data-props`. */
export function mount(root: HTMLElement, component: ComponentType): void {
  const props = JSON.parse(root.dataset['props'] ?? '{}') as object;
  createRoot(root).render(createElement(component, props));
}
