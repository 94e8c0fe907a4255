import { getCaptcha, newIdempotencyKey } from '@perya/api-client';
import { useApi } from '@perya/api-client/react';
import { useCallback, useEffect, useRef, useState } from 'react';

/** A picture to read. */
export interface CaptchaPicture {
  /** Names the picture to the platform; travels with what was read. */
  key: string;
  /** Data address; null while it is fetched, or when it could not be. */
  image: string | null;
}

export interface Captcha {
  /** Null until the platform asks for one. */
  captcha: CaptchaPicture | null;
  /** A picture serves one attempt: shows a new one at once, whatever the last one's age. */
  showNewCaptcha(): void;
  /** The visitor asks for another picture. It comes when the last one is a second old. */
  refreshCaptcha(): void;
  /** No picture is asked for any more. */
  dropCaptcha(): void;
}

/** A picture costs the platform work: at most one a second (specification §9). */
const REFRESH_THROTTLE_MS = 1_000;

/** Pictures with characters to read. Each has a key of its own, so that no cache can answer for it. */
export function useCaptcha(): Captcha {
  const client = useApi();
  const [captcha, setCaptcha] = useState<CaptchaPicture | null>(null);
  const lastShownAt = useRef(Number.NEGATIVE_INFINITY);
  const refresh = useRef<ReturnType<typeof setTimeout>>(undefined);

  const cancelRefresh = useCallback(() => {
    clearTimeout(refresh.current);
    refresh.current = undefined;
  }, []);
  useEffect(() => cancelRefresh, [cancelRefresh]);

  const showNewCaptcha = useCallback(() => {
    cancelRefresh();
    lastShownAt.current = performance.now();
    const key = newIdempotencyKey();
    setCaptcha({ key, image: null });
    client.call(getCaptcha, { key }).then(
      (image) => setCaptcha((shown) => (shown?.key === key ? { key, image } : shown)),
      // Without a picture its button stays, and asks again.
      () => undefined,
    );
  }, [client, cancelRefresh]);

  const refreshCaptcha = useCallback(() => {
    const wait = lastShownAt.current + REFRESH_THROTTLE_MS - performance.now();
    if (wait <= 0) showNewCaptcha();
    else refresh.current ??= setTimeout(showNewCaptcha, wait);
  }, [showNewCaptcha]);

  const dropCaptcha = useCallback(() => {
    cancelRefresh();
    setCaptcha(null);
  }, [cancelRefresh]);

  return { captcha, showNewCaptcha, refreshCaptcha, dropCaptcha };
}
