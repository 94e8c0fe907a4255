import { getPointConfig, type PointConfig } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useCategoryName, useFormat } from '@perya/i18n';
import { CategoryIcon, LanternGlow } from '@perya/ui-kit';

import { useHomeT } from './locales';
import styles from './PointsLane.module.css';
import { Section } from './Section';

/** The number of ways to earn points shown. */
const MOST = 3;

/** Ways to earn points, and the value of points. */
export function PointsLane() {
  const t = useHomeT();
  const query = useApiQuery(getPointConfig, {});
  const config = query.data;
  return (
    <Section
      title={t('points.title')}
      query={query}
      isEmpty={config?.earning.length === 0}
      all={{ href: '/pointMall', label: t('points.all') }}
    >
      {config && <Points config={config} />}
    </Section>
  );
}

function Points({ config }: { config: PointConfig }) {
  const { isConvertible, convertPoints, convertAmount, earning } = config;
  const t = useHomeT();
  const format = useFormat();
  const categoryName = useCategoryName();
  const money = ({ minor, currency }: typeof convertAmount) => format.money(minor, currency);
  const cheapest = earning
    .toSorted((one, other) => one.turnoverPerPoint.minor - other.turnoverPerPoint.minor)
    .slice(0, MOST);
  return (
    <div className={styles['points']}>
      <LanternGlow placement="top" />
      <p className={styles['worth']}>
        {isConvertible
          ? t('points.worth', { count: convertPoints, amount: money(convertAmount) })
          : t('points.gifts')}
      </p>
      <ul className={styles['ways']}>
        {cheapest.map(({ category, turnoverPerPoint }) => (
          <li key={category}>
            <CategoryIcon category={category} color="hue" />
            {t('points.way', { amount: money(turnoverPerPoint), kind: categoryName(category) })}
          </li>
        ))}
      </ul>
    </div>
  );
}
