import { getPlayerRank, type ClubLevel, type PlayerRank } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { Loaded, PageFrame } from '@perya/page-kit';
import type { Money } from '@perya/rules/money';
import { Badge, Card, Progress } from '@perya/ui-kit';

import { useRankT } from './locales';
import styles from './PlayerRankPage.module.css';

/** The VIP levels: the current one, and the requirements of the next (specification §2, playerRank). */
export function PlayerRankPage() {
  const t = useRankT();
  const query = useApiQuery(getPlayerRank, {}, { staleTime: 0 });
  return (
    <PageFrame title={t('title')} lead={t('lead')}>
      <Loaded query={query} skeleton={[180, 96, 96]}>
        {(data) => (
          <>
            <Standing rank={data} />
            <ol className={styles['levels']} aria-label={t('levels')}>
              {data.levels.map((level) => (
                <Level key={level.rankLevel} level={level} held={data.rankLevel} />
              ))}
            </ol>
            <p className={styles['note']}>{t('kept')}</p>
          </>
        )}
      </Loaded>
    </PageFrame>
  );
}

function Standing({ rank }: { rank: PlayerRank }) {
  const t = useRankT();
  const held = rank.levels.findLast(({ rankLevel }) => rankLevel <= rank.rankLevel);
  const next = rank.levels.find(({ rankLevel }) => rankLevel > rank.rankLevel);
  return (
    <Card
      title={held ? t('standing', { name: held.name, level: rank.rankLevel }) : t('noLevel')}
      titleLevel={3}
    >
      <div className={styles['standing']}>
        {next ? (
          <>
            <p className={styles['note']}>{t('next', { name: next.name })}</p>
            <Toward label={t('turnover')} done={rank.turnover} needed={next.turnover} />
            <Toward label={t('deposits')} done={rank.deposits} needed={next.deposits} />
          </>
        ) : (
          <>
            <p className={styles['note']}>{t('highest')}</p>
            <Counted label={t('turnover')} amount={rank.turnover} />
            <Counted label={t('deposits')} amount={rank.deposits} />
          </>
        )}
      </div>
    </Card>
  );
}

function Toward({ label, done, needed }: { label: string; done: Money; needed: Money }) {
  const t = useRankT();
  const format = useFormat();
  const max = Number(needed.minor);
  return (
    <Progress
      label={label}
      value={Math.min(Number(done.minor), max)}
      max={Math.max(1, max)}
      tone="gold"
      valueText={t('of', {
        done: format.money(done.minor, done.currency),
        needed: format.money(needed.minor, needed.currency),
      })}
    />
  );
}

function Counted({ label, amount }: { label: string; amount: Money }) {
  const format = useFormat();
  return (
    <p className={styles['counted']}>
      <span>{label}</span>
      <span className={styles['number']}>{format.money(amount.minor, amount.currency)}</span>
    </p>
  );
}

function Level({ level, held }: { level: ClubLevel; held: number }) {
  const t = useRankT();
  const format = useFormat();
  const isHeld = level.rankLevel === held;
  const money = ({ minor, currency }: Money) => format.money(minor, currency);
  return (
    <li className={styles['level']} aria-current={isHeld ? 'step' : undefined}>
      <span className={styles['name']}>
        <span className={styles['number']}>{format.number(level.rankLevel)}</span> {level.name}
        {isHeld && <Badge tone="gold">{t('yours')}</Badge>}
      </span>
      <span className={styles['takes']}>
        {t('takes', { turnover: money(level.turnover), deposits: money(level.deposits) })}
      </span>
      {level.privileges.length > 0 && (
        <ul className={styles['privileges']}>
          {level.privileges.map((privilege) => (
            <li key={privilege}>{t(`privilege.${privilege}`)}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
