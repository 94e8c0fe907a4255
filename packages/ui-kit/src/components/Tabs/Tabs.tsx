import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

import { classNames } from '../../utils/classNames';
import styles from './Tabs.module.css';

/** A tab with its panel. */
export interface TabItem<Value extends string = string> {
  value: Value;
  label: ReactNode;
  icon?: ReactNode;
  /** A count after the label. */
  badge?: ReactNode;
  content: ReactNode;
  disabled?: boolean | undefined;
}

/** Props of {@link Tabs}. */
export interface TabsProps<Value extends string = string> {
  /** Accessible name of the tab list. */
  label: string;
  items: readonly TabItem<Value>[];
  value?: Value | undefined;
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  /** `pill` is a switch of two or three options in a narrow space. */
  variant?: 'line' | 'pill' | undefined;
  /** The tabs share the full width, for example above a form. */
  fullWidth?: boolean | undefined;
  className?: string | undefined;
}

/**
 * Panels of which one is visible. Arrow keys move between tabs; a row wider than the screen scrolls.
 *
 * @example
 * ```tsx
 * import { Tabs } from '@perya/ui-kit/tabs';
 *
 * const tabs = (
 *   <Tabs
 *     label="Record"
 *     items={[
 *       { value: 'bets', label: 'Bets', content: <p>No bets yet.</p> },
 *       { value: 'money', label: 'Money', content: <p>No transfers yet.</p> },
 *     ]}
 *   />
 * );
 * ```
 */
export function Tabs<Value extends string = string>({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
  variant = 'line',
  fullWidth = false,
  className,
}: TabsProps<Value>) {
  return (
    <Base.Root
      className={classNames(styles['tabs'], className)}
      data-variant={variant}
      data-full-width={fullWidth || undefined}
      {...(value === undefined ? { defaultValue: defaultValue ?? items[0]?.value } : { value })}
      onValueChange={(next: Value) => onValueChange?.(next)}
    >
      <Base.List className={styles['list']} aria-label={label} activateOnFocus>
        {items.map((item) => (
          <Base.Tab
            key={item.value}
            value={item.value}
            disabled={item.disabled ?? false}
            className={styles['tab']}
          >
            {item.icon !== undefined && (
              <span className={styles['icon']} aria-hidden="true">
                {item.icon}
              </span>
            )}
            {item.label}
            {item.badge !== undefined && <span className={styles['badge']}>{item.badge}</span>}
          </Base.Tab>
        ))}
        <Base.Indicator className={styles['indicator']} />
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} className={styles['panel']}>
          {item.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
