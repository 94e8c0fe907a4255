import {
  listRoundsCall,
  rotateSeedsCall,
  type PlayedRound,
  type RotatedSeeds,
  type WireSeeds,
} from '@perya/game-engines/play-api';
import { useFormat } from '@perya/i18n';
import { CLIENT_SEED } from '@perya/rules/fairness';
import { parseMinorUnits } from '@perya/rules/money';
import { Button, Field, Input } from '@perya/ui-kit';
import { useEffect, useEffectEvent, useState, type ReactNode, type SubmitEvent } from 'react';
import styles from './FairnessPanel.module.css';
import { useOpenedGame } from './GameContext';
import { useGameT } from './texts';

export interface FairnessPanelProps {
  /** Recomputes a round and compares it: `checkRound` with the game's own rules. */
  check(played: PlayedRound): Promise<boolean>;
  /** A short description of a round. Default: its stake. */
  labelOf?: (played: PlayedRound) => string;
  /** Replaces the seeds if they aren't the player's own; otherwise pass `SeedsForm`. */
  head: ReactNode;
  /** Default: "Last rounds". */
  roundsTitle?: string;
  /** The rounds are refetched when it changes. */
  revision?: unknown;
  onError(error: unknown): void;
}

/** Content of the fairness dialog: the seed hashes, and the last rounds with a check. */
export function FairnessPanel({
  check,
  labelOf,
  head,
  roundsTitle,
  revision,
  onError,
}: FairnessPanelProps) {
  const { client } = useOpenedGame();
  const t = useGameT();
  const [rounds, setRounds] = useState<readonly PlayedRound[]>();
  const fail = useEffectEvent(onError);
  useEffect(() => {
    const reading = new AbortController();
    const { signal } = reading;
    client.call(listRoundsCall, {}, { signal }).then(
      ({ list }) => setRounds(list),
      (error: unknown) => {
        if (!signal.aborted) fail(error);
      },
    );
    return () => reading.abort();
    // The effect doesn't read `revision`: a change means that there are new rounds.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [client, revision]);
  return (
    <div className={styles['panel']}>
      {head}
      <h3>{roundsTitle ?? t('lastRounds')}</h3>
      {rounds?.length === 0 && <p>{t('noRounds')}</p>}
      <ul className={styles['rounds']} aria-busy={rounds === undefined}>
        {rounds?.map((played) => (
          <Round key={played.roundId} played={played} check={check} labelOf={labelOf} />
        ))}
      </ul>
    </div>
  );
}

type RoundProps = Pick<FairnessPanelProps, 'check'> & {
  played: PlayedRound;
  labelOf: FairnessPanelProps['labelOf'] | undefined;
};

function Round({ played, check, labelOf }: RoundProps) {
  const t = useGameT();
  const { money } = useFormat();
  const [isSame, setIsSame] = useState<boolean>();
  const { isFree, isOpen, stake, payout, nonce, serverSeed } = played;
  const label = labelOf?.(played) ?? (isFree ? t('freeRound') : money(parseMinorUnits(stake)));
  return (
    <li>
      <span className={styles['nonce']}>#{nonce}</span>
      <span>{label}</span>
      <strong data-numeric="">{money(parseMinorUnits(payout))}</strong>
      {serverSeed === null ? (
        <span className={styles['sealed']}>{t(isOpen ? 'stillOpen' : 'sealed')}</span>
      ) : (
        <Button size="small" variant="quiet" onClick={() => void check(played).then(setIsSame)}>
          {t('check')}
        </Button>
      )}
      <span className={styles['verdict']} role="status" data-same={isSame}>
        {isSame !== undefined && t(isSame ? 'checked' : 'notChecked')}
      </span>
    </li>
  );
}

export interface SeedsFormProps {
  /** The current seed pair. */
  seeds: WireSeeds;
  onSeeds(next: WireSeeds): void;
  /** Explanation of the seeds. Default: a text for any game. */
  about?: string;
  onError(error: unknown): void;
}

/** The player's seed pair: shows its hash, reveals the old pair and starts a new one. */
export function SeedsForm({ seeds, onSeeds, about, onError }: SeedsFormProps) {
  const { client } = useOpenedGame();
  const t = useGameT();
  const [given, setGiven] = useState<RotatedSeeds['given']>();
  const [typed, setTyped] = useState(seeds.clientSeed);
  const [isInvalid, setIsInvalid] = useState(false);

  const rotate = async (event: SubmitEvent) => {
    event.preventDefault();
    const isFit = CLIENT_SEED.test(typed);
    setIsInvalid(!isFit);
    if (!isFit) return;
    try {
      const rotated = await client.call(rotateSeedsCall, { clientSeed: typed });
      setGiven(rotated.given);
      onSeeds(rotated.next);
    } catch (error) {
      onError(error);
    }
  };

  return (
    <>
      <p>{about ?? t('fairText')}</p>
      <dl className={styles['facts']}>
        <dt>{t('commitment')}</dt>
        <dd className={styles['hash']}>{seeds.commitment}</dd>
        <dt>{t('nonce')}</dt>
        <dd>{seeds.nextNonce}</dd>
        {given !== undefined && (
          <>
            <dt>{t('givenSeed')}</dt>
            <dd className={styles['hash']}>{given.serverSeed}</dd>
          </>
        )}
      </dl>
      <form className={styles['seeds']} onSubmit={(event) => void rotate(event)} noValidate>
        <Field label={t('clientSeed')} error={isInvalid && t('invalidSeed')}>
          <Input
            value={typed}
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => {
              setTyped(target.value);
              setIsInvalid(false);
            }}
          />
        </Field>
        <Button type="submit">{t('newSeeds')}</Button>
      </form>
    </>
  );
}
