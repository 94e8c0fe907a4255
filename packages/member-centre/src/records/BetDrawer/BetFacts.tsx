import type { Bet } from '@perya/api-client';
import { useCategoryName, useFormat } from '@perya/i18n';
import { Facts } from '@perya/page-kit';
import type { Money } from '@perya/rules/money';
import { Badge, DateTimeText, MoneyText } from '@perya/ui-kit';
import type { ReactNode } from 'react';

import { BET_TONES } from '../BetTable/BetTable';
import { BetResult } from '../bet/BetResult';
import { useRecordsT } from '../locales';
import styles from '../records.module.css';

/** The stake, selection, time and result of a bet. */
export function BetFacts({ bet }: { bet: Bet }) {
  const t = useRecordsT();
  const { money, number, stamp } = useFormat();
  const categoryName = useCategoryName();
  const amount = ({ minor, currency }: Money) => money(minor, currency);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('bets.game'), <strong key="game">{bet.gameName}</strong>],
    [t('bets.vendor'), `${bet.vendorName} · ${categoryName(bet.category)}`],
    [
      t('bets.status'),
      <Badge key="status" tone={BET_TONES[bet.status]}>
        {t(`betStatus.${bet.status}`)}
      </Badge>,
    ],
    [t('bets.stake'), <MoneyText key="stake" text={amount(bet.stake)} />],
    [t('bets.payout'), <MoneyText key="payout" text={amount(bet.payout)} />],
    ...(bet.payout.minor > 0 && bet.stake.minor > 0
      ? [[t('bet.odds'), `${number(timesOf(bet), { maximumFractionDigits: 2 })}×`] as const]
      : []),
    [t('bets.result'), <BetResult key="result" of={bet} />],
    [t('bets.turnover'), <MoneyText key="turnover" text={amount(bet.turnover)} />],
    [
      t('bets.time'),
      <DateTimeText key="placed" instant={bet.placedAt} text={stamp(bet.placedAt)} />,
    ],
    [
      t('bets.settled'),
      bet.settledAt === null ? (
        t('bet.notSettled')
      ) : (
        <DateTimeText key="settled" instant={bet.settledAt} text={stamp(bet.settledAt)} />
      ),
    ],
    [
      t('bets.round'),
      <span key="round" className={styles['code']}>
        {bet.roundId}
      </span>,
    ],
    [t('bets.id'), bet.id],
  ];
  return (
    <>
      <Facts facts={facts} />
      {bet.isSettledByPlatform && <p className={styles['text']}>{t('bets.playedForYou')}</p>}
    </>
  );
}

/** The payout multiplier, rounded down so it's never overstated. */
const timesOf = ({ stake, payout }: Bet): number =>
  Math.floor((payout.minor / stake.minor) * 100) / 100;
