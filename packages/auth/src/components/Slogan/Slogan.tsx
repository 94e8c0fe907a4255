import { RichText, useFormat } from '@perya/i18n';
import { parseMinorUnits } from '@perya/rules/money';
import { useBrand } from '@perya/site-config';
import { Banderitas, LanternGlow } from '@perya/ui-kit';

import { useT } from '../../locales';
import styles from './Slogan.module.css';

export interface SloganProps {
  /** `strip` in a dialog; `poster` next to the form of a page. */
  variant?: 'strip' | 'poster' | undefined;
}

/** Rewards for inviting friends, with the brand's amounts (specification §1 and §2). */
export function Slogan({ variant = 'strip' }: SloganProps) {
  const t = useT();
  const format = useFormat();
  const { slogan } = useBrand();
  const { amount, currency } = slogan.referralReward;
  const amounts = {
    reward: format.money(parseMinorUnits(amount), currency),
    // 350 basis points are 3.5%.
    cashback: format.percent(slogan.cashbackBasisPoints / 10_000, 2),
  };
  return (
    <aside className={styles['slogan']} data-variant={variant} aria-label={t('slogan.label')}>
      <LanternGlow tone="gold" className={styles['glow']} />
      {variant === 'poster' && <Banderitas size="large" />}
      <p className={styles['text']}>
        <RichText
          text={t('slogan.text', amounts)}
          tags={{ amount: (content) => <strong className={styles['amount']}>{content}</strong> }}
        />
      </p>
    </aside>
  );
}
