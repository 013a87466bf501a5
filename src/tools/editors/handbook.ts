/** The handbook for editors: for the browser, with the table of questions, and for who writes in files. */
export const handbookFiles = ['content/README.md', 'content/NASLAG.md'] as const;
