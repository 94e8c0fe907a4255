import type { RegisterRewards } from '@perya/api-client';
import { RichText, useFormat } from '@perya/i18n';
import { Banderitas, LanternGlow, Skeleton } from '@perya/ui-kit';

import { useT } from '../../locales';
import { useRegisterRewards } from '../../register/useRegisterRewards';
import styles from './Slogan.module.css';

export interface SloganProps {
  /** `strip` in a dialog; `poster` next to the form of a page. */
  variant?: 'strip' | 'poster' | undefined;
}

/** Lines of the text in most languages, for its placeholder. */
const LINES = { strip: 2, poster: 4 } as const;

/**
 * What members get for inviting friends and as cashback (specification §1 and §2), by the platform's rules.
 * Without either, a strip isn't shown, and a poster is only decoration.
 */
export function Slogan({ variant = 'strip' }: SloganProps) {
  const { rewards, isPending } = useRegisterRewards();
  const words = useSloganWords(rewards);
  if (!words && !isPending && variant === 'strip') return null;
  return (
    <aside
      className={styles['slogan']}
      data-variant={variant}
      aria-label={words?.label}
      aria-hidden={words ? undefined : true}
    >
      <LanternGlow tone="gold" className={styles['glow']} />
      {variant === 'poster' && <Banderitas size="large" />}
      {words ? (
        <p className={styles['text']}>
          <RichText
            text={words.text}
            tags={{ amount: (content) => <strong className={styles['amount']}>{content}</strong> }}
          />
        </p>
      ) : (
        isPending && (
          <div className={styles['text']}>
            <Skeleton lines={LINES[variant]} />
          </div>
        )
      )}
    </aside>
  );
}

/** Null if there is nothing to say. */
function useSloganWords(
  rewards: RegisterRewards | undefined,
): { label: string; text: string } | null {
  const t = useT();
  const { money, percent } = useFormat();
  const { referral = null, cashbackBasisPoints = null } = rewards ?? {};
  const reward = referral && money(referral.minor, referral.currency);
  // 350 basis points are 3.5%.
  const cashback = cashbackBasisPoints === null ? null : percent(cashbackBasisPoints / 10_000, 2);
  if (reward !== null) {
    const label = t('slogan.label');
    return cashback === null
      ? { label, text: t('slogan.referral', { reward }) }
      : { label, text: t('slogan.both', { reward, cashback }) };
  }
  if (cashback === null) return null;
  return { label: t('slogan.cashbackLabel'), text: t('slogan.cashback', { cashback }) };
}
