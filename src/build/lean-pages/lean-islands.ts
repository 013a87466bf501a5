// A patch of what Astro 7.3.4 writes, by hand because Astro has no setting for it: it puts its runtime for islands, 4 kB,
// in every page. `islands/hydration/wake.inline.ts` is its other half. lean-islands.test.ts tells when Astro no longer does so;
// then both files, `ISLAND_RUNTIME` and this folder's use of them can go.

const inlineScript = /<script(?: type="module")?>([^]*?)<\/script>/g;
const islandStyle = /(<style>astro-island[^<]*)<\/style>/;
/** Astro's own; those before it are shared by pages, and so are their hashes in the policy. */
const lastStyle = /<style>(?![^]*<style>)/;

/** What is left of a page, and the runtime for islands that stood in it, if any. */
export interface LeanIslands {
  html: string;
  runtime?: string;
}

/**
 * Takes Astro's runtime for islands out of a page, and gathers its style in the page's own and its client directives
 * with the page's modules in one script in the head: fewer bytes, fewer hashes in the policy, and nothing in the body
 * that the parser must stop for.
 */
export function leanIslands(html: string): LeanIslands {
  const lean: LeanIslands = { html };
  const directives: string[] = [];
  const modules: string[] = [];
  const [block, style = ''] = islandStyle.exec(html) ?? [];
  const styled = block ? html.replace(block, '').replace(lastStyle, style) : html;
  const rest = styled.replace(inlineScript, (element, code: string) => {
    if (code.includes('customElements.define("astro-island"')) lean.runtime = code;
    else if (code.includes('self.Astro')) directives.push(code.trim());
    else if (element.startsWith('<script type')) modules.push(`(()=>{${code.trim()}})();`);
    else return element;
    return '';
  });
  if (!lean.runtime && html.includes('<astro-island')) {
    throw new Error(
      "Astro's runtime for islands is not where it was; see src/build/lean-pages/lean-islands.ts.",
    );
  }
  const script = [...directives, ...modules].join('');
  lean.html = script
    ? rest.replace('</head>', () => `<script type="module">${script}</script></head>`)
    : rest;
  return lean;
}
