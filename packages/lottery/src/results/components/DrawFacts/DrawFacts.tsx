import type { DrawResult, Lottery } from '@perya/rules/lottery';
import { useMemo } from 'react';

import { useTranslateCode } from '../../../words/words';
import styles from './DrawFacts.module.css';
import { factsOf } from './facts';
import { useResultsT } from '../../locales';

export interface DrawFactsProps {
  lottery: Lottery;
  result: DrawResult;
}

/** Derived facts of a draw: sum, big or small, odd or even. Renders nothing if the lottery has none. */
export function DrawFacts({ lottery, result }: DrawFactsProps) {
  const t = useResultsT();
  const words = useTranslateCode();
  const facts = useMemo(
    () => (result.length === 0 ? [] : factsOf(lottery, result)),
    [lottery, result],
  );
  if (facts.length === 0) return null;
  return (
    <span className={styles['facts']}>
      {facts.map((fact) => (
        <span key={fact} className={styles['fact']} data-side={fact}>
          {fact.startsWith('sum-') ? t('draw.sum', { sum: fact.slice(4) }) : words('option', fact)}
        </span>
      ))}
    </span>
  );
}
