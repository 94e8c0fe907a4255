import { colorOf, hotAndCold, readPocket, type NumberCount } from '@perya/game-engines/roulette';
import { useFormat } from '@perya/i18n';
import panelStyles from '../live-table/StatisticsPanel.module.css';
import styles from './History.module.css';
import { useRouletteT } from './texts';

const SHOWN = 14;
/** How many hot numbers, and how many cold ones. */
const EXTREMES = 4;

/** Props of {@link LastNumbers} and {@link NumberStatistics}. */
export interface HistoryProps {
  /** The last rounds, one letter each, see `readPocket`. */
  sheet: string;
}

/** The last numbers, newest first. */
export function LastNumbers({ sheet }: HistoryProps) {
  const t = useRouletteT();
  const numbers = Array.from(sheet, readPocket);
  return (
    <section className={styles['last']} aria-label={t('lastNumbers')}>
      <ol>
        {/* A round keeps its key while newer ones are added. */}
        {numbers
          .map((number, round) => ({ number, round }))
          .slice(-SHOWN)
          .toReversed()
          .map(({ number, round }) => (
            <li key={round}>
              <NumberMark number={number} />
            </li>
          ))}
      </ol>
    </section>
  );
}

/** The numbers that came most and least often, and the shares of the even-money bets. */
export function NumberStatistics({ sheet }: HistoryProps) {
  const t = useRouletteT();
  const { hot, cold } = hotAndCold(sheet, EXTREMES);
  return (
    <section
      className={[panelStyles['panel'], styles['statistics']].join(' ')}
      aria-label={t('statistics')}
    >
      <CountList name={t('hot')} counts={hot} />
      <CountList name={t('cold')} counts={cold} />
      <Shares sheet={sheet} />
    </section>
  );
}

interface CountListProps {
  name: string;
  counts: readonly NumberCount[];
}

function CountList({ name, counts }: CountListProps) {
  return (
    <div className={styles['counts']}>
      <h2>{name}</h2>
      <ul aria-label={name}>
        {counts.map(({ pocket, count }) => (
          <li key={pocket}>
            <NumberMark number={pocket} /> <small>×{count}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The shares of colors, and of odd and even numbers, in percent. */
function Shares({ sheet }: HistoryProps) {
  const t = useRouletteT();
  const { number } = useFormat();
  const numbers = Array.from(sheet, readPocket);
  if (numbers.length === 0) return null;
  const share = (isCounted: (each: number) => boolean): string =>
    `${number(Math.round((numbers.filter(isCounted).length / numbers.length) * 100))} %`;
  const rows = [
    ['red', t('red'), share((each) => colorOf(each) === 'red')],
    ['black', t('black'), share((each) => colorOf(each) === 'black')],
    ['green', t('zero'), share((each) => each === 0)],
    ['odd', t('odd'), share((each) => each % 2 === 1)],
    ['even', t('even'), share((each) => each > 0 && each % 2 === 0)],
  ] as const;
  return (
    <dl className={styles['shares']}>
      {rows.map(([tone, name, value]) => (
        <div key={tone} data-tone={tone}>
          <dt>{name}</dt>
          <dd data-numeric="">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function NumberMark({ number }: { number: number }) {
  return (
    <b className={styles['mark']} data-tone={colorOf(number)} data-numeric="">
      {number}
    </b>
  );
}
