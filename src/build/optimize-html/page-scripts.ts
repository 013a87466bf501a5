// A patch of what Astro 7.3.4 writes, because Astro has no setting for it: it puts its runtime for islands in every page,
// and small scripts too, also those that nothing needs before the visitor's first touch.
import { createHash } from 'node:crypto';

import { touches } from '../../islands/shared/touches.ts';

import type { Plugin } from 'vite';

const inlineScript = /<script(?: type="module")?>([^]*?)<\/script>/g;
/** For a runtime that comes before its directives. */
const announcement = /window\.dispatchEvent\(new Event\("astro:[\w-]+"\)\);/;
/** For directives with options. */
const needlessInIsland = /(?<=<astro-island[^>]*) (?:uid="[^"]*"|opts="[^"]*;value&quot;:true}")/g;
const islandStyle = /(<style>astro-island[^<]*)<\/style>/;
/** Astro's own; those before it are shared by pages, and so are their hashes in the policy. */
const lastStyle = /<style>(?![^]*<style>)/;
const touchedMark = '/*touched*/';

/** Marks the code of `*.touched.ts`, which waits for the visitor's first touch. */
export const markTouched: Plugin = {
  name: 'mark-touched',
  enforce: 'pre',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      if (chunk.moduleIds.some((id) => id.endsWith('.touched.ts'))) chunk.code = touchedMark + chunk.code;
    }
  },
};

/** A page, and what it no longer holds: Astro's runtime for islands, and a script by its path. */
export interface Extracted {
  html: string;
  runtime?: string;
  touched?: { path: string; code: string };
}

/**
 * Takes Astro's runtime for islands out of a page, and the scripts that wait for a first touch. Joins its style and the
 * other scripts with those of the page: fewer bytes, fewer hashes in the policy, no script in the body. Throws on islands
 * without a runtime.
 */
export function extractScripts(html: string): Extracted {
  let runtime: string | undefined;
  const directives: string[] = [];
  const touched: string[] = [];
  const atOnce: string[] = [];
  const [block, style = ''] = islandStyle.exec(html) ?? [];
  const styled = block ? html.replace(block, '').replace(lastStyle, style) : html;
  const rest = styled.replace(inlineScript, (element, code: string) => {
    if (code.includes('customElements.define("astro-island"')) runtime = code;
    else if (code.includes('self.Astro')) directives.push(code.trim().replace(announcement, ''));
    else if (!element.startsWith('<script type')) return element;
    else if (code.startsWith(touchedMark)) touched.push(isolate(code.slice(touchedMark.length)));
    else atOnce.push(isolate(code));
    return '';
  });
  if (!runtime && html.includes('<astro-island')) {
    throw new Error("Astro's runtime for islands has moved; mend src/build/optimize-html/page-scripts.ts.");
  }
  const code = [...directives, ...touched].join('');
  const path = `/_astro/touched.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
  const script = [...atOnce, code && fetchAtTouch(path)].join('');
  const element = script && `<script type="module">${script}</script>`;
  const page = rest.replace(needlessInIsland, '').replace('</head>', () => `${element}</head>`);
  return { html: page, ...(runtime && { runtime }), ...(code && { touched: { path, code } }) };
}

const isolate = (code: string) => `(()=>{${code.trim()}})();`;

/**
 * Fetches a script at the first touch, and again at the next one if it did not come; at once where a link led to a field.
 * A pointer that did not move is no touch: Chrome sends such an event when the page below it changes.
 */
const fetchAtTouch = (path: string) =>
  `{let d,f=()=>d||=import("${path}").catch(()=>d=0);` +
  `for(let e of ${JSON.stringify([...touches, 'click', 'focusin'])})addEventListener(e,e=>{e.type=="pointermove"&&!e.movementX&&!e.movementY||f()},{passive:!0});` +
  `document.activeElement!=document.body&&f()}`;
