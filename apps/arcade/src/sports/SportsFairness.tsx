import type { PlayedRound } from '@perya/game-engines/play-api';
import { checkLeg, type LegDetails } from '@perya/game-engines/sports';
import { FairnessPanel } from '../game/FairnessPanel';
import { EventResults } from './EventResults';
import { eventName, selectionName } from './names';
import { useSportsT } from './texts';

export interface SportsFairnessProps {
  onError(error: unknown): void;
}

/**
 * Content of the fairness dialog: the last results, and the player's own settled selections. A separate
 * module, loaded on demand.
 */
export default function SportsFairness({ onError }: SportsFairnessProps) {
  const t = useSportsT();
  const labelOf = ({ details }: PlayedRound): string => {
    const leg = details as LegDetails | null;
    return leg === null ? '' : `${selectionName(t, leg)} · ${eventName(leg.sides, '')}`;
  };
  return (
    <FairnessPanel
      check={checkLeg}
      labelOf={labelOf}
      head={<EventResults onError={onError} />}
      onError={onError}
    />
  );
}
