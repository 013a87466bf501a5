/** The site's public base address without a trailing slash, from `SITE_URL`; the example address until the owner sets it. */
export const siteUrl = (process.env['SITE_URL'] || 'https://www.maquette.example').replace(/\/+$/, '');
