import { getLotteryOffer } from '@perya/api-client';
import { refreshCalls, useApi } from '@perya/api-client/react';
import { useIsHydrated } from '@perya/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useEffectEvent, useState, type ReactNode } from 'react';

const RenderTimeContext = createContext<number | undefined>(undefined);

/**
 * The longest time between rendering on the server and hydration, in milliseconds. A larger difference may be
 * a device whose clock is wrong.
 */
const LONGEST_HYDRATION_MS = 10_000;

export interface RenderTimeProps {
  /** The platform's time at which the server rendered the page, in milliseconds; undefined without a server. */
  at: number | undefined;
  children: ReactNode;
}

/**
 * Provides the time from which the page is rendered and hydrated, for {@link useRenderTime}. If the device's
 * clock differs, a fresh offer is requested, because the client learns the platform's time from responses.
 */
export function RenderTime({ at, children }: RenderTimeProps) {
  const { serverNow } = useApi();
  const queries = useQueryClient();
  const hydrated = useEffectEvent(() => {
    if (at !== undefined && Math.abs(serverNow() - at) > LONGEST_HYDRATION_MS) {
      void refreshCalls(queries, [getLotteryOffer]);
    }
  });
  useEffect(() => hydrated(), []);
  return <RenderTimeContext value={at}>{children}</RenderTimeContext>;
}

/**
 * The platform's time when the component was first rendered, in milliseconds. During hydration, it's the
 * server's, so that the browser renders the same markup.
 */
export function useRenderTime(): number {
  const at = use(RenderTimeContext);
  const { serverNow } = useApi();
  const isHydrated = useIsHydrated();
  const [first] = useState(() => (isHydrated ? undefined : at) ?? serverNow());
  return first;
}

/** A clock for countdowns: during hydration, the time of the server's markup; then the platform's. */
export function useCountdownClock(): () => number {
  const first = useRenderTime();
  const { serverNow } = useApi();
  return useIsHydrated() ? serverNow : () => first;
}
