import { useEffect, useEffectEvent } from 'react';

/**
 * Runs a task repeatedly while the page is visible; the next run starts only after the last has ended.
 *
 * @param ms pause between two runs
 */
export function usePolling(
  work: () => Promise<unknown>,
  ms: number,
  onError: (error: unknown) => void,
): void {
  const turn = useEffectEvent(() => (document.hidden ? Promise.resolve() : work()));
  const fail = useEffectEvent(onError);
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = async () => {
      try {
        await turn();
      } catch (error) {
        if (!isOver) fail(error);
      }
      if (!isOver) timer = setTimeout(() => void again(), ms);
    };
    void again();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [ms]);
}
