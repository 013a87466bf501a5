/** The button that stops the particles and starts them again: its id, and how it looks while they play and while they do not. */
export const particleButton = {
  id: 'deeltjes',
  stop: { label: 'Animatie stilzetten', icon: 'M5 3v10M11 3v10' },
  play: { label: 'Animatie afspelen', icon: 'M4 3l9 5-9 5z' },
};
