import { lazy, Suspense, useState } from 'react';
import { useT } from '../../i18n';
import { VendorChip } from './VendorChip';
import styles from './VendorFilter.module.css';

const VendorSheet = lazy(() => import('./VendorSheet'));

/** As in the style sheet: below it the list of vendors opens as a sheet, above it in place. */
const PHONE = '(max-width: 899px)';

/** So many are found in one row without help. */
const FEW = 6;

export interface VendorChoice {
  code: string;
  name: string;
  /** How many games it has here, where the platform says. */
  count?: number | undefined;
}

export interface VendorFilterProps {
  vendors: readonly VendorChoice[];
  /** Code of the chosen vendor; empty for all. */
  chosen: string;
  /** The address that chooses a vendor; with `''` the one that chooses all. */
  hrefOf(code: string): string;
}

/**
 * The vendors of a lobby as links, so that a choice works before and without JavaScript. One row to
 * swipe; many of them open in place, or as a sheet on a phone.
 */
export function VendorFilter({ vendors, chosen, hrefOf }: VendorFilterProps) {
  const t = useT();
  const [open, setOpen] = useState<'closed' | 'in-place' | 'sheet'>('closed');
  if (vendors.length < 2) return null;

  const toggle = () => {
    if (open !== 'closed') setOpen('closed');
    else setOpen(matchMedia(PHONE).matches ? 'sheet' : 'in-place');
  };

  return (
    <nav className={styles['filter']} aria-label={t('vendors.label')}>
      <ul className={styles['chips']} data-open={open === 'in-place' || undefined}>
        <li>
          <VendorChip name={t('vendors.all')} href={hrefOf('')} isChosen={chosen === ''} />
        </li>
        {chosenFirst(vendors, chosen, open === 'in-place').map(({ code, name, count }) => (
          <li key={code}>
            <VendorChip
              name={name}
              count={count}
              href={hrefOf(code === chosen ? '' : code)}
              isChosen={code === chosen}
            />
          </li>
        ))}
      </ul>
      {vendors.length > FEW && (
        <button
          type="button"
          className={styles['more']}
          aria-expanded={open !== 'closed'}
          onClick={toggle}
        >
          {open === 'in-place'
            ? t('vendors.showFewer')
            : t('vendors.showAll', { count: vendors.length })}
        </button>
      )}
      {open === 'sheet' && (
        <Suspense>
          <VendorSheet
            vendors={vendors}
            chosen={chosen}
            hrefOf={hrefOf}
            onClose={() => setOpen('closed')}
          />
        </Suspense>
      )}
    </nav>
  );
}

/** In the one row that is in sight, the chosen vendor must be in sight too. */
function chosenFirst(vendors: readonly VendorChoice[], chosen: string, allInSight: boolean) {
  if (allInSight) return vendors;
  return vendors.toSorted((a, b) => Number(b.code === chosen) - Number(a.code === chosen));
}
