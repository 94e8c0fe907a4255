import type { VietnamRegion } from '@perya/rules/lottery';
import { useRegionalT } from './locales';
import { ProvinceCard } from './ProvinceCard';
import styles from './ProvinceList.module.css';
import type { Province, RegionLotteries } from './provinces';

export interface ProvinceListProps {
  region: VietnamRegion;
  provinces: RegionLotteries;
  /** Code of the current lottery. */
  current: string;
  /** Server time, milliseconds. */
  now: number;
  addressOf(code: string): string;
}

/** The provinces drawn today, and those of other days in a disclosure. */
export function ProvinceList({ region, provinces, ...cards }: ProvinceListProps) {
  const t = useRegionalT();
  const { today, others } = provinces;
  const name = t(`region.${region}`);
  const isElsewhere = others.some(({ lottery }) => lottery.code === cards.current);
  return (
    <div className={styles['provinces']}>
      <section>
        <h2 className={styles['title']}>{t('provinces.today')}</h2>
        {today.length > 0 ? (
          <Cards label={t('provinces.todayLabel', { region: name })} list={today} {...cards} />
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
          <Cards label={t('provinces.othersLabel', { region: name })} list={others} {...cards} />
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
