/** The oldest browsers that read the CSS of the build, as Browserslist names them. */
export const oldestBrowsers = ['chrome 125', 'firefox 128', 'safari 17.5'];
