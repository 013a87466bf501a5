import assert from 'node:assert/strict';
import { test } from 'node:test';

import { createFeedHtml } from './feed-html.ts';

const address = 'https://www.example.nl/kennis/een-artikel';

const cases: [what: string, html: string, clean: string][] = [
  ['text stays as it is', '<p>Prijs &lt; € 2.500 &amp; “meer”</p>', '<p>Prijs &lt; € 2.500 &amp; “meer”</p>'],
  ['a path becomes an address', '<a href="/kennis">x</a>', '<a href="https://www.example.nl/kennis">x</a>'],
  ['a place on the page becomes an address', '<a href="#kop">x</a>', `<a href="${address}#kop">x</a>`],
  ['mail stays mail', '<a href="mailto:a@b.nl">x</a>', '<a href="mailto:a@b.nl">x</a>'],
  [
    'another site stays, with what stands behind its question mark',
    '<a href="https://example.com/?a=1&#38;b=2">x</a>',
    '<a href="https://example.com/?a=1&#38;b=2">x</a>',
  ],
  [
    'a photo keeps what a reader needs',
    '<img src="/foto.png" srcset="/foto.png 2x" sizes="50vw" alt="Een foto > een tekening" width="768" height="432" loading="lazy" data-x />',
    '<img src="https://www.example.nl/foto.png" alt="Een foto > een tekening" width="768" height="432">',
  ],
  [
    'a photo in more than one format keeps the one that every reader shows',
    '<picture><source type="image/avif" srcset="/a.avif 2x" sizes="(width >= 44rem) 50vw, 100vw"><img src="/a.webp" alt="Een foto"></picture>',
    '<img src="https://www.example.nl/a.webp" alt="Een foto">',
  ],
  ['classes and scopes go', '<p class="lead" data-astro-cid-x tabindex="0">x</p>', '<p>x</p>'],
  [
    'drawings, scripts and styles go with all they hold',
    '<p>a<svg viewBox="0"><g>\n<path d=""/></g></svg>b</p><script type="module">1 < 2</script><style>p{}</style>',
    '<p>ab</p>',
  ],
  [
    'a drawn figure goes with its caption, a photo keeps its own',
    '<figure><span class="picture mb-4"><svg viewBox="0"><path d=""/></svg></span><figcaption>Links</figcaption></figure><figure class="photo-figure"><img src="/a.png" alt="b"><figcaption>c</figcaption></figure>',
    '<figure><img src="https://www.example.nl/a.png" alt="b"><figcaption>c</figcaption></figure>',
  ],
  ['a link without a text goes', '<h2 id="kop">Kop</h2><a href="#kop" class="anchor"></a>', '<h2>Kop</h2>'],
  ['what looks like an attribute in a text stays', '<p>Zet class="x" erin</p>', '<p>Zet class="x" erin</p>'],
];

for (const [what, html, clean] of cases) {
  test(what, () => assert.equal(createFeedHtml(html, address), clean));
}
