import type { PointConfig } from '@perya/api-client';
import { useCategoryName, useFormat } from '@perya/i18n';
import { Loaded, type LoadedProps } from '@perya/page-kit';
import { Button, CategoryIcon } from '@perya/ui-kit';
import { lazy, Suspense, useState } from 'react';

import { useT } from '../locales';
import { useLatch } from '../dialogs/useLatch';
import styles from './PointHead.module.css';

const AllRatesDialog = lazy(async () => ({
  default: (await import('./AllRatesDialog')).AllRatesDialog,
}));

/** The turnover that the rates are shown for, in minor units: rates per peso are too small to compare. */
const SHOWN_TURNOVER = 1_000_00;
/** Number of categories shown; the others are in a dialog. */
const SHOWN = 4;

export interface EarningRatesProps {
  query: LoadedProps<PointConfig>['query'];
}

/** The points earned by each category, the highest first, with a dialog for all of them. */
export function EarningRates({ query }: EarningRatesProps) {
  const t = useT();
  return (
    <section className={styles['rates']} aria-label={t('head.howTitle')}>
      <h2 className={styles['label']}>{t('head.howTitle')}</h2>
      <Loaded
        query={query}
        skeleton={[44, 44, 44]}
        isEmpty={({ earning }) => earning.length === 0}
        empty={<p className={styles['hint']}>{t('head.noRates')}</p>}
      >
        {({ earning }) => <Rates earning={earning} />}
      </Loaded>
    </section>
  );
}

function Rates({ earning }: { earning: PointConfig['earning'] }) {
  const t = useT();
  const { money, number } = useFormat();
  const categoryName = useCategoryName();
  const [isOpen, setIsOpen] = useState(false);
  const wasOpen = useLatch(isOpen);
  const caption = t('head.caption', {
    amount: money(SHOWN_TURNOVER, earning[0]?.turnoverPerPoint.currency),
  });
  const rows = earning
    .toSorted((one, other) => one.turnoverPerPoint.minor - other.turnoverPerPoint.minor)
    .map(({ category, turnoverPerPoint }) => ({
      category,
      name: categoryName(category),
      points: number(pointsFor(SHOWN_TURNOVER, turnoverPerPoint.minor), {
        maximumFractionDigits: 2,
      }),
    }));
  return (
    <>
      <p className={styles['hint']}>{caption}</p>
      <ul className={styles['ways']}>
        {rows.slice(0, SHOWN).map(({ category, name, points }) => (
          <li key={category}>
            <CategoryIcon category={category} color="hue" />
            <span className={styles['way']}>{name}</span>
            <span className={styles['rate']} data-numeric>
              {points}
            </span>
          </li>
        ))}
      </ul>
      {rows.length > SHOWN && (
        <Button size="small" className={styles['action']} onClick={() => setIsOpen(true)}>
          {t('head.allRates')}
        </Button>
      )}
      {wasOpen && (
        <Suspense fallback={null}>
          <AllRatesDialog
            open={isOpen}
            onClose={() => setIsOpen(false)}
            rows={rows}
            caption={caption}
          />
        </Suspense>
      )}
    </>
  );
}

/**
 * Points earned by a turnover, before rounding: the platform credits whole points as they fill up.
 *
 * @param turnover in minor units
 * @param turnoverPerPoint in minor units; zero earns nothing
 */
export function pointsFor(turnover: number, turnoverPerPoint: number): number {
  return turnoverPerPoint > 0 ? turnover / turnoverPerPoint : 0;
}
