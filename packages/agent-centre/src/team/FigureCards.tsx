import type { TeamFigures, TeamOverview } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import type { Money } from '@perya/rules/money';
import { Minus, TrendingDown, TrendingUp } from 'lucide-react';

import {
  changeOf,
  FIGURES,
  ResultText,
  useFigureText,
  valueOf,
  type Change,
  type FigureName,
} from './figures';
import { useTeamT } from './locales';
import styles from './team.module.css';

const ARROWS = { up: <TrendingUp />, down: <TrendingDown />, same: <Minus /> } as const;

/** The figures of the period, each compared with the other period. */
export function FigureCards({ overview }: { overview: TeamOverview }) {
  const t = useTeamT();
  const { money, number } = useFormat();
  const { period, activeTurnover } = overview;
  const notes: Partial<Record<FigureName, string>> = {
    members: t('split', { directs: number(period.directs), agents: number(period.agents) }),
    activeMembers: t('activeFrom', {
      amount: money(activeTurnover.minor, activeTurnover.currency),
    }),
  };
  return (
    <dl className={styles['figures']}>
      {FIGURES.map((name) => (
        <Figure key={name} name={name} overview={overview} note={notes[name]} />
      ))}
    </dl>
  );
}

interface FigureProps {
  name: FigureName;
  overview: TeamOverview;
  note: string | undefined;
}

function Figure({ name, overview: { period, comparison }, note }: FigureProps) {
  const t = useTeamT();
  const figureText = useFigureText();
  const change = changeOf(valueOf(period[name]), valueOf(comparison[name]));
  return (
    <div className={styles['figure']}>
      <dt>{t(`figure.${name}`)}</dt>
      <dd className={styles['value']} data-numeric>
        {name === 'net' ? <ResultText money={period.net} /> : figureText(period[name])}
      </dd>
      <dd className={styles['change']} data-direction={change.direction}>
        <span className={styles['arrow']} aria-hidden>
          {ARROWS[change.direction]}
        </span>
        <ChangeText
          change={change}
          by={name === 'net' ? netDifference(period, comparison) : undefined}
        />
      </dd>
      <dd className={styles['note']}>{t('before', { value: figureText(comparison[name]) })}</dd>
      {note !== undefined && <dd className={styles['note']}>{note}</dd>}
    </div>
  );
}

/** Net results can be negative, so there's no percentage. */
const netDifference = (now: TeamFigures, then: TeamFigures): Money => ({
  ...now.net,
  minor: Math.abs(now.net.minor - then.net.minor) as Money['minor'],
});

interface ChangeTextProps {
  change: Change;
  /** Shown instead of a percentage. */
  by: Money | undefined;
}

function ChangeText({ change, by }: ChangeTextProps) {
  const t = useTeamT();
  const { money, percent } = useFormat();
  if (change.direction === 'same') return t('change.same');
  if (by) return t(`change.${change.direction}`, { share: money(by.minor, by.currency) });
  if (change.share === null) return t('change.new');
  return t(`change.${change.direction}`, { share: percent(change.share, 1) });
}
