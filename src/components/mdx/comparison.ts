/** A table that fits needs no stop of its own for the Tab key; without scripts every table has one. */
for (const frame of document.querySelectorAll<HTMLElement>('.comparison > section')) {
  new ResizeObserver(() => {
    frame.tabIndex = frame.scrollWidth > frame.clientWidth ? 0 : -1;
  }).observe(frame);
}
