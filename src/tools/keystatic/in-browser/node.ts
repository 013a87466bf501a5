/** Replaces Node's modules in the browser, which has paths but no disk. */
export { minimatch as matchesGlob } from 'minimatch';

/** The name of a file, without `ending`. */
export const basename = (path: string, ending = '') => path.replace(/.*\//, '').replace(ending, '');

/** The folder of a file. */
export const dirname = (path: string) => path.replace(/\/[^/]*$/, '');

/** The ending of a file's name. */
export const extname = (path: string) => /\.\w+$/.exec(path)?.[0] ?? '';

// Named by what only Node runs.
export const [existsSync, globSync, join, lstatSync, posix, readFileSync] = new Array<undefined>();
