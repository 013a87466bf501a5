/** The site's address without a trailing slash: `SITE_URL`, or an example. */
export const siteUrl = (process.env['SITE_URL'] || 'https://www.maquette.example').replace(/\/+$/, '');
