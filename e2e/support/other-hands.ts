// What others do to a page that a visitor has open. Each runs in the page, on all that stands in `scope`.

/** A translator that puts each text into elements of its own, as Chrome's and Edge's do. */
function wrapTexts(scope: string): void {
  const fontName: string = 'font';
  for (const root of document.querySelectorAll(scope)) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found.filter(
      ({ data, parentElement }) => data.trim() && parentElement?.tagName !== 'SCRIPT',
    )) {
      const outer = document.createElement(fontName);
      const inner = document.createElement(fontName);
      inner.textContent = `${text.data} (vertaald)`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  }
}

/** A translator that changes each text in its place, as Safari's does. */
function changeTexts(scope: string): void {
  for (const root of document.querySelectorAll(scope)) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (text.data.trim() && text.parentElement?.tagName !== 'SCRIPT') text.data += ' (vertaald)';
    }
  }
}

/** A password manager that puts elements of its own before, between and behind all that can have children. */
function insertElements(scope: string): void {
  const open = 'header, nav, ul, li, div, form, section, footer, button, label, p, [data-island], body';
  for (const root of document.querySelectorAll(scope)) {
    for (const element of [root, ...root.querySelectorAll(open)]) {
      for (const place of ['prepend', 'append'] as const)
        element[place](document.createElement('extension-icon'));
    }
    for (const field of root.querySelectorAll('input, textarea')) {
      field.after(document.createElement('extension-icon'));
    }
  }
}

/** An extension that puts text of its own first and last in all that React could own. */
function insertTexts(scope: string): void {
  for (const root of document.querySelectorAll(scope)) {
    for (const element of [root, ...root.querySelectorAll('form, nav, [data-island], [role="status"]')]) {
      element.prepend('extensie');
      element.append('extensie');
    }
  }
}

/** An extension that puts each field into an element of its own. */
function wrapFields(scope: string): void {
  for (const field of document.querySelectorAll(`${scope} :is(input, textarea)`)) {
    const wrapper = document.createElement('extension-wrapper');
    field.replaceWith(wrapper);
    wrapper.append(field);
  }
}

/** An extension that sets attributes and styles, as dark modes and grammar checkers do. */
function setAttributes(scope: string): void {
  for (const element of document.querySelectorAll<HTMLElement>(`${scope} *`)) {
    element.setAttribute('data-extension', 'ja');
    element.style.setProperty('--extension', '1');
  }
}

/** A privacy tool that takes comments away. */
function removeComments(scope: string): void {
  for (const root of document.querySelectorAll(scope)) {
    const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
    const found: Comment[] = [];
    while (comments.nextNode()) found.push(comments.currentNode as Comment);
    for (const comment of found) comment.remove();
  }
}

/** A blocker that takes away what cannot be seen. */
function removeHidden(scope: string): void {
  const hidden = document.querySelectorAll(`${scope} :is([aria-hidden="true"], [role="status"])`);
  for (const element of hidden) element.remove();
}

/** A style sheet of the visitor's own. */
function addStyleSheet(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { font-family: serif !important; text-transform: uppercase !important; }');
  document.adoptedStyleSheets.push(sheet);
}

export const hands = {
  'a translator that wraps texts': wrapTexts,
  'a translator that changes texts': changeTexts,
  'a password manager': insertElements,
  'an extension that writes': insertTexts,
  'an extension that wraps fields': wrapFields,
  'an extension that sets attributes': setAttributes,
  'a privacy tool': removeComments,
  'a blocker': removeHidden,
  'a style sheet of the visitor': addStyleSheet,
};

/** Fills fields as autofill does, without a touch; runs in the page. */
export function autofill(values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
    if (!field) continue;
    field.value = value;
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}
