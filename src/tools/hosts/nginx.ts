/** `npm run --silent nginx -- --root /var/www/maquette`: prints nginx settings for the built site, from its rule files. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { dropEnding } from '../../site/addresses.ts';
import { siteUrl } from '../../site/site-url.ts';
import { readHeaderRules, readHeaders, readRedirectRules, type RedirectRule } from '../server/rule-files.ts';

interface Place {
  /** The folder that nginx serves. */
  root: string;
  /** An address and port, or a port. */
  listen: string;
  /** Host name. */
  name: string;
}

const EVERYWHERE = '/*';
const CACHE = 'Cache-Control';
const TYPE = 'Content-Type';
/** Redirects an address with an extension to its page: with 307 as Cloudflare does, or with 301 where a rule says so. */
const formatToPage = (status: 301 | 307) => `    if (-f $document_root$page.html) {
      return ${status} $page$is_args$args;
    }`;

/** Returns the contents of nginx's `http` block: maps from paths to headers, and a server. */
export async function formatNginx(dist: string, { root, listen, name }: Place): Promise<string> {
  const redirects = await readRedirectRules(dist);
  const { maps, headers, locations } = await formatHeaders(dist);
  // The server drops extensions of pages itself.
  const moved = redirects.filter(({ status, from, to }) => status === 301 && dropEnding(from) !== to);
  const overviews = redirects.filter(({ status, from }) => status === 200 && from.endsWith('/*'));
  return `# Written by "npm run nginx" from the rules of one build: print it anew for the next.
map_hash_bucket_size 256;

# The path as it was asked: nginx's own changes when it shows a page or the 404 page.
map $request_uri $asked {
  "~^([^?]*)" "$1";
}

# The page of an address with an ending that hosts drop; "/" has no file ".html".
map $uri $page {
  default "/";
  "~^(/.+?)(?:/|/index|(?:/index)?\\.html)$" "$1";
}

${maps.join('\n\n')}

server {
  listen ${listen};
  server_name ${name};
  root ${quote(root)};
  absolute_redirect off;
  charset utf-8;
  gzip on;
  gzip_vary on;
  gzip_types text/css text/plain text/xml text/javascript application/javascript application/xml application/rss+xml application/manifest+json image/svg+xml;
  error_page 404 /404.html;

  # Here alone: a location with a header of its own would drop these.
${headers.map((header) => `  ${header}`).join('\n')}

${moved.map(formatMoved).join('\n')}
${locations.join('\n')}
  location ~ \\.webmanifest$ {
    types {}
    default_type application/manifest+json;
  }
  location ~ ^/index(?:\\.html)?$ {
    return 307 /$is_args$args;
  }
  location = / {
    try_files /index.html =404;
  }
  location = /404.html {
    internal;
  }
  location ~ ^/_(?:headers|redirects)$ {
    return 404;
  }
  location / {
${formatToPage(307)}
    try_files $uri $uri.html =404;
  }
${overviews.map(formatOverview).join('\n')}
}
`;
}

/** Returns, by header, the paths with a specific value. */
async function readSpecificPaths(dist: string): Promise<Map<string, string[]>> {
  const pathsByName = new Map<string, string[]>();
  for (const { path, lines } of await readHeaderRules(dist)) {
    for (const line of lines.filter((each) => !each.startsWith('!'))) {
      const name = line.split(':', 1)[0] ?? '';
      const paths = pathsByName.get(name) ?? [];
      pathsByName.set(name, path === EVERYWHERE ? paths : [...paths, path]);
    }
  }
  return pathsByName;
}

/** Formats headers: constant ones as lines, varying ones as maps, and types as locations. */
async function formatHeaders(dist: string) {
  const headersFor = await readHeaders(dist);
  const valueOf = (name: string, path: string) => quote(headersFor(path.replace('*', '_')).get(name) ?? '');
  const { [TYPE]: types = [], ...pathsByName } = Object.fromEntries(await readSpecificPaths(dist));
  const varying = Object.entries(pathsByName).filter(([, paths]) => paths.length > 0);
  const maps = varying.map(([name, paths]) => {
    // nginx takes the first pattern that matches.
    const longestFirst = paths.toSorted((a, b) => b.length - a.length);
    const lines = longestFirst.map((path) => `  ${formatKey(path)} ${valueOf(name, path)};`);
    return `map $asked ${toVariable(name)} {\n  default ${valueOf(name, EVERYWHERE)};\n${lines.join('\n')}\n}`;
  });
  // These rules may name a file that a later build no longer has.
  const cache = `map $status $cache {\n  default ${toVariable(CACHE)};\n  404 ${valueOf(CACHE, EVERYWHERE)};\n}`;
  const headers = Object.entries(pathsByName).map(([name, paths]) => {
    const value = paths.length > 0 ? toVariable(name) : valueOf(name, EVERYWHERE);
    return `add_header ${name} ${name === CACHE ? '$cache' : value} always;`;
  });
  const locations = types.map(
    (path) =>
      `  location = ${path} {\n    types {}\n    default_type ${valueOf(TYPE, path)};\n    charset off;\n  }`,
  );
  return { maps: [...maps, cache], headers, locations };
}

function formatMoved({ from, to }: RedirectRule): string {
  const [path, ...fragment] = to.split('#');
  const target = [`${path}$is_args$args`, ...fragment].join('#');
  return `  location = ${quote(decodeURI(from))} {\n    return 301 ${quote(target)};\n  }`;
}

function formatOverview({ from, to }: RedirectRule): string {
  const folder = from.slice(0, -1);
  return `  location ${folder} {
${formatToPage(301)}
    rewrite ^(${folder}[^/]+)/$ $1 permanent;
    try_files $uri $uri.html ${to}.html =404;
  }`;
}

/** Converts a path of `_headers` to the key of a map; a final star matches any rest. */
const formatKey = (path: string) =>
  quote(path.endsWith('*') ? `~^${path.slice(0, -1).replaceAll('.', '\\.')}` : path);

const toVariable = (name: string) => `$header_${name.toLowerCase().replaceAll('-', '_')}`;

const quote = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      root: { type: 'string', default: resolve('dist') },
      listen: { type: 'string', default: '80' },
    },
  });
  console.log(await formatNginx(resolve('dist'), { ...values, name: new URL(siteUrl).hostname }));
}
