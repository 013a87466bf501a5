import { path, type Drawing } from './shapes.ts';

/** In whole and half pixels, to stay crisp at the 16 pixels of the favicon. */
export const logo: Drawing = {
  viewBox: '0 0 40 40',
  shapes: [
    path('M20 1l18 9-18 9-18-9z', 'signal', 'flat'),
    path('M2 20l7-3.5 11 5.5 11-5.5 7 3.5-18 9z', 'cobalt', 'flat'),
    path('M2 30l3.5-1.8 14.5 7.3 14.5-7.3 3.5 1.8-18 9z', 'ink', 'flat'),
  ],
};
