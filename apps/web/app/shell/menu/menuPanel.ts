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

/** A pointer that only passes over opens nothing, and one that slips off closes nothing. */
const OPEN_AFTER_MS = 100;
const CLOSE_AFTER_MS = 220;

/**
 * `peek`: the panel of a focused entry is seen, but not entered by Tab, which would lead through
 * every studio of every kind. The right arrow, or the button beside the entry, goes in.
 * `hover`: the mouse alone opened it. A press that comes after that wants it open, not closed.
 */
type PanelState = 'closed' | 'peek' | 'hover' | 'open';

export interface MenuPanel {
  state: PanelState;
  /** It can be read and entered, however it was opened. */
  isOpen: boolean;
  panelId: string;
  /** The entry and its panel. */
  item: RefObject<HTMLLIElement | null>;
  close: () => void;
  toggle: () => void;
  /** Opens the panel and moves the focus into it. */
  enter: () => void;
  /** What opens and closes it beside the rail: hovering, focus, arrows, Escape. */
  handlers: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** The panel of an entry of the main menu. */
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
  // Not while rendering: the server has no `CSS`.
  const selector = () => `#${CSS.escape(panelId)}`;
  const enter = () => {
    now('open');
    // After the panel is drawn and no longer inert.
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
