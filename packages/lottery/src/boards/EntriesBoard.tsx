import type { SelectionShape } from '@perya/rules/lottery';
import { Skeleton } from '@perya/ui-kit';
import { X } from 'lucide-react';
import { lazy, Suspense } from 'react';

import { useT } from '../locales';
import styles from './boards.module.css';

const PasteField = lazy(async () => ({ default: (await import('./PasteField')).PasteField }));

export interface EntriesBoardProps {
  shape: Extract<SelectionShape, { kind: 'entries' }>;
  chosen: readonly string[];
  isDisabled: boolean;
  onChange(chosen: readonly string[]): void;
}

/** Max number of entries shown as removable chips; the rest is a count. */
const MAX_SHOWN = 60;

/** Numbers entered by typing or pasting, each removable. */
export function EntriesBoard({ shape, chosen, isDisabled, onChange }: EntriesBoardProps) {
  const t = useT();
  const rest = chosen.length - MAX_SHOWN;
  return (
    <div className={styles['board']}>
      <Suspense fallback={<Skeleton shape="block" height="140px" />}>
        <PasteField
          shape={shape}
          selection={[chosen]}
          isDisabled={isDisabled}
          onChange={([all = []]) => onChange(all)}
        />
      </Suspense>
      {chosen.length > 0 && (
        <ul className={styles['entries']}>
          {chosen.slice(0, MAX_SHOWN).map((value) => (
            <li key={value}>
              <button
                type="button"
                className={styles['chip']}
                aria-label={t('board.takeOut', { number: value })}
                disabled={isDisabled}
                onClick={() => onChange(chosen.filter((each) => each !== value))}
              >
                {value}
                <X aria-hidden="true" />
              </button>
            </li>
          ))}
          {rest > 0 && <li className={styles['more']}>{t('board.more', { count: rest })}</li>}
        </ul>
      )}
    </div>
  );
}
