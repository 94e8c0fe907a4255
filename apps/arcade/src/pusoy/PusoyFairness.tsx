import { checkTable } from '@perya/game-engines/pusoy';
import { FairnessPanel, SeedsForm, type SeedsFormProps } from '../game/FairnessPanel';

export type PusoyFairnessProps = Pick<SeedsFormProps, 'seeds' | 'onSeeds' | 'onError'>;

/** Content of the fairness dialog. A separate module, loaded on demand. */
export default function PusoyFairness({ seeds, onSeeds, onError }: PusoyFairnessProps) {
  return (
    <FairnessPanel
      check={checkTable}
      head={<SeedsForm seeds={seeds} onSeeds={onSeeds} onError={onError} />}
      revision={seeds}
      onError={onError}
    />
  );
}
