import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';

/** Delays, so that a pointer passing over opens nothing and briefly leaving doesn't close the panel. */
const OPEN_AFTER_MS = 100;
const CLOSE_AFTER_MS = 220;

/**
 * `peek`: the panel of a focused entry is visible but not reachable by Tab, which would otherwise go through
 * every studio. The right arrow or the button next to the entry enters it.
 * `hover`: opened by the mouse only. A press then keeps it open instead of closing it.
 */
type PanelState = 'closed' | 'peek' | 'hover' | 'open';

export interface MenuPanel {
  state: PanelState;
  /** Whether it's visible and interactive, however it was opened. */
  isOpen: boolean;
  panelId: string;
  /** The list item with the entry and its panel. */
  item: RefObject<HTMLLIElement | null>;
  close: () => void;
  toggle: () => void;
  /** Opens the panel and moves focus into it. */
  enter: () => void;
  /** Handlers next to the rail: hover, focus, arrow keys, Escape. */
  handlers: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** The state of a main menu entry's panel. */
export function useMenuPanel(): MenuPanel {
  const [state, setState] = useState<PanelState>('closed');
  const item = useRef<HTMLLIElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const panelId = useId();
  useEffect(() => () => clearTimeout(timer.current), []);

  const soon = (next: (current: PanelState) => PanelState, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState(next), delay);
  };
  const now = (next: PanelState) => {
    clearTimeout(timer.current);
    setState(next);
  };
  const close = () => now('closed');
  // Called lazily, because the server has no `CSS` object.
  const selector = () => `#${CSS.escape(panelId)}`;
  const enter = () => {
    now('open');
    // After the panel is rendered and no longer inert.
    requestAnimationFrame(() =>
      item.current?.querySelector<HTMLElement>(`${selector()} :is(a, button)`)?.focus(),
    );
  };
  const leave = (event: KeyboardEvent, isInside: boolean) => {
    if (state === 'closed') return;
    event.stopPropagation();
    close();
    if (isInside) item.current?.querySelector<HTMLElement>('a, button')?.focus();
  };
  const isMouse = (event: PointerEvent) => event.pointerType === 'mouse';

  return {
    state,
    isOpen: state === 'open' || state === 'hover',
    panelId,
    item,
    close,
    toggle: () => now(state === 'open' ? 'closed' : 'open'),
    enter,
    handlers: {
      onPointerEnter: (event) =>
        isMouse(event) &&
        soon((current) => (current === 'open' ? current : 'hover'), OPEN_AFTER_MS),
      onPointerLeave: (event) => isMouse(event) && soon(() => 'closed', CLOSE_AFTER_MS),
      onFocus: (event) => {
        if (event.target.matches('a:focus-visible') && state === 'closed') now('peek');
      },
      onBlur: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      },
      onKeyDown: (event) => {
        const isInside = (event.target as Element).closest(selector()) !== null;
        if (event.key === 'Escape' || (event.key === 'ArrowLeft' && isInside)) {
          leave(event, isInside);
        } else if (event.key === 'ArrowRight' && !isInside) {
          event.preventDefault();
          enter();
        }
      },
    },
  };
}
