import { useCallback, useEffect, useState, type RefObject } from 'react';

/**
 * Shows an element in full screen, or in the whole viewport where the Fullscreen API isn't available
 * (iPhone).
 */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [isFullScreen, setIsFullScreen] = useState(false);

  useEffect(() => {
    const follow = () => setIsFullScreen(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);

  useEffect(() => {
    if (!isFullScreen || document.fullscreenElement !== null) return undefined;
    const leaveOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setIsFullScreen(false);
    };
    addEventListener('keydown', leaveOnEscape);
    return () => removeEventListener('keydown', leaveOnEscape);
  }, [isFullScreen]);

  const toggle = useCallback(async () => {
    if (document.fullscreenElement !== null) {
      await document.exitFullscreen();
      return;
    }
    try {
      if (!element.current?.requestFullscreen) throw new Error('no full screen here');
      await element.current.requestFullscreen({ navigationUI: 'hide' });
    } catch {
      setIsFullScreen((is) => !is);
    }
  }, [element]);

  return { isFullScreen, toggleFullScreen: () => void toggle() };
}
