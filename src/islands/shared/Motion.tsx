import { LazyMotion } from 'framer-motion';
import type { ReactNode } from 'react';

const loadFeatures = () => import('./motion-features.ts').then((features) => features.default, standStill);

// Where that code does not come, CSS puts what would have moved in its place.
function standStill(): Promise<never> {
  document.documentElement.toggleAttribute('data-still', true);
  return new Promise(() => undefined);
}

/** Gives the `m` parts inside it their motion, whose code comes after the first paint. */
export function Motion({ children }: { children: ReactNode }) {
  return (
    <LazyMotion features={loadFeatures} strict>
      {children}
    </LazyMotion>
  );
}
