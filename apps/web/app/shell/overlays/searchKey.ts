import { useEffect } from 'react';

import { afterFirstView } from '../../runtime/afterFirstView';
import { closeOverlay, isOverlayOpen, openOverlay } from '../navigation/overlay';

/** Key events that ended the first view. Each is handled only once, however many listeners are added. */
const answered = new WeakSet<KeyboardEvent>();

/**
 * Opens the search on Ctrl-K (or Cmd-K), and on `/` outside of text fields. Also works if it's the very first
 * key, which loads this listener. A site without games has no search.
 */
export function useSearchKey({ isOn }: { isOn: boolean }): void {
  useEffect(() => {
    if (!isOn) return;
    const over = new AbortController();
    const { signal } = over;
    addEventListener('keydown', (event) => !event.defaultPrevented && answer(event), { signal });
    void afterFirstView().then((event) => {
      if (event && !signal.aborted) answer(event);
    });
    return () => over.abort();
  }, [isOn]);
}

function answer(event: KeyboardEvent): void {
  if (event.altKey || answered.has(event)) return;
  const isChord =
    (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'k';
  const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event);
  if (!isChord && !isSlash) return;
  answered.add(event);
  event.preventDefault();
  if (isChord && isOverlayOpen('search')) closeOverlay('search');
  else openOverlay('search');
}

function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable]:not([contenteditable="false"])') !==
      null
  );
}
