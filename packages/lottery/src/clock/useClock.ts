import { useApi } from '@perya/api-client/react';
import { useEffect, useState } from 'react';

const LOOK_MS = 1000;

/**
 * The server's time, renewed when `nextChange` says that something is another then, so that a lock or a
 * new day comes without anybody touching the page; and when the clock itself is put right: until the
 * first answer it is the device's own, which may be a day off.
 */
export function useClock(nextChange: (now: number) => number): number {
  const { serverNow } = useApi();
  const [now, setNow] = useState(serverNow);
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
