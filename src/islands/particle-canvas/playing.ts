const listeners = new Set<() => void>();
let isPlaying = true;

/** Whether the particles play, as the button or a slow machine left it: React shows what the animation does before it. */
export const playing = {
  get: () => isPlaying,
  set: (value: boolean) => {
    isPlaying = value;
    for (const tell of listeners) tell();
  },
  /** Calls back on each change; returns how to end that. */
  watch: (tell: () => void) => {
    listeners.add(tell);
    return () => void listeners.delete(tell);
  },
};
