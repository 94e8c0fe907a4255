import { writeMark, type BaccaratFacts, type Spot } from '@perya/game-engines/baccarat';
import { useFormat } from '@perya/i18n';
import { Button } from '@perya/ui-kit';
import { lazy, useState } from 'react';
import { Celebration } from '../game/Celebration';
import { BalanceFigure } from '../game/BalanceFigure';
import { Figure } from '../game/Figure';
import { useOpenedGame } from '../game/GameContext';
import { GameShell } from '../game/GameShell';
import { createSound } from '../game/sound';
import { useGameT } from '../game/texts';
import { useGameStatus } from '../game/useGameStatus';
import styles from './Baccarat.module.css';
import { ChipTray } from './ChipTray';
import { DealArea } from './DealArea';
import { RoadMaps } from './RoadMaps';
import { RoadsButton } from './RoadsButton';
import { RulesSheet } from './RulesSheet';
import { SeatRow } from './SeatRow';
import { Spots } from './Spots';
import { useBaccaratT } from './texts';
import { useBaccarat } from './useBaccarat';
import { sumOf } from './useBetting';
import { useChips } from './useChips';
import type { TableView } from './useTable';

const BaccaratFairness = lazy(() => import('./BaccaratFairness'));

/** The page of a baccarat table. */
export function Baccarat() {
  const { game } = useOpenedGame<BaccaratFacts>();
  const common = useGameT();
  const t = useBaccaratT();
  const { money } = useFormat();
  const [sound] = useState(createSound);
  const status = useGameStatus({
    BETS_CLOSED: t('betsClosed'),
    STAKE_TOO_HIGH: t('stakeLimit'),
  });
  const baccarat = useBaccarat({ status, sound });
  const { table, phase } = baccarat.table;
  const { slip, isSending, isUnknown, place } = baccarat.betting;
  const chips = useChips();
  const placed = table?.mine?.stakes ?? {};
  const isOpen = phase === 'betting' && !isSending;
  const canAct = isUnknown || (isOpen && slip.total > 0);

  const putChip = (spot: Spot) => {
    slip.add(spot, chips.chosen);
    sound.note(520, 0.05);
  };
  const act = () => {
    if (canAct && table !== undefined) void place(table.times);
  };
  const actText = () => {
    if (isSending) return t('sending');
    if (isUnknown) return common('again');
    if (phase !== 'betting') return t('wait');
    return slip.total === 0 ? t('choose') : t('bet', { amount: money(slip.total) });
  };

  const controls = (
    <>
      <BalanceFigure status={status} />
      <ChipTray chips={chips} slip={slip} isOpen={isOpen} />
      <Button variant="primary" size="large" aria-disabled={isSending || !canAct} onClick={act}>
        {actText()}
      </Button>
      <Figure label={t('onTable')} value={money(sumOf(placed))} atEnd />
    </>
  );

  return (
    <GameShell
      sound={sound}
      rules={<RulesSheet game={game} />}
      fairness={<BaccaratFairness baccarat={baccarat} onError={status.sayError} />}
      controls={controls}
    >
      <div className={styles['table']}>
        <div className={styles['roads']}>
          <RoadMaps sheet={sheetOf(baccarat.table)} />
        </div>
        <DealArea view={baccarat.table} status={status.status} />
        <div className={styles['around']}>
          <SeatRow seats={table?.seats ?? []} standing={table?.standing ?? 0} />
          <RoadsButton sheet={sheetOf(baccarat.table)} />
        </div>
        <Spots
          isOpen={phase === 'betting'}
          placed={placed}
          pending={slip.pending}
          totals={table?.totals ?? {}}
          result={baccarat.table.result}
          onBet={putChip}
        />
      </div>
      <Celebration count={baccarat.celebrated} />
    </GameShell>
  );
}

/** The sheet for the road maps: all finished rounds, plus the current one once its result is shown. */
function sheetOf({ table, result }: Pick<TableView, 'table' | 'result'>): string {
  const sheet = table?.sheet ?? '';
  return result === undefined ? sheet : sheet + writeMark(result);
}
