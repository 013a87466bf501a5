import { useEffect, useState } from 'react';

/** `false` for the server's HTML and its first render in the browser, `true` from then on. */
export function useAwake(): boolean {
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return awake;
}
