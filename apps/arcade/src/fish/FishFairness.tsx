import { checkBatch, type BatchDetails } from '@perya/game-engines/fish';
import type { PlayedRound } from '@perya/game-engines/play-api';
import { useFormat } from '@perya/i18n';
import { parseMinorUnits } from '@perya/rules/money';
import { FairnessPanel, SeedsForm } from '../game/FairnessPanel';
import { useFishT } from './texts';
import type { FishState } from './useFish';

export interface FishFairnessProps {
  fish: Pick<FishState, 'seeds' | 'setSeeds'>;
  onError(error: unknown): void;
}

/** Content of the fairness dialog. A separate module, loaded on demand. */
export default function FishFairness({ fish: { seeds, setSeeds }, onError }: FishFairnessProps) {
  const t = useFishT();
  const { money } = useFormat();
  const labelOf = ({ details, stake }: PlayedRound): string => {
    const count = (details as BatchDetails | null)?.fish.length ?? 0;
    return `${t('batch', { count })} · ${money(parseMinorUnits(stake))}`;
  };
  return (
    <FairnessPanel
      check={checkBatch}
      labelOf={labelOf}
      head={<SeedsForm seeds={seeds} onSeeds={setSeeds} onError={onError} />}
      revision={seeds}
      onError={onError}
    />
  );
}
