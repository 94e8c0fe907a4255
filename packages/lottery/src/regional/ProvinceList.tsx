import { useRegionalT } from './locales';
import { ProvinceCard } from './ProvinceCard';
import styles from './ProvinceList.module.css';
import type { Province, RegionLotteries } from '../queries/provinces';

export interface ProvinceListProps {
  provinces: RegionLotteries;
  /** Code of the current lottery. */
  current: string;
  /** Server time, milliseconds. */
  now: number;
  addressOf(code: string): string;
}

/** The provinces drawn today, and those of other days in a disclosure. */
export function ProvinceList({ provinces, ...cards }: ProvinceListProps) {
  const t = useRegionalT();
  const { today, others } = provinces;
  const isElsewhere = others.some(({ lottery }) => lottery.code === cards.current);
  return (
    <div className={styles['provinces']}>
      <section>
        <h2 className={styles['title']}>{t('provinces.today')}</h2>
        {today.length > 0 ? (
          <Cards label={t('provinces.today')} list={today} {...cards} />
        ) : (
          <p className={styles['none']}>{t('provinces.none')}</p>
        )}
      </section>
      {others.length > 0 && (
        <details
          className={styles['others']}
          // Open when the current province is inside; otherwise the member opens it.
          open={isElsewhere}
          key={String(isElsewhere)}
        >
          <summary>{t('provinces.others')}</summary>
          <Cards label={t('provinces.others')} list={others} {...cards} />
        </details>
      )}
    </div>
  );
}

interface CardsProps extends Pick<ProvinceListProps, 'current' | 'now' | 'addressOf'> {
  label: string;
  list: readonly Province[];
}

function Cards({ label, list, current, now, addressOf }: CardsProps) {
  return (
    <ul className={styles['cards']} aria-label={label}>
      {list.map((province) => (
        <li key={province.lottery.code}>
          <ProvinceCard
            province={province}
            isCurrent={province.lottery.code === current}
            now={now}
            href={addressOf(province.lottery.code)}
          />
        </li>
      ))}
    </ul>
  );
}
