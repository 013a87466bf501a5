/** The button that stops and restarts the particles: its id, and its label and icon while they play or not. */
export const particleButton = {
  id: 'deeltjes',
  stop: { label: 'Animatie stilzetten', icon: 'M5 3v10M11 3v10' },
  play: { label: 'Animatie afspelen', icon: 'M4 3l9 5-9 5z' },
};
