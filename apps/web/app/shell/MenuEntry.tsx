import { IconButton } from '@perya/ui-kit';
import { ChevronRight } from 'lucide-react';
import {
  createContext,
  use,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { NavLink } from 'react-router';

import { useT } from '../i18n';
import styles from './MenuEntry.module.css';

/** A pointer that only passes over opens nothing, and one that slips off closes nothing. */
const OPEN_AFTER_MS = 100;
const CLOSE_AFTER_MS = 220;

export interface MenuSurroundings {
  /** `drawer`: panels unfold below their entry instead of beside the rail. */
  variant: 'rail' | 'drawer';
  /** A place has been chosen: a drawer closes. */
  onLeave?: (() => void) | undefined;
}

export const MenuSurroundingsContext = createContext<MenuSurroundings>({ variant: 'rail' });

export interface MenuEntryProps {
  label: string;
  icon: ReactNode;
  /** Without an address the entry only opens its panel. */
  to?: string | undefined;
  end?: boolean | undefined;
  /** Made when it is first wanted: most panels never are. */
  panel?: (() => ReactNode) | undefined;
}

/**
 * `peek`: the panel of a focused entry is seen, but not entered by Tab, which would lead through
 * every studio of every kind. The right arrow, or the button beside the entry, goes in.
 */
type PanelState = 'closed' | 'peek' | 'open';

export function MenuEntry({ label, icon, to, end, panel }: MenuEntryProps) {
  const t = useT();
  const { variant, onLeave } = use(MenuSurroundingsContext);
  const [state, setState] = useState<PanelState>('closed');
  const item = useRef<HTMLLIElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const panelId = useId();
  useEffect(() => () => clearTimeout(timer.current), []);

  const soon = (next: PanelState, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState(next), delay);
  };
  const now = (next: PanelState) => {
    clearTimeout(timer.current);
    setState(next);
  };
  const enter = () => {
    now('open');
    // After the panel is drawn and no longer inert.
    requestAnimationFrame(() =>
      item.current?.querySelector<HTMLElement>(`#${CSS.escape(panelId)} a`)?.focus(),
    );
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const isInside = (event.target as Element).closest(`#${CSS.escape(panelId)}`) !== null;
    if (event.key === 'Escape' || (event.key === 'ArrowLeft' && isInside)) {
      if (state === 'closed') return;
      event.stopPropagation();
      now('closed');
      if (isInside) item.current?.querySelector<HTMLElement>('a, button')?.focus();
    } else if (event.key === 'ArrowRight' && !isInside && panel) {
      event.preventDefault();
      enter();
    }
  };
  const onFocus = (event: FocusEvent) => {
    if (event.target.matches('a:focus-visible') && state === 'closed') now('peek');
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) now('closed');
  };
  const isMouse = (event: PointerEvent) => event.pointerType === 'mouse';

  const byPointerAndFocus =
    variant === 'rail' && panel
      ? {
          onPointerEnter: (event: PointerEvent) => isMouse(event) && soon('open', OPEN_AFTER_MS),
          onPointerLeave: (event: PointerEvent) => isMouse(event) && soon('closed', CLOSE_AFTER_MS),
          onFocus,
          onBlur,
          onKeyDown,
        }
      : {};
  const toggle = () => now(state === 'open' ? 'closed' : 'open');
  const content = (
    <>
      <span className={styles['icon']} aria-hidden="true">
        {icon}
      </span>
      <span className={styles['label']}>{label}</span>
    </>
  );

  return (
    <li ref={item} className={styles['entry']} data-variant={variant} {...byPointerAndFocus}>
      {to === undefined ? (
        <button
          type="button"
          className={styles['place']}
          aria-expanded={state === 'open'}
          aria-controls={panelId}
          onClick={toggle}
        >
          {content}
          <ChevronRight className={styles['chevron']} aria-hidden="true" />
        </button>
      ) : (
        <NavLink
          className={styles['place'] ?? ''}
          to={to}
          end={end ?? false}
          prefetch="intent"
          onClick={() => {
            now('closed');
            onLeave?.();
          }}
        >
          {content}
        </NavLink>
      )}
      {to !== undefined && panel && (
        <IconButton
          className={styles['more']}
          label={t('rail.more', { name: label })}
          icon={<ChevronRight className={styles['chevron']} />}
          aria-expanded={state === 'open'}
          aria-controls={panelId}
          onClick={variant === 'drawer' || state === 'open' ? toggle : enter}
        />
      )}
      {panel && (
        <div
          id={panelId}
          className={styles['panel']}
          hidden={state === 'closed'}
          inert={state === 'peek'}
        >
          {state !== 'closed' && (
            <>
              <p className={styles['panelTitle']}>{label}</p>
              {panel()}
            </>
          )}
        </div>
      )}
    </li>
  );
}
