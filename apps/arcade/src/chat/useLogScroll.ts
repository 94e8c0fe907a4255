import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';

/** This close to the end counts as the end, in pixels. */
const END = 48;

export interface LogScroll {
  /** The element that scrolls; its children are watched. */
  log: RefObject<HTMLDivElement | null>;
  /** Id of the newest message when the player scrolled away from the end; null at the end. */
  leftAt: number | null;
  onScroll(): void;
  /** Goes to the newest message, and stays there when others come. */
  toEnd(): void;
}

/** Where a message was on the screen, to keep it there. */
interface Anchor {
  line: Element;
  /** Distance from the top of the log, in pixels. */
  top: number;
}

/**
 * Scrolling of the log: at its end it follows new messages; anywhere else what is being read stays in
 * place when messages above it are added or removed.
 */
export function useLogScroll(newestId: number): LogScroll {
  const log = useRef<HTMLDivElement>(null);
  const anchor = useRef<Anchor>(undefined);
  const [leftAt, setLeftAt] = useState<number | null>(null);
  // Beside the state: a message may be rendered before a scroll event of the same moment is.
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
    if (element === null) return;
    // A keyboard that opens, a window that grows or a font that arrives leave the newest line in sight.
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

/** The first message that is in sight, if only in part. */
function anchorOf(log: Element): Anchor | undefined {
  const edge = log.getBoundingClientRect().top;
  for (const line of log.querySelectorAll('[data-kind]')) {
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
