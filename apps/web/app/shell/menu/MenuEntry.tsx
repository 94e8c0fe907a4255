import { IconButton } from '@perya/ui-kit';
import { ChevronRight } from 'lucide-react';
import { createContext, use, type ReactNode } from 'react';
import { Link } from 'react-router';

import { useT } from '../../locales';
import { OperatorLink, type OperatorTarget } from '../components/OperatorLink/OperatorLink';
import { useAriaCurrent } from '../navigation/ariaCurrent';
import styles from './MenuEntry.module.css';
import { useMenuPanel } from './menuPanel';

export interface MenuContextValue {
  /** `drawer`: panels open below their entry instead of next to the rail. */
  variant: 'rail' | 'drawer';
  /** Called when a place is selected, to close the drawer. */
  onLeave?: (() => void) | undefined;
}

export const MenuContext = createContext<MenuContextValue>({ variant: 'rail' });

export interface MenuEntryProps {
  label: string;
  icon: ReactNode;
  /** A count or badge after the label, or on the icon's corner if the menu is narrow. */
  mark?: ReactNode;
  /** The link target. Alternatively `onSelect` is an action. With neither, the entry only opens its panel. */
  to?: string | undefined;
  end?: boolean | undefined;
  /** The link target if the operator sets it; it may be another site. */
  target?: OperatorTarget | undefined;
  onSelect?: (() => void) | undefined;
  /** Rendered on first use, because most panels are never opened. */
  panel?: (() => ReactNode) | undefined;
}

export function MenuEntry({ label, icon, mark, to, end, target, onSelect, panel }: MenuEntryProps) {
  const t = useT();
  const { variant, onLeave } = use(MenuContext);
  const { state, isOpen, panelId, item, close, toggle, enter, handlers } = useMenuPanel();
  const current = useAriaCurrent(to, end);
  const content = (
    <>
      <span className={styles['icon']} aria-hidden="true">
        {icon}
      </span>
      <span className={styles['label']}>{label}</span>
      {mark}
    </>
  );
  const select = () => {
    close();
    onLeave?.();
    onSelect?.();
  };

  return (
    <li
      ref={item}
      className={styles['entry']}
      data-variant={variant}
      {...(variant === 'rail' && panel ? handlers : {})}
    >
      {to !== undefined ? (
        <Link
          className={styles['place']}
          to={to}
          aria-current={current}
          prefetch="intent"
          onClick={select}
        >
          {content}
        </Link>
      ) : target ? (
        <OperatorLink className={styles['place']} target={target} name={label} onClick={select}>
          {content}
        </OperatorLink>
      ) : onSelect ? (
        <button type="button" className={styles['place']} onClick={select}>
          {content}
        </button>
      ) : (
        <button
          type="button"
          className={styles['place']}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={toggle}
        >
          {content}
          <ChevronRight className={styles['chevron']} aria-hidden="true" />
        </button>
      )}
      {to !== undefined && panel && (
        <IconButton
          className={styles['more']}
          label={t('rail.more', { name: label })}
          icon={<ChevronRight className={styles['chevron']} />}
          aria-expanded={isOpen}
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
