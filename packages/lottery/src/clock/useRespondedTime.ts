import { useApi } from '@perya/api-client/react';
import { useEffect, useRef, useState } from 'react';

import { useRenderTime } from './RenderTime';

/**
 * The platform's time in milliseconds, and a function that updates it. It also updates with each new response,
 * which may have corrected the client's clock.
 *
 * @param respondedAt when the last response arrived, as `dataUpdatedAt` of a query
 */
export function useRespondedTime(respondedAt: number): readonly [now: number, update: () => void] {
  const { serverNow } = useApi();
  const [now, setNow] = useState(useRenderTime());
  const known = useRef(respondedAt);
  useEffect(() => {
    if (known.current === respondedAt) return;
    known.current = respondedAt;
    setNow(serverNow());
  }, [respondedAt, serverNow]);
  return [now, () => setNow(serverNow())];
}
