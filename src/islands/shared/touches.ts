/** What shows that somebody is at the page. */
export const touches = ['pointermove', 'pointerdown', 'keydown', 'scroll'];
