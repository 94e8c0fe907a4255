import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `draw` before the next repaint, and before each further one as long as it returns true. A new subject
 * restarts the loop.
 */
export function useFrames<Subject>(subject: Subject, draw: (subject: Subject) => boolean): void {
  const onFrame = useEffectEvent(draw);
  useEffect(() => {
    const run = () => {
      if (onFrame(subject)) frame = requestAnimationFrame(run);
    };
    let frame = requestAnimationFrame(run);
    return () => cancelAnimationFrame(frame);
  }, [subject]);
}
