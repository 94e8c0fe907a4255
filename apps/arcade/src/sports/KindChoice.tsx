import { useBook, useBookState } from './book';
import styles from './KindChoice.module.css';
import { hasSameEvent, SLIP_KINDS } from './picks';
import { useSportsT } from './texts';

const TEXTS = { accumulator: 'slip.accumulator', single: 'slip.singles' } as const;

/** One ticket of all selections, or one for each. Not shown for a single selection. */
export function KindChoice() {
  const t = useSportsT();
  const book = useBook();
  const picks = useBookState((state) => state.picks);
  const chosen = useBookState((state) => state.kind);
  if (picks.length < 2) return null;
  const isSingleOnly = hasSameEvent(picks);
  const kind = isSingleOnly ? 'single' : chosen;
  return (
    <>
      <div className={styles['kinds']} role="group">
        {SLIP_KINDS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === kind}
            disabled={one === 'accumulator' && isSingleOnly}
            onClick={() => book.setKind(one)}
          >
            {t(TEXTS[one])}
          </button>
        ))}
      </div>
      {isSingleOnly && <p className={styles['warning']}>{t('slip.sameEvent')}</p>}
    </>
  );
}
