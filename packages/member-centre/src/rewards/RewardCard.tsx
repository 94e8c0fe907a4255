import type { ActivityState } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { Badge, MoneyText, type BadgeTone } from '@perya/ui-kit';
import type { ReactNode } from 'react';

import { useRewardsT } from './locales';
import styles from './Rewards.module.css';

const TONES: Readonly<Record<ActivityState, BadgeTone>> = {
  applying: 'teal',
  process: 'teal',
  rejected: 'danger',
  issued: 'gold',
  claimed: 'success',
  joined: 'success',
  comingSoon: 'neutral',
  closed: 'neutral',
};

export interface RewardCardProps {
  title: string;
  /** The description below the title. */
  text: string | null;
  state: ActivityState | null;
  /** As text; null if it has no amount. */
  prize: string | null;
  /** When it was granted or starts, in milliseconds since 1970. */
  from: number | null;
  /** When it ends or, if it's to be claimed, until when that's possible. */
  until: number | null;
  /** The turnover and the claim button. */
  children: ReactNode;
}

/** A reward card: title, state, prize and expiry. */
export function RewardCard({ title, text, state, prize, from, until, children }: RewardCardProps) {
  const t = useRewardsT();
  const { date, dateTime } = useFormat();
  const isTaken = state === 'claimed' || state === 'process';
  return (
    <li className={styles['card']} data-waits={state === 'issued' || undefined}>
      <div className={styles['line']}>
        <h4 className={styles['title']}>{title}</h4>
        {state && <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>}
      </div>
      {text !== null && <p className={styles['text']}>{text}</p>}
      <div className={styles['line']}>
        {prize !== null && (
          <MoneyText
            text={prize}
            tone="gold"
            {...(isTaken && { flow: 'in' as const, labels: { in: t('claim.received') } })}
          />
        )}
        <span className={styles['text']}>
          {state === 'comingSoon'
            ? from !== null && t('rewards.from', { date: date(from) })
            : until !== null &&
              (state === 'issued'
                ? t('rewards.claimBy', { time: dateTime(until) })
                : t('rewards.until', { date: date(until) }))}
        </span>
      </div>
      {children}
    </li>
  );
}
