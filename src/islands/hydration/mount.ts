import { createElement, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

/** Renders an island into its root, with the props that the server wrote in `data-props` as JSON. */
export function mount(root: HTMLElement, component: ComponentType): void {
  const props = JSON.parse(root.dataset['props'] ?? '{}') as object;
  createRoot(root).render(createElement(component, props));
}
