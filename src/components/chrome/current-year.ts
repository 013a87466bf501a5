/** Shows this year in the footer; the page may have been built last year. */
const year = document.querySelector('footer time');
const now = String(new Date().getFullYear());
if (year && year.innerHTML < now) year.textContent = now;
