import type { SlotFacts } from '@perya/game-engines/slot';
import { useFormat } from '@perya/i18n';
import { parseMinorUnits } from '@perya/rules/money';
import { Button } from '@perya/ui-kit';
import { RotateCw } from 'lucide-react';
import { lazy, useRef, useState } from 'react';
import { Celebration } from '../game/Celebration';
import { BalanceFigure } from '../game/BalanceFigure';
import { Figure } from '../game/Figure';
import { useOpenedGame } from '../game/GameContext';
import { GameShell } from '../game/GameShell';
import { KeyHint } from '../game/KeyHint';
import { createSound } from '../game/sound';
import { StakePicker } from '../game/StakePicker';
import { StatusLine } from '../game/StatusLine';
import { useGameT } from '../game/texts';
import { useGameStatus } from '../game/useGameStatus';
import { useKeyboardShortcuts } from '../game/useKeyboardShortcuts';
import { useStakes } from '../game/useStakes';
import { FreeSpins } from './FreeSpins';
import { PayTable } from './PayTable';
import { Reels, type ReelsHandle } from './Reels';
import styles from './Slot.module.css';
import { useSlotT } from './texts';
import { useSlot } from './useSlot';

const SlotFairness = lazy(() => import('./SlotFairness'));

/** The page of a slot machine. */
export function Slot() {
  const { game } = useOpenedGame<SlotFacts>();
  const common = useGameT();
  const t = useSlotT();
  const { money } = useFormat();
  const [sound] = useState(createSound);
  const reels = useRef<ReelsHandle>(null);
  const status = useGameStatus();
  const slot = useSlot({ status, sound, reels });
  const { feature, grant, isBusy, isUnknown } = slot;
  const [firstBalance] = useState(() => parseMinorUnits(game.balance));
  const stakes = useStakes(game.stakes, firstBalance, feature?.stake ?? grant?.stake);
  const play = () => void slot.play(stakes.decimal);
  const moveStake = (by: number) => () => {
    if (!isBusy) stakes.move(by);
  };
  useKeyboardShortcuts({
    Space: play,
    Enter: play,
    ArrowUp: moveStake(1),
    ArrowRight: moveStake(1),
    ArrowDown: moveStake(-1),
    ArrowLeft: moveStake(-1),
  });

  const controls = (
    <>
      <BalanceFigure status={status} />
      <StakePicker stakes={stakes} />
      <Button
        variant="primary"
        size="large"
        iconStart={<RotateCw />}
        aria-disabled={isBusy}
        onClick={play}
      >
        {isBusy ? t('spinning') : isUnknown ? common('again') : t('spin')}
      </Button>
      <Figure label={common('lastWin')} value={money(slot.won)} atEnd />
      <KeyHint>{t('space')}</KeyHint>
    </>
  );

  return (
    <GameShell
      sound={sound}
      rules={<PayTable />}
      rulesTitle={t('rules')}
      fairness={<SlotFairness slot={slot} onError={status.sayError} />}
      controls={controls}
    >
      <FreeSpins feature={feature} grant={grant} />
      <div className={styles['frame']}>
        <Reels ref={reels} />
      </div>
      <StatusLine status={status.status} />
      <Celebration count={slot.celebrated} />
    </GameShell>
  );
}
