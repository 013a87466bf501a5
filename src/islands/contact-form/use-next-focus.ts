import { useCallback, useLayoutEffect, useRef } from 'react';

/** Gives a function that moves focus once what happens now is rendered, so that a field is described when it takes focus. */
export function useNextFocus() {
  const next = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    next.current?.();
    next.current = undefined;
  });
  return useCallback((moveFocus: () => void) => {
    next.current = moveFocus;
  }, []);
}
