import type { TableFacts } from '@perya/game-engines/pusoy';
import { parseMinorUnits } from '@perya/rules/money';
import { lazy, useState } from 'react';
import { Celebration } from '../game/Celebration';
import { useOpenedGame } from '../game/GameContext';
import { GameShell } from '../game/GameShell';
import { createSound } from '../game/sound';
import { StatusLine } from '../game/StatusLine';
import { useGameStatus } from '../game/useGameStatus';
import { useKeyboardShortcuts } from '../game/useKeyboardShortcuts';
import { useStakes } from '../game/useStakes';
import { Board } from './Board';
import { TimeLimitBar } from './TimeLimitBar';
import styles from './Pusoy.module.css';
import { PusoyControls } from './PusoyControls';
import { PusoyRules } from './PusoyRules';
import { Seats } from './Seats';
import { usePusoyT } from './texts';
import { usePusoy } from './usePusoy';

const PusoyFairness = lazy(() => import('./PusoyFairness'));

/** The page of a nine-card Pusoy table. */
export function Pusoy() {
  const { game } = useOpenedGame<TableFacts>();
  const t = usePusoyT();
  const [sound] = useState(createSound);
  const status = useGameStatus();
  const pusoy = usePusoy({ status, sound });
  const { round, board, table } = pusoy;
  const stakes = useStakes(game.stakes, parseMinorUnits(game.balance), round?.stake);
  const press = () => pusoy.press(stakes.decimal);
  useKeyboardShortcuts({
    KeyD: press,
    KeyA: pusoy.arrange,
    ArrowUp: () => stakes.move(1),
    ArrowDown: () => stakes.move(-1),
  });
  const firstStatus = { text: t(game.round?.end === null ? 'resumed' : 'ready') };

  return (
    <GameShell
      sound={sound}
      rules={<PusoyRules />}
      fairness={
        <PusoyFairness seeds={pusoy.seeds} onSeeds={pusoy.setSeeds} onError={status.sayError} />
      }
      controls={<PusoyControls pusoy={pusoy} stakes={stakes} status={status} onPress={press} />}
    >
      <div className={styles['table']}>
        <p className={styles['room']}>{t('room', { name: game.roomName })}</p>
        <Seats isDealt={round !== null || table !== null} table={table} />
        <Board
          laid={board.laid}
          picked={board.picked}
          isOpen={board.isOpen}
          table={table}
          onPress={board.press}
        />
        <div className={styles['news']}>
          {round !== null && (
            <TimeLimitBar
              key={round.roundId}
              dueAt={round.dueAt}
              onDue={board.close}
              onDecided={() => void pusoy.askAfterDue()}
            />
          )}
          <StatusLine status={status.status.text === '' ? firstStatus : status.status} />
        </div>
      </div>
      <Celebration count={pusoy.celebrated} />
    </GameShell>
  );
}
