import { checkFlight, type FlightFacts } from '@perya/game-engines/crash';
import type { PlayedRound } from '@perya/game-engines/play-api';
import { useFormat } from '@perya/i18n';
import { parseMinorUnits } from '@perya/rules/money';
import { FairnessPanel, SeedsForm } from '../game/FairnessPanel';
import { useOpenedGame } from '../game/GameContext';
import type { CrashState } from './useCrash';
import { useHeightText } from './useCrashText';

export interface CrashFairnessProps {
  crash: Pick<CrashState, 'seeds' | 'setSeeds'>;
  onError(error: unknown): void;
}

/** Content of the fairness dialog. A separate module, loaded on demand. */
export default function CrashFairness({ crash: { seeds, setSeeds }, onError }: CrashFairnessProps) {
  const { rules } = useOpenedGame<FlightFacts>().game;
  const { money } = useFormat();
  const heightText = useHeightText();
  const labelOf = ({ stake, outcome, isOpen }: PlayedRound): string => {
    const staked = money(parseMinorUnits(stake));
    return isOpen ? staked : `${staked} · ${heightText(outcome[0] ?? 0)}`;
  };
  return (
    <FairnessPanel
      check={(played) => checkFlight(rules, played)}
      labelOf={labelOf}
      head={<SeedsForm seeds={seeds} onSeeds={setSeeds} onError={onError} />}
      revision={seeds}
      onError={onError}
    />
  );
}
