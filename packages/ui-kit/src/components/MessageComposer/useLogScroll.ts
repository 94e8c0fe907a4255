import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';

/** Distance that counts as the end, in pixels. */
const END = 48;

/** Scroll position of a conversation. See {@link useLogScroll}. */
export interface LogScroll {
  /** The scroll container; its children are observed. */
  log: RefObject<HTMLDivElement | null>;
  /** Id of the newest message when the reader scrolled away from the end; null at the end. */
  leftAt: number | null;
  onScroll(): void;
  /** Scrolls to the newest message, and follows new ones. */
  toEnd(): void;
}

/** A message's position on the screen, to keep it there. */
interface Anchor {
  line: Element;
  /** Distance from the top of the log, in pixels. */
  top: number;
}

/**
 * Scroll behavior of a conversation whose messages have the attribute `data-message`: at the end it follows new messages; elsewhere the visible messages stay in
 * place when others are added or removed above them.
 *
 * @param newestId of the newest message
 */
export function useLogScroll(newestId: number): LogScroll {
  const log = useRef<HTMLDivElement>(null);
  const anchor = useRef<Anchor>(undefined);
  const [leftAt, setLeftAt] = useState<number | null>(null);
  // A ref in addition to the state, because a message may render before a simultaneous scroll event.
  const follows = useRef(true);

  const settle = () => {
    const element = log.current;
    if (element === null) return;
    if (follows.current) element.scrollTop = element.scrollHeight;
    else if (anchor.current !== undefined) keepInPlace(element, anchor.current);
    anchor.current = anchorOf(element);
  };
  useLayoutEffect(settle);

  const onResize = useEffectEvent(settle);
  useEffect(() => {
    const element = log.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    // Keeps the newest line visible when the keyboard opens, the window grows or a font loads.
    const observer = new ResizeObserver(() => onResize());
    for (const watched of [element, ...element.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, []);

  const onScroll = () => {
    const element = log.current;
    if (element === null) return;
    const { scrollHeight, scrollTop, clientHeight } = element;
    const isAtEnd = scrollHeight - scrollTop - clientHeight < END;
    follows.current = isAtEnd;
    anchor.current = anchorOf(element);
    setLeftAt((before) => (isAtEnd ? null : (before ?? newestId)));
  };
  const toEnd = () => {
    follows.current = true;
    setLeftAt(null);
    settle();
  };
  return { log, leftAt, onScroll, toEnd };
}

/** The first message that's at least partly visible. */
function anchorOf(log: Element): Anchor | undefined {
  const edge = log.getBoundingClientRect().top;
  for (const line of log.querySelectorAll('[data-message]')) {
    const { top, bottom } = line.getBoundingClientRect();
    if (bottom > edge) return { line, top: top - edge };
  }
  return undefined;
}

function keepInPlace(log: Element, { line, top }: Anchor): void {
  if (!line.isConnected) return;
  const now = line.getBoundingClientRect().top - log.getBoundingClientRect().top;
  log.scrollTop += now - top;
}
