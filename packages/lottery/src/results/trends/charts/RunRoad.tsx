import { useFormat } from '@perya/i18n';
import type { Run } from '@perya/rules/lottery';

import type { Outcome, RunTrend } from '../model/trendModel';
import { useTrendsT } from '../locales';
import { useOutcomeName } from '../words/words';
import styles from './chart.module.css';
import { percent } from './percent';
import legend from './RunRoad.module.css';

const COLUMNS = 20;
const ROWS = 6;
const STEP = 18;
const RADIUS = 6;

/** The latest runs, one per column, the newest on the right. Long runs show their length. */
export function RunRoad({ trend }: { trend: RunTrend }) {
  const t = useTrendsT();
  const shown = trend.runs.slice(0, COLUMNS).toReversed();
  const outcomes: readonly Outcome[] =
    trend.kind === 'size' ? ['big', 'small', 'middle'] : ['odd', 'even'];
  const met = outcomes.filter((outcome) => trend.runs.some((run) => run.outcome === outcome));
  return (
    <div className={legend['road']}>
      <svg
        className={styles['chart']}
        height={(ROWS + 1) * STEP}
        role="img"
        aria-label={t(`runs.${trend.kind}`)}
      >
        {shown.map((run, column) => (
          <Column key={run.from} run={run} x={percent((column + 0.5) / COLUMNS)} />
        ))}
      </svg>
      <Legend outcomes={met} />
    </div>
  );
}

function Column({ run, x }: { run: Run<Outcome>; x: string }) {
  const { number } = useFormat();
  return (
    <g>
      {Array.from({ length: Math.min(run.length, ROWS) }, (_, row) => (
        <circle
          key={row}
          className={styles['run']}
          data-outcome={run.outcome}
          cx={x}
          cy={(row + 0.5) * STEP}
          r={RADIUS}
        />
      ))}
      {run.length > ROWS && (
        <text className={styles['figure']} x={x} y={(ROWS + 0.75) * STEP} textAnchor="middle">
          {number(run.length)}
        </text>
      )}
    </g>
  );
}

function Legend({ outcomes }: { outcomes: readonly Outcome[] }) {
  const nameOf = useOutcomeName();
  return (
    <ul className={legend['legend']}>
      {outcomes.map((outcome) => (
        <li key={outcome} className={legend['entry']}>
          <svg className={legend['sign']} viewBox="0 0 16 16" aria-hidden>
            <circle className={styles['run']} data-outcome={outcome} cx={8} cy={8} r={RADIUS} />
          </svg>
          {nameOf(outcome)}
        </li>
      ))}
    </ul>
  );
}
