import type { MoneyWheelFacts } from '@perya/game-engines/money-wheel';
import { useOpenedGame } from '../game/GameContext';
import { StatusLine } from '../game/StatusLine';
import type { Status } from '../game/useGameStatus';
import { Countdown } from '../live-table/Countdown';
import { useLiveTableT } from '../live-table/texts';
import type { TableView } from '../live-table/useTable';
import { useMoneyWheelT } from './texts';
import { useLastStop } from './useLastStop';
import { Wheel } from './Wheel';
import styles from './WheelArea.module.css';

/** Props of {@link WheelArea}. */
export interface WheelAreaProps {
  view: TableView;
  status: Status;
}

/** The booth with the wheel: dealer, countdown, wheel and status. */
export function WheelArea({ view, status }: WheelAreaProps) {
  const { dealer, rules, name } = useOpenedGame<MoneyWheelFacts>().game;
  const t = useMoneyWheelT();
  const common = useLiveTableT();
  const { table, phase, shownCount, isLive } = view;
  const before = useLastStop(view, rules.segments);
  const isOver = phase === 'dealing' || phase === 'result';
  return (
    <div className={styles['booth']}>
      <div className={styles['awning']} aria-hidden="true" />
      <p className={styles['dealer']}>{common('dealer', { name: dealer })}</p>
      <Countdown times={isLive ? table?.times : undefined} dealingText={t('spinning')} />
      <Wheel
        segments={rules.segments}
        name={name}
        times={table?.times}
        stops={isOver ? (table?.outcome ?? undefined) : undefined}
        shownCount={shownCount}
        before={before}
      />
      <StatusLine status={status} />
    </div>
  );
}
