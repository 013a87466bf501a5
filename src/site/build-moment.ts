// In the environment, because Node and Vite each load this module: a build that passes midnight has one date.
process.env['BUILD_MOMENT'] ??= new Date().toISOString();

/** When the build started, which decides what is published and the year in texts. */
export const buildMoment = new Date(process.env['BUILD_MOMENT']);
