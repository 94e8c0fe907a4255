import { rotateSeedsCall, type WireSeeds } from '@perya/game-engines/play-api';
import { CLIENT_SEED } from '@perya/rules/fairness';
import { Button, Field, Input } from '@perya/ui-kit';
import { Fragment, useState, type SubmitEvent } from 'react';
import { useOpenedGame } from '../game/GameContext';
import { useGameT } from '../game/texts';
import styles from './TableCommitments.module.css';
import { useLiveTableT } from './texts';

export interface TableCommitmentsProps {
  /** How results are drawn and verified. */
  about: string;
  /** The published hashes, by their labels. */
  hashes: readonly (readonly [label: string, hash: string])[];
  /** The player's own seed pair, whose client seed goes into the next bets. */
  seeds: WireSeeds;
  onSeeds(next: WireSeeds): void;
  onError(error: unknown): void;
}

/** The published seed hashes, and the player's own seed, which goes into the next bets. */
export function TableCommitments({
  about,
  hashes,
  seeds,
  onSeeds,
  onError,
}: TableCommitmentsProps) {
  const { client } = useOpenedGame();
  const common = useGameT();
  const t = useLiveTableT();
  const [typed, setTyped] = useState(seeds.clientSeed);
  const [isInvalid, setIsInvalid] = useState(false);
  const [isKept, setIsKept] = useState(false);

  const keep = async (event: SubmitEvent) => {
    event.preventDefault();
    const isFit = CLIENT_SEED.test(typed);
    setIsInvalid(!isFit);
    if (!isFit) return;
    try {
      const { next } = await client.call(rotateSeedsCall, { clientSeed: typed });
      onSeeds(next);
      setIsKept(true);
    } catch (error) {
      onError(error);
    }
  };

  return (
    <>
      <p>{about}</p>
      {hashes.length > 0 && (
        <dl className={styles['promises']}>
          {hashes.map(([label, hash]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{hash}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      <form className={styles['seed']} onSubmit={(event) => void keep(event)} noValidate>
        <Field label={common('clientSeed')} error={isInvalid && common('invalidSeed')}>
          <Input
            value={typed}
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => {
              setTyped(target.value);
              setIsInvalid(false);
              setIsKept(false);
            }}
          />
        </Field>
        <Button type="submit">{t('useSeed')}</Button>
        <p className={styles['kept']} role="status">
          {isKept && t('seedKept')}
        </p>
      </form>
    </>
  );
}
