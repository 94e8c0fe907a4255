import type { FreeSpins, FreeSpinsState } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { Badge, Button, MoneyText, Progress, type BadgeTone } from '@perya/ui-kit';
import { Link } from 'react-router';

import { useRewardsT } from '../locales';
import styles from '../Rewards.module.css';
import { TurnoverProgress } from '../turnover/TurnoverProgress';

const TONES: Readonly<Record<FreeSpinsState, BadgeTone>> = {
  open: 'gold',
  used: 'success',
  expired: 'neutral',
};

/** Free spins of one game: remaining count, stake, expiry, winnings, and a link to the game. */
export function FreeSpinsCard({ grant }: { grant: FreeSpins }) {
  const t = useRewardsT();
  const { money, number, dateTime } = useFormat();
  const { source, game, stake, spins, spinsLeft, won, turnoverMultiple, turnover } = grant;
  const { state, expiresAt } = grant;
  return (
    <li className={styles['card']} data-waits={state === 'open' || undefined}>
      <div className={styles['line']}>
        <h4 className={styles['title']}>{game.name}</h4>
        <Badge tone={TONES[state]}>{t(`freeSpinsState.${state}`)}</Badge>
      </div>
      <p className={styles['text']}>{t(`freeSpinSource.${source}`)}</p>
      <Progress
        label={t('freeSpins.left')}
        value={spinsLeft}
        max={Math.max(spins, 1)}
        valueText={t('freeSpins.leftOf', { left: number(spinsLeft), all: number(spins) })}
        tone="gold"
      />
      <div className={styles['line']}>
        <span className={styles['text']}>
          {t('freeSpins.stake', { amount: money(stake.minor, stake.currency) })}
        </span>
        {won.minor > 0 && (
          <MoneyText
            text={money(won.minor, won.currency)}
            flow="in"
            labels={{ in: t('freeSpins.won') }}
          />
        )}
      </div>
      {turnover && <TurnoverProgress turnover={turnover} />}
      <p className={styles['text']}>
        {t('freeSpins.until', { date: dateTime(expiresAt) })}{' '}
        {turnoverMultiple > 0 && t('freeSpins.multiple', { times: number(turnoverMultiple) })}
      </p>
      {state === 'open' && (
        <div>
          <Button
            aria-label={t('freeSpins.playOne', { game: game.name })}
            render={
              <Link
                to={{ pathname: '/rng', search: `?${new URLSearchParams({ q: game.name })}` }}
              />
            }
          >
            {t('freeSpins.play')}
          </Button>
        </div>
      )}
    </li>
  );
}
