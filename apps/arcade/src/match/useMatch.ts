import type { MatchGame, MatchState, WireMatch } from '@perya/game-engines/match';
import { useRef, useState } from 'react';
import { useOpenedGame } from '../game/GameContext';
import { createSound } from '../game/sound';
import { useGameStatus } from '../game/useGameStatus';
import { useMatchT } from './texts';
import { useMatchAnnouncements } from './useMatchAnnouncements';
import { useMatchCalls } from './useMatchCalls';
import { useMatchState } from './useMatchState';

/** What a game adds to the state of its matches. */
export interface MatchParts<Action extends object, View extends object> {
  game: MatchGame<Action, View>;
  /** What the player is asked to do in a turn. Default: "Your turn". */
  turnText?(view: View): string | undefined;
  /** Announces how a match ended. */
  resultText(match: WireMatch<View>): string;
}

/** See {@link useMatch}. */
export type MatchControl<Action extends object = object, View extends object = object> = ReturnType<
  typeof useMatch<Action, View>
>;

/** State of the player's match: what was read, the player's calls, and the published seed hashes. */
export function useMatch<Action extends object, View extends object>({
  game: { calls, maxPoints, sizes },
  turnText,
  resultText,
}: MatchParts<Action, View>) {
  const { game } = useOpenedGame();
  const t = useMatchT();
  const [sound] = useState(createSound);
  const status = useGameStatus({
    UNKNOWN_STAKE: t('unknownStake'),
    MATCH_OPEN: t('matchOpen'),
    MATCH_STARTED: t('matchStarted'),
    ACTED_ALREADY: t('actedAlready'),
    UNKNOWN_ACTION: t('unknownAction'),
    MATCH_OVER: t('matchOver'),
  });
  const [seeds, setSeeds] = useState(game.seeds);
  const promises = useRef(new Map<string, string>());
  const balance = useRef(game.balance);

  const onState = (next: MatchState<View>) => {
    const { match } = next;
    // The first one counts: it was published before the cards were dealt.
    if (match !== null && !promises.current.has(match.matchId)) {
      promises.current.set(match.matchId, match.commitment);
    }
    // Every read includes the balance; only a changed one is reported to the site.
    if (next.balance === balance.current) return;
    balance.current = next.balance;
    status.setBalance(next.balance);
  };
  const onLost = (error: unknown, isOver: boolean) => {
    if (isOver) status.sayError(error);
    else status.say(t('lineDown'), 'error');
  };

  const read = useMatchState({ calls, onState, onLost });
  const actions = useMatchCalls({ calls, read, status });
  const match = read.state?.match;
  const celebrated = useMatchAnnouncements({ match, status, sound, turnText, resultText });

  return {
    ...actions,
    /** Undefined before the first read; null before the first match. */
    match,
    /** The most points that a player can lose. */
    maxPoints,
    /** The numbers of players that a match can have. */
    sizes,
    status,
    sound,
    celebrated,
    seeds,
    setSeeds,
    /** The hash that this page received first for a match; undefined if it wasn't open then. */
    promiseOf: (matchId: string) => promises.current.get(matchId),
  };
}
