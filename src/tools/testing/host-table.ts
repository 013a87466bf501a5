// For tests: a small site, and the responses to its addresses from the local server, Cloudflare and nginx.
import { SMALL_SITE } from './served-site.ts';

export const hostSite: typeof SMALL_SITE = {
  ...SMALL_SITE,
  'één foto.png': 'een',
  _redirects: `# uitleg
/kennis /cases 301 # waarom
/vast /cases#mkb 301
/expertise/saas /expertise/saas 200
/expertise/ /expertise 301
/expertise/saas/ /expertise/saas 301
/expertise/saas.html /expertise/saas 301
/expertise/:page /expertise 200
/expertise/:page/ /expertise/:page 301
/expertise/* /expertise 200
`,
  _headers: `/*
  X-A: overal: 1
  Cache-Control: public, max-age=0, must-revalidate

/_astro/*
  ! X-A
  X-A: astro

/_astro/App.Bx1.js
  ! Cache-Control
  Cache-Control: public, max-age=31536000, immutable

/kennis/rss.xml
  X-A: 2
`,
};

type Answer = [status: number, answer: string];

/**
 * A path with its status, and the text or the target of a redirect; an error page has none. The last item is nginx's
 * answer where it differs: nginx decodes paths and merges slashes itself, and refuses invalid paths.
 */
export const hostTable: [path: string, ...Answer, onNginx?: Answer][] = [
  ['/', 200, 'home'],
  ['/index', 307, '/'],
  ['/index.html', 307, '/'],
  ['//', 307, '/', [200, 'home']],
  ['/oplossingen', 200, 'oplossingen'],
  ['/oplossingen/', 307, '/oplossingen'],
  ['/oplossingen/?a=b', 307, '/oplossingen?a=b'],
  ['/oplossingen//', 307, '/oplossingen'],
  ['/oplossingen.html', 307, '/oplossingen'],
  ['/oplossingen.html/', 404, ''],
  ['/oplossingen/index', 307, '/oplossingen'],
  ['/oplossingen/index.html', 307, '/oplossingen'],
  ['/oplossingen/klantportaal.html?a=b', 307, '/oplossingen/klantportaal?a=b'],
  ['/oplossingen/bestaat-niet/', 404, ''],
  ['/Oplossingen', 404, ''],
  ['/OPLOSSINGEN.html', 404, ''],
  ['/oplossinge%6e', 307, '/oplossingen', [200, 'oplossingen']],
  ['/oplossingen%2F', 307, '/oplossingen'],
  ['/oplossingen%00', 404, '', [400, '']],
  ['/oplossingen%20', 404, ''],
  ['/oplossingen;a', 307, '/oplossingen%3Ba', [404, '']],
  ['//oplossingen', 307, '/oplossingen', [200, 'oplossingen']],
  ['//evil.example', 307, '/evil.example', [404, '']],
  ['/\\evil.example', 307, '/evil.example', [404, '']],
  ['/%5Cevil.example', 404, ''],
  ['/%2F%2Fevil.example', 307, '/evil.example', [404, '']],
  ['/bestaat-niet', 404, ''],
  ['/%zz', 307, '/%25zz', [400, '']],
  ['/%25zz', 404, ''],
  ['/%E0%A4%A', 307, '/%25E0%25A4%25A', [400, '']],
  ['/%2e%2e/package.json', 404, ''],
  ['/..%2f..%2fpackage.json', 307, '/../../package.json', [400, '']],
  ['/404', 200, 'niet gevonden'],
  ['/404.html', 307, '/404', [404, '']],
  ['/_headers', 404, ''],
  ['/_redirects', 404, ''],
  ['/_astro', 404, ''],
  ['/_astro/App.Bx1.js', 200, '// app'],
  ['/_astro//App.Bx1.js', 307, '/_astro/App.Bx1.js', [200, '// app']],
  ['/_astro/App.Bx1.js/', 404, ''],
  ['/_astro/weg.js', 404, ''],
  ['/kennis?a=b', 301, '/cases?a=b'],
  ['/kennis/', 404, ''],
  ['/Kennis', 404, ''],
  ['/kenni%73', 307, '/kennis', [301, '/cases']],
  ['/vast?bron=eigen', 301, '/cases?bron=eigen#mkb'],
  ['/expertise/onbekend', 200, 'expertise overzicht'],
  ['/expertise/%zz', 200, 'expertise overzicht', [400, '']],
  ['/expertise/onbekend/?a=b', 301, '/expertise/onbekend?a=b'],
];
