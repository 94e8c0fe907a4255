import { readDice, type ColorGameFacts } from '@perya/game-engines/color-game';
import { useOpenedGame } from '../game/GameContext';
import { StatusLine } from '../game/StatusLine';
import type { Status } from '../game/useGameStatus';
import { Countdown } from '../live-table/Countdown';
import { useLiveTableT } from '../live-table/texts';
import type { TableView } from '../live-table/useTable';
import { FallingDice, RestingDice } from './Dice';
import styles from './DiceArea.module.css';
import { Stall } from './Stall';
import { useColorGameT } from './texts';

/** Props of {@link DiceArea}. */
export interface DiceAreaProps {
  view: TableView;
  status: Status;
}

/** The stall in which the dice fall: dealer, countdown, dice and status. */
export function DiceArea({ view, status }: DiceAreaProps) {
  const { dealer } = useOpenedGame<ColorGameFacts>().game;
  const t = useColorGameT();
  const common = useLiveTableT();
  const { table, isLive } = view;
  return (
    <div className={styles['stall']}>
      <Stall />
      <p className={styles['dealer']}>{common('dealer', { name: dealer })}</p>
      <Countdown times={isLive ? table?.times : undefined} dealingText={t('falling')} />
      <div className={styles['dice']} role="group" aria-label={t('dice')}>
        <DiceOf view={view} />
      </div>
      <StatusLine status={status} />
    </div>
  );
}

/** The dice of the round once they are dropped; before that, those of the round before. */
function DiceOf({ view: { table, phase, shownCount } }: Pick<DiceAreaProps, 'view'>) {
  if (table === undefined) return null;
  const { outcome, times, sheet } = table;
  if (outcome !== null && (phase === 'dealing' || phase === 'result')) {
    return <FallingDice key={times.round} dice={outcome} times={times} shownCount={shownCount} />;
  }
  const last = sheet.at(-1);
  return last === undefined ? null : <RestingDice dice={readDice(last)} />;
}
