import { useEffect, useState } from 'react';

/** `false` on the server and in the first render, `true` once hydrated. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
