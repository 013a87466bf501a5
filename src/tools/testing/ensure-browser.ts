/** First step of the browser tests: finds or installs their Chromium (`whole`: with windows), or says in one line what to install. */
import { findBrowser, findTestBrowser } from './browser.ts';

try {
  console.log(`The browser tests run in ${process.argv[2] === 'whole' ? findBrowser() : findTestBrowser()}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
