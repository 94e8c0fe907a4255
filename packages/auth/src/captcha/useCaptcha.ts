import { getCaptcha, newIdempotencyKey } from '@perya/api-client';
import { useApi } from '@perya/api-client/react';
import { useCallback, useEffect, useRef, useState } from 'react';

/** A captcha picture. */
export interface CaptchaPicture {
  /** Identifies the picture to the platform. Sent together with the visitor's answer. */
  key: string;
  /** A data URL; null while loading or if loading failed. */
  image: string | null;
}

export interface Captcha {
  /** Null until the platform requires one. */
  captcha: CaptchaPicture | null;
  /** A picture is valid for one attempt. Loads a new one immediately, without throttling. */
  showNewCaptcha(): void;
  /** Requests another picture for the visitor, at most once a second. */
  refreshCaptcha(): void;
  /** The captcha is no longer required. */
  dropCaptcha(): void;
}

/** Pictures are expensive for the platform: at most one request a second (specification §9). */
const REFRESH_THROTTLE_MS = 1_000;

/** Loads captcha pictures. Each request has a unique key, so it's never answered from a cache. */
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
      // If loading fails, the button stays and requests another picture.
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
