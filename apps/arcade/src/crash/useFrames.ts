import { useEffect, useEffectEvent } from 'react';

/**
 * Draws a subject before the next repaint, and before each further one as long as `draw` returns true.
 * Another subject starts the loop again.
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
