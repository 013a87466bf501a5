// In the environment, since Node and Vite each load this module: a build that passes midnight has one day and one year.
process.env['BUILD_MOMENT'] ??= new Date().toISOString();

/** When the build started: what counts as published, and the year, follow from it. */
export const buildMoment = new Date(process.env['BUILD_MOMENT']);
