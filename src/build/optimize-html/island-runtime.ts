// A patch of what Astro 7.3.4 writes, because Astro has no setting for it: it puts its runtime for islands in every page.
// Its other half is `islands/hydration/hydrate.inline.ts`. When Astro no longer does so, the build stops and both can go.

const inlineScript = /<script(?: type="module")?>([^]*?)<\/script>/g;
/** For a runtime that comes before its directives. */
const announcement = /window\.dispatchEvent\(new Event\("astro:[\w-]+"\)\);/;
/** For a runtime that runs before the page is there. */
const waiting = /(?<=<astro-island[^>]*) (?:uid="[^"]*"|await-children)|<!--astro:end-->/g;
const islandStyle = /(<style>astro-island[^<]*)<\/style>/;
/** Astro's own; those before it are shared by pages, and so are their hashes in the policy. */
const lastStyle = /<style>(?![^]*<style>)/;

/**
 * Takes Astro's runtime for islands out of a page, and joins its style and scripts with those of the page: fewer bytes,
 * fewer hashes in the policy, no script in the body. Throws on islands without a runtime.
 */
export function extractRuntime(html: string): { html: string; runtime?: string } {
  let runtime: string | undefined;
  const directives: string[] = [];
  const modules: string[] = [];
  const [block, style = ''] = islandStyle.exec(html) ?? [];
  const styled = block ? html.replace(block, '').replace(lastStyle, style) : html;
  const rest = styled.replace(inlineScript, (element, code: string) => {
    if (code.includes('customElements.define("astro-island"')) runtime = code;
    else if (code.includes('self.Astro')) directives.push(code.trim().replace(announcement, ''));
    else if (element.startsWith('<script type')) modules.push(`(()=>{${code.trim()}})();`);
    else return element;
    return '';
  });
  if (!runtime && html.includes('<astro-island')) {
    throw new Error("Astro's runtime for islands has moved; mend src/build/optimize-html/island-runtime.ts.");
  }
  const script = [...directives, ...modules].join('');
  const element = script && `<script type="module">${script}</script>`;
  const page = rest.replace(waiting, '').replace('</head>', () => `${element}</head>`);
  return { html: page, ...(runtime && { runtime }) };
}
