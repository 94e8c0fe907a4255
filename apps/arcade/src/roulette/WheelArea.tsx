import { readPocket, type RouletteFacts } from '@perya/game-engines/roulette';
import { useOpenedGame } from '../game/GameContext';
import { StatusLine } from '../game/StatusLine';
import type { Status } from '../game/useGameStatus';
import { Countdown } from '../live-table/Countdown';
import { useLiveTableT } from '../live-table/texts';
import type { TableView } from '../live-table/useTable';
import { useRouletteT } from './texts';
import { Wheel } from './Wheel';
import styles from './WheelArea.module.css';

/** Props of {@link WheelArea}. */
export interface WheelAreaProps {
  view: TableView;
  status: Status;
  /** The winning number once it may be shown. */
  pocket: number | undefined;
}

/** The area around the wheel: dealer, countdown and status. */
export function WheelArea({ view: { table, phase, isLive }, status, pocket }: WheelAreaProps) {
  const { dealer } = useOpenedGame<RouletteFacts>().game;
  const t = useRouletteT();
  const common = useLiveTableT();
  const last = table?.sheet.at(-1);
  return (
    <div className={styles['felt']}>
      <Wheel
        phase={phase}
        times={table?.times}
        target={table?.outcome?.[0]}
        previous={last === undefined ? undefined : readPocket(last)}
        pocket={pocket}
      />
      <div className={styles['texts']}>
        <p className={styles['dealer']}>{common('dealer', { name: dealer })}</p>
        <Countdown times={isLive ? table?.times : undefined} dealingText={t('spinning')} />
        <StatusLine status={status} />
      </div>
    </div>
  );
}
