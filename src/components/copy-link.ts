/** Copies the address of a heading when its link is followed. */
const noteMs = 3000;
const note = document.getElementById('gekopieerd');

const say = (text: string) => note?.replaceChildren(text);

document.addEventListener('click', ({ target, metaKey, ctrlKey }) => {
  if (!(target instanceof HTMLAnchorElement) || target.className !== 'anchor' || metaKey || ctrlKey) return;
  navigator.clipboard?.writeText(target.href).then(
    () => {
      say('Link gekopieerd');
      setTimeout(say, noteMs, '');
    },
    () => {},
  );
});
