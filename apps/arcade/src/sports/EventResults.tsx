import {
  resultsCall,
  checkResult,
  type SportsFacts,
  type WireResult,
} from '@perya/game-engines/sports';
import { Button } from '@perya/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOpenedGame } from '../game/GameContext';
import { useGameT } from '../game/texts';
import { useBookState } from './book';
import styles from './EventResults.module.css';
import { countdownText } from './moment';
import { eventName, resultText } from './names';
import { useSportsT } from './texts';

const SHOWN = 6;

export interface EventResultsProps {
  onError(error: unknown): void;
}

/** The last results of the current sport. Each can be recomputed from its seed. */
export function EventResults({ onError }: EventResultsProps) {
  const { client } = useOpenedGame<SportsFacts>();
  const t = useSportsT();
  const sport = useBookState((state) => state.sport);
  const [results, setResults] = useState<readonly WireResult[]>();
  const fail = useEffectEvent(onError);
  useEffect(() => {
    const reading = new AbortController();
    const { signal } = reading;
    client.call(resultsCall, { sport }, { signal }).then(
      ({ list }) => setResults(list.slice(0, SHOWN)),
      (error: unknown) => {
        if (!signal.aborted) fail(error);
      },
    );
    return () => reading.abort();
  }, [client, sport]);
  return (
    <>
      <p>{t('fairness.about')}</p>
      <h3>{t('fairness.lastResults')}</h3>
      <ul className={styles['results']} aria-busy={results === undefined}>
        {results?.map((result) => (
          <ResultRow key={result.id} result={result} />
        ))}
      </ul>
    </>
  );
}

function ResultRow({ result }: { result: WireResult }) {
  const common = useGameT();
  const t = useSportsT();
  const now = useBookState((state) => state.now);
  const [isSame, setIsSame] = useState<boolean>();
  const { sides, league, startsAt, serverSeed } = result;
  return (
    <li title={serverSeed}>
      <span className={styles['ago']} data-numeric="">
        −{countdownText(now - startsAt)}
      </span>
      <span>{eventName(sides, league)}</span>
      <strong data-numeric="">{resultText(t, result)}</strong>
      <Button size="small" variant="quiet" onClick={() => void checkResult(result).then(setIsSame)}>
        {common('check')}
      </Button>
      <span className={styles['verdict']} role="status" data-same={isSame}>
        {isSame !== undefined && common(isSame ? 'checked' : 'notChecked')}
      </span>
    </li>
  );
}
