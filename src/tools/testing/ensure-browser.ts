/** First step of the browser tests: finds or installs their Chromium, or says in one line what to install. */
import { findTestBrowser } from './browser.ts';

try {
  console.log(`The browser tests run in ${findTestBrowser()}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
