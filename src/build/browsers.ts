/** The oldest browsers whose CSS the build writes, as Browserslist names them. */
export const oldestBrowsers = ['chrome 125', 'firefox 128', 'safari 17.5'];
