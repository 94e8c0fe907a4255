import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

import styles from './Menu.module.css';

interface MenuEntry {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  disabled?: boolean | undefined;
}

/** An entry that runs an action. */
export interface MenuAction extends MenuEntry {
  kind?: 'action' | undefined;
  onSelect(): void;
  tone?: 'danger' | undefined;
  /** At the far end: a count, a shortcut, an amount. */
  end?: ReactNode;
}

/** An entry that navigates. `render` is the link, such as `<Link to="/member/profile" />`. */
export interface MenuLink extends MenuEntry {
  kind: 'link';
  render: ReactElement;
  end?: ReactNode;
}

/** A choice among several, such as a language. */
export interface MenuChoice {
  kind: 'choice';
  id: string;
  /** Label of the group, shown above the choices and announced by screen readers. */
  label: string;
  value: string;
  options: readonly { value: string; label: ReactNode; lang?: string | undefined }[];
  onValueChange(value: string): void;
}

/** A line between items of a {@link Menu}. */
export interface MenuSeparator {
  kind: 'separator';
  id: string;
}

/** An item of a {@link Menu}. */
export type MenuItem = MenuAction | MenuLink | MenuChoice | MenuSeparator;

/** Props of {@link Menu}. */
export interface MenuProps {
  /** The button that opens the menu: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** Shown above the entries, such as the name of the signed-in member. Not an entry. */
  header?: ReactNode;
  align?: 'start' | 'center' | 'end' | undefined;
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * A menu of actions behind a button. Arrow keys, Home, End and typing move the focus; Esc closes and returns
 * the focus.
 */
export function Menu({
  trigger,
  items,
  header,
  align = 'end',
  side = 'bottom',
  open,
  onOpenChange,
}: MenuProps) {
  return (
    <Base.Root
      {...(open === undefined ? {} : { open })}
      onOpenChange={(next) => onOpenChange?.(next)}
    >
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          className={styles['positioner']}
          // Stays attached to its button in a sticky bar while the page behind scrolls.
          positionMethod="fixed"
          align={align}
          side={side}
          sideOffset={8}
        >
          <Base.Popup className={styles['popup']}>
            {header !== undefined && <div className={styles['header']}>{header}</div>}
            {items.map((item) => (
              <Entry key={item.id} item={item} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Entry({ item }: { item: MenuItem }) {
  if (item.kind === 'separator') return <Base.Separator className={styles['separator']} />;
  if (item.kind === 'choice') return <Choice item={item} />;
  if (item.kind === 'link') {
    return (
      <Base.LinkItem
        className={styles['item']}
        render={item.render}
        closeOnClick
        aria-disabled={item.disabled}
      >
        <Content item={item} />
      </Base.LinkItem>
    );
  }
  return (
    <Base.Item
      className={styles['item']}
      data-tone={item.tone}
      disabled={item.disabled ?? false}
      onClick={() => item.onSelect()}
    >
      <Content item={item} />
    </Base.Item>
  );
}

function Content({ item }: { item: MenuAction | MenuLink }) {
  return (
    <>
      {item.icon !== undefined && (
        <span className={styles['icon']} aria-hidden="true">
          {item.icon}
        </span>
      )}
      <span className={styles['label']}>{item.label}</span>
      {item.end !== undefined && <span className={styles['end']}>{item.end}</span>}
    </>
  );
}

function Choice({ item }: { item: MenuChoice }) {
  return (
    <Base.RadioGroup
      value={item.value}
      onValueChange={(next: string) => item.onValueChange(next)}
      aria-label={item.label}
    >
      <div className={styles['groupLabel']} aria-hidden="true">
        {item.label}
      </div>
      {item.options.map((option) => (
        <Base.RadioItem
          key={option.value}
          value={option.value}
          className={styles['item']}
          lang={option.lang}
          closeOnClick
        >
          <span className={styles['label']}>{option.label}</span>
          <Base.RadioItemIndicator className={styles['indicator']}>
            <Check />
          </Base.RadioItemIndicator>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  );
}
