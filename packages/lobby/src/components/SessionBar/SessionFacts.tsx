import { useFormat } from '@perya/i18n';
import type { Money } from '@perya/rules/money';
import { IconButton, MoneyText } from '@perya/ui-kit';
import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { usePlayingT } from '../../playing/locales';
import styles from './SessionBar.module.css';

export interface SessionMoney {
  /** In a demo: it can't be paid out, and is labeled as play money. */
  readonly isPlayMoney: boolean;
  /** Null while unknown. */
  readonly balance: Money | null;
  /** Payouts minus stakes since the game was opened; null if the platform doesn't report it. */
  readonly result: Money | null;
  readonly isRefreshing: boolean;
  /** The last request for the balance failed. */
  readonly hasFailed: boolean;
  onRefresh(): void;
}

export interface SessionFactsProps {
  startedAt: number | null;
  money: SessionMoney;
}

/** The time, the time played, the result of the session, and the balance. */
export function SessionFacts({ startedAt, money }: SessionFactsProps) {
  const t = usePlayingT();
  return (
    <div className={styles['facts']}>
      <dl>
        {startedAt !== null && <Clock startedAt={startedAt} />}
        {money.result && <Result result={money.result} />}
        <Balance {...money} />
      </dl>
      <IconButton
        label={money.isRefreshing ? t('gamePage.refreshing') : t('gamePage.refreshBalance')}
        icon={<RotateCw className={money.isRefreshing ? styles['turning'] : undefined} />}
        onClick={money.onRefresh}
      />
    </div>
  );
}

/** Losses and wins are shown in the same neutral style. */
function Result({ result: { minor, currency } }: { result: Money }) {
  const t = usePlayingT();
  const format = useFormat();
  return (
    <div className={styles['fact']} data-fact="result">
      <dt>{t('gamePage.result')}</dt>
      <dd>
        <MoneyText
          text={format.money(minor, currency)}
          flow={minor > 0 ? 'in' : minor < 0 ? 'out' : undefined}
          labels={{ in: t('gamePage.ahead'), out: t('gamePage.behind') }}
        />
      </dd>
    </div>
  );
}

function Balance({ isPlayMoney, balance, isRefreshing, hasFailed }: SessionMoney) {
  const t = usePlayingT();
  const format = useFormat();
  const unknown = hasFailed ? t('gamePage.balanceFailed') : '…';
  return (
    <div className={styles['fact']} data-fact={isPlayMoney ? 'playMoney' : 'balance'}>
      <dt>{t(isPlayMoney ? 'gamePage.playMoney' : 'gamePage.balance')}</dt>
      <dd data-numeric="" aria-busy={isRefreshing}>
        {balance ? format.money(balance.minor, balance.currency) : unknown}
      </dd>
    </div>
  );
}

/** A component of its own, so that its ticks don't rerender the rest of the bar. */
function Clock({ startedAt }: { startedAt: number }) {
  const t = usePlayingT();
  const format = useFormat();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - startedAt) / 1_000));
  return (
    <>
      <div className={styles['fact']} data-fact="clock">
        <dt>{t('gamePage.clock')}</dt>
        <dd data-numeric="">{format.time(now)}</dd>
      </div>
      <div className={styles['fact']} data-fact="played">
        <dt>{t('gamePage.played')}</dt>
        <dd data-numeric="">
          <time dateTime={`PT${seconds}S`}>{playedText(seconds)}</time>
        </dd>
      </div>
    </>
  );
}

/** `0:07`, `12:03`, `1:05:00`. */
function playedText(seconds: number): string {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
