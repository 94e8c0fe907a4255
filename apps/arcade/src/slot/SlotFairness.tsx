import { checkSpin, type SlotFacts } from '@perya/game-engines/slot';
import { useFormat } from '@perya/i18n';
import { parseMinorUnits } from '@perya/rules/money';
import { FairnessPanel, SeedsForm } from '../game/FairnessPanel';
import { useOpenedGame } from '../game/GameContext';
import { useSlotT } from './texts';
import type { SlotState } from './useSlot';

export interface SlotFairnessProps {
  slot: Pick<SlotState, 'seeds' | 'setSeeds'>;
  onError(error: unknown): void;
}

/** Content of the fairness dialog. A separate module, loaded on demand. */
export default function SlotFairness({ slot: { seeds, setSeeds }, onError }: SlotFairnessProps) {
  const { rules } = useOpenedGame<SlotFacts>().game;
  const t = useSlotT();
  const { money } = useFormat();
  return (
    <FairnessPanel
      check={(played) => checkSpin(rules, played)}
      labelOf={({ isFree, stake }) => (isFree ? t('freeRound') : money(parseMinorUnits(stake)))}
      head={<SeedsForm seeds={seeds} onSeeds={setSeeds} about={t('fairText')} onError={onError} />}
      roundsTitle={t('lastRounds')}
      revision={seeds}
      onError={onError}
    />
  );
}
