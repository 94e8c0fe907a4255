import { useApi } from '@perya/api-client/react';
import { useEffect, useState } from 'react';

import { useRenderTime } from './RenderTime';

const LOOK_MS = 1000;

/**
 * The server's time. Updates at the instants returned by `nextChange`, so that a lock or a new day shows
 * without interaction, and when the clock is corrected: until the first response it's the device's clock,
 * which may be off by a day.
 */
export function useClock(nextChange: (now: number) => number): number {
  const { serverNow } = useApi();
  const [now, setNow] = useState(useRenderTime());
  useEffect(() => {
    const change = nextChange(now);
    const look = () => {
      const time = serverNow();
      if (time >= change || time < now) setNow(time);
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [now, nextChange, serverNow]);
  return now;
}
