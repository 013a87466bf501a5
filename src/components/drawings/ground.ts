/** The two grounds of the site: paper or a sheet, and blueprint. */
export type Ground = 'paper' | 'blueprint';
