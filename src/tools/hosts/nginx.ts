/**
 * By hand, because no tool writes nginx's configuration from `_headers` and `_redirects`.
 *
 * `npm run nginx`: prints the configuration of nginx for the built site, from the same rule files that other hosts read.
 * Goes where the `http` block includes it. Options: `--root /var/www/maquette`, `--port 80`; with
 * `--tls` and the folder of a certificate (`fullchain.pem`, `privkey.pem`) it serves port 443 and sends others there.
 */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { parseAllHeaders } from '@netlify/headers-parser';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { root: text, port: text, tls: text } });
const { root = resolve('dist'), port = '80', tls } = values;

// What the rewrites below mend at any address.
const MENDED = /(?:\/|\.html)$/;

const { headers: rules } = await parseAllHeaders({
  headersFiles: [join(root, '_headers')],
  configHeaders: undefined,
  minimal: false,
});
const names = [...new Set(rules.flatMap((rule) => Object.keys(rule.values)))];
const ownTypes = rules.filter((rule) => 'Content-Type' in rule.values);
const headers = names.filter((name) => name !== 'Content-Type');
const toVariable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

const redirects = (await readFile(join(root, '_redirects'), 'utf8'))
  .split('\n')
  .map((rule) => rule.split(' '));
const overviews = redirects.flatMap(([from, to]) => (from === `${to}/*` ? [to] : []));
const moved = redirects.filter(([from = '', , status]) => status?.startsWith('30') && !MENDED.test(from));

const packed =
  'text/css text/plain text/xml image/svg+xml application/javascript application/json application/manifest+json application/rss+xml application/xml';

console.log(`# From the built site, by npm run nginx. Headers by address; a response without its own file is /404.html.
${headers.map(formatMap).join('\n')}

server {
${tls ? formatTls(tls) : formatListen(port)}
  root ${root};
  server_tokens off;
  absolute_redirect off;
  charset utf-8;
  charset_types ${packed};
  types_hash_max_size 2048;
  gzip on;
  gzip_vary on;
  gzip_types ${packed};
  brotli on;
  brotli_types ${packed};
${headers.map((name) => `  add_header ${name} ${toVariable(name)} always;`).join('\n')}

  # Never a backslash in a Location: a browser takes it for a slash, and two of those for another host.
  rewrite ^/index(?:\\.html)?$ / permanent;
  rewrite ^/([^\\x5c]+)\\.html$ /$1 permanent;
  rewrite ^/([^\\x5c]+)/$ /$1 permanent;

  error_page 404 @missing;
  location @missing { rewrite ^ /404.html break; }
  location ~ ^/(?:404|_headers|_redirects)$ { return 404; }
  location = / { try_files /index.html =404; }
  location / { try_files $uri $uri.html =404; }
  location = /site.webmanifest { default_type application/manifest+json; }
${[...ownTypes.map(formatType), ...moved.map(formatMoved)].join('\n')}
${overviews.map(formatOverview).join('\n')}
}${tls ? formatPlain(port) : ''}`);

function formatListen(how: string): string {
  return `  listen ${how};\n  listen [::]:${how};`;
}

function formatTls(folder: string): string {
  return `${formatListen('443 ssl http2')}
  ssl_certificate ${folder}/fullchain.pem;
  ssl_certificate_key ${folder}/privkey.pem;`;
}

/** Sends visitors to https, and lets certbot renew the certificate. */
function formatPlain(how: string): string {
  return `

server {
${formatListen(how)}
  root ${root};
  location /.well-known/acme-challenge/ {}
  location / { return 301 https://$host$request_uri; }
}`;
}

/** A variable with the value of one header: that of the last rule for an address, as on Netlify. */
function formatMap(name: string): string {
  const lines = rules
    .filter((rule) => name in rule.values)
    .map((rule) => `  ${toPattern(rule.for)} "${rule.values[name]}";`);
  return `map $uri ${toVariable(name)} {\n${lines.toReversed().join('\n')}\n}`;
}

// A page has the name of its file by the time nginx writes headers.
function toPattern(path: string): string {
  if (path === '/*') return 'default';
  if (path === '/') return '~^/(?:index\\.html)?$';
  const escaped = path.replaceAll('.', '\\.');
  return path.endsWith('/*') ? `~^${escaped.slice(0, -1)}` : `~^${escaped}(?:\\.html)?$`;
}

function formatType(rule: (typeof rules)[number]): string {
  const [type = ''] = rule.values['Content-Type']?.split(';') ?? [];
  return `  location = ${rule.for} { types {} default_type ${type}; }`;
}

function formatMoved([from, to, status]: string[]): string {
  return `  location = ${from} { return ${status} ${to}$is_args$args; }`;
}

function formatOverview(overview = ''): string {
  const name = `@${overview.slice(1)}`;
  return `  location ${overview}/ { try_files $uri $uri.html ${name}; }
  location ${name} { rewrite ^ ${overview}.html break; }`;
}
