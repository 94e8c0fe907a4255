import { Autocomplete } from '@base-ui/react/autocomplete';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { Dialog } from '@base-ui/react/dialog';
import { ArrowRight, Search, X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';

import { IconButton } from '../IconButton/IconButton';
import { Spinner } from '../Spinner/Spinner';
import styles from './CommandPalette.module.css';

/** An item that can be chosen. */
export interface CommandItem {
  /** Unique in the whole palette. */
  id: string;
  label: string;
  /** Secondary text after the label, such as the kind of item or its provider. */
  detail?: string | undefined;
  /** A small picture or an icon before the label; decorative. */
  picture?: ReactNode;
}

/** Items under one heading. An empty group is not shown. */
export interface CommandGroup<Item extends CommandItem = CommandItem> {
  id: string;
  label: string;
  items: readonly Item[];
  /** Next to the heading, such as a button that clears the group. */
  action?: ReactNode;
}

/** Props of {@link CommandPalette}. */
export interface CommandPaletteProps<Item extends CommandItem = CommandItem> {
  open: boolean;
  onClose(): void;
  query: string;
  onQueryChange(query: string): void;
  groups: readonly CommandGroup<Item>[];
  /** Called when an item is clicked, or on Enter while it is highlighted. */
  onChoose(item: Item): void;
  /** More results are loading; the current ones stay visible. */
  isBusy?: boolean | undefined;
  /** Announced to screen readers when the results change. */
  status: string;
  /** Shown below the items, or instead of them when there are none. */
  children?: ReactNode;
  /** Keyboard hints at the bottom. Hidden on phones. */
  hints?: ReactNode;
  labels: { title: string; placeholder: string; close: string };
}

/**
 * A search field over the page, with results to go to. The arrow keys move through the results while the
 * focus stays in the field; Enter chooses, Esc closes.
 */
export function CommandPalette<Item extends CommandItem>({
  open,
  onClose,
  query,
  onQueryChange,
  groups,
  onChoose,
  isBusy = false,
  status,
  children,
  hints,
  labels,
}: CommandPaletteProps<Item>) {
  const input = useRef<HTMLInputElement>(null);
  const shown = groups.filter(({ items }) => items.length > 0);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles['cover']} data-scrim="" />
        <Dialog.Viewport className={styles['viewport']}>
          <Dialog.Popup className={styles['palette']} initialFocus={input}>
            <Dialog.Title className={styles['hidden']}>{labels.title}</Dialog.Title>
            <CSPProvider disableStyleElements>
              <Autocomplete.Root
                open
                inline
                mode="none"
                items={shown}
                value={query}
                onValueChange={(next, { reason }) => {
                  // Choosing an item would put its label into the field.
                  if (reason !== 'item-press') onQueryChange(next);
                }}
                itemToStringValue={({ label }: Item) => label}
                autoHighlight="always"
                keepHighlight
              >
                <div className={styles['field']}>
                  <Search aria-hidden="true" />
                  <Autocomplete.Input
                    ref={input}
                    className={styles['query']}
                    type="search"
                    aria-label={labels.title}
                    placeholder={labels.placeholder}
                    autoComplete="off"
                    autoCapitalize="none"
                    spellCheck={false}
                    enterKeyHint="go"
                    maxLength={60}
                  />
                  {isBusy && <Spinner />}
                  <Dialog.Close render={<IconButton label={labels.close} icon={<X />} />} />
                </div>
                <div className={styles['results']}>
                  <Autocomplete.List className={styles['list']}>
                    {(group: CommandGroup<Item>) => (
                      <Group key={group.id} group={group} onChoose={onChoose} />
                    )}
                  </Autocomplete.List>
                  {children}
                </div>
                {hints !== undefined && <footer className={styles['hints']}>{hints}</footer>}
                <p className={styles['hidden']} role="status">
                  {status}
                </p>
              </Autocomplete.Root>
            </CSPProvider>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface GroupProps<Item extends CommandItem> {
  group: CommandGroup<Item>;
  onChoose(item: Item): void;
}

function Group<Item extends CommandItem>({ group, onChoose }: GroupProps<Item>) {
  return (
    <Autocomplete.Group items={group.items} className={styles['group']}>
      <div className={styles['head']}>
        <Autocomplete.GroupLabel className={styles['label']}>{group.label}</Autocomplete.GroupLabel>
        {group.action}
      </div>
      <Autocomplete.Collection>
        {(item: Item) => (
          <Autocomplete.Item
            key={item.id}
            value={item}
            className={styles['item']}
            onClick={() => onChoose(item)}
          >
            {item.picture !== undefined && (
              <span className={styles['picture']} aria-hidden="true">
                {item.picture}
              </span>
            )}
            <span className={styles['words']}>
              <span className={styles['name']}>{item.label}</span>
              {item.detail !== undefined && <span className={styles['detail']}>{item.detail}</span>}
            </span>
            <ArrowRight className={styles['go']} aria-hidden="true" />
          </Autocomplete.Item>
        )}
      </Autocomplete.Collection>
    </Autocomplete.Group>
  );
}
