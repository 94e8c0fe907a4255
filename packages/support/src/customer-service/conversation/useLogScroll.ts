import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Distance that counts as the end, in pixels. */
const END = 48;

export interface LogScroll {
  log: RefObject<HTMLDivElement | null>;
  isAtEnd: boolean;
  onScroll(): void;
  /** Scrolls to the newest message, and follows new ones. */
  toEnd(): void;
}

/**
 * Scroll behavior of a transcript: at the end it follows new messages; elsewhere the visible ones stay in
 * place when older ones are added above them.
 *
 * @param oldestId changes when older messages are added
 */
export function useLogScroll(oldestId: number): LogScroll {
  const log = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  /** The oldest message and the height of the log at the last render. */
  const last = useRef({ oldestId, height: 0 });
  const [isAtEnd, setIsAtEnd] = useState(true);

  useLayoutEffect(() => {
    const element = log.current;
    if (element === null) return;
    const { scrollHeight: height } = element;
    if (follows.current) element.scrollTop = height;
    else if (oldestId < last.current.oldestId) element.scrollTop += height - last.current.height;
    last.current = { oldestId, height };
  });

  const onScroll = () => {
    const element = log.current;
    if (element === null) return;
    const { scrollHeight, scrollTop, clientHeight } = element;
    follows.current = scrollHeight - scrollTop - clientHeight < END;
    setIsAtEnd(follows.current);
  };
  const toEnd = () => {
    follows.current = true;
    setIsAtEnd(true);
    if (log.current !== null) log.current.scrollTop = log.current.scrollHeight;
  };
  return { log, isAtEnd, onScroll, toEnd };
}
