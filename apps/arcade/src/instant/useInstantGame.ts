import { isOutcomeUnknown, isRejectedError } from '@perya/api-client';
import {
  UNIT,
  type InstantFacts,
  type InstantGame,
  type InstantOptions,
  type InstantReply,
  type WireInstantRound,
} from '@perya/game-engines/instant';
import {
  gameCall,
  type OpenGame,
  type RoundCall,
  type RoundKey,
} from '@perya/game-engines/play-api';
import { parseMinorUnits } from '@perya/rules/money';
import { useState } from 'react';
import type { GenericSchema } from 'valibot';
import { useOpenedGame } from '../game/GameContext';
import type { PastRound } from '../game/MultiplierHistory';
import { createOnceSender } from '../game/sendOnce';
import type { Sound } from '../game/sound';
import { useGameT } from '../game/texts';
import type { GameStatus } from '../game/useGameStatus';
import { useInstantT } from './texts';
import { useMultiplierText } from './useMultiplierText';
import { useResultText } from './useResultText';

/** Min multiple of the stake for a celebration. */
const LARGE_WIN = 10 * UNIT;
const SHOWN_ROUNDS = 20;
/** Rejections of a page that shows an outdated round. */
const OUTDATED: ReadonlySet<string> = new Set(['ROUND_OPEN', 'ROUND_OVER', 'STEPPED_ALREADY']);

/** The first step's note. Each further one is a semitone higher, up to two octaves. */
const FIRST_NOTE = 440;
const SEMITONES = 12;
const MOST_SEMITONES = 24;

/** See {@link useInstantGame}. */
export interface InstantGameConfig {
  game: InstantGame;
  /** Schema of the opened game, to read it again. */
  schema: GenericSchema<unknown, OpenGame & InstantFacts>;
  status: GameStatus;
  sound: Sound;
  /** What the status line says after a step. Default: the multiplier. */
  standingText?(round: WireInstantRound): string;
  /** What it says before the result of a round. Default: nothing. */
  outcomeText?(round: WireInstantRound): string;
  /** Shows a finished round, such as the ball's way, before its result is told. */
  reveal?(round: WireInstantRound): Promise<void>;
}

export type InstantGameState = ReturnType<typeof useInstantGame>;

/** State of an instant game: bet, steps, cash-out and result. */
export function useInstantGame({
  game: { calls },
  schema,
  status,
  sound,
  standingText,
  outcomeText,
  reveal,
}: InstantGameConfig) {
  const { game, client } = useOpenedGame<InstantFacts>();
  const common = useGameT();
  const t = useInstantT();
  const multiplierText = useMultiplierText();
  const resultText = useResultText();
  const [seeds, setSeeds] = useState(game.seeds);
  /** The open round of this page, or the last one. */
  const [round, setRound] = useState(game.round);
  const [last, setLast] = useState<readonly PastRound[]>(() =>
    game.last.map((multiplier, place) => ({ id: `before-${place}`, multiplier })),
  );
  const [isBusy, setIsBusy] = useState(false);
  /** Repeats the call whose outcome is unknown. */
  const [repeat, setRepeat] = useState<(() => Promise<InstantReply>) | null>(null);
  const [celebrated, setCelebrated] = useState(0);
  const open = round?.end === null ? round : null;

  async function run(send: () => Promise<InstantReply>): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const reply = await send();
      setRepeat(null);
      await take(reply);
    } catch (error) {
      status.sayError(error);
      setRepeat(() => (isOutcomeUnknown(error) ? send : null));
      if (isRejectedError(error) && OUTDATED.has(error.code)) await reread();
    }
    setIsBusy(false);
  }

  /** Sends a call exactly once; a repeat has the same key. */
  function once<Request extends RoundKey>(
    call: RoundCall<Request, InstantReply>,
    input: Omit<Request, 'roundKey'>,
  ): Promise<void> {
    // Nothing else can be sent before the outcome of the last call is known.
    if (repeat !== null) return Promise.resolve();
    const sender = createOnceSender(client, call, () => status.say(common('checking')));
    return run(() => sender.send(input));
  }

  async function take({ round: next, balance, seeds: inUse }: InstantReply): Promise<void> {
    setSeeds(inUse);
    setRound(next);
    if (next.end === null) {
      status.setBalance(balance);
      status.say(next.steps.length === 0 ? '' : standing(next));
      sound.note(noteOf(next), 0.1);
      return;
    }
    status.say('');
    await reveal?.(next);
    status.setBalance(balance);
    tell(next);
  }

  const standing = (current: WireInstantRound): string =>
    standingText?.(current) ?? t('standing', { multiplier: multiplierText(current.multiplier) });

  function tell(ended: WireInstantRound): void {
    const { roundId, multiplier, stake, end } = ended;
    setLast((rounds) => [{ id: roundId, multiplier }, ...rounds].slice(0, SHOWN_ROUNDS));
    const payout = parseMinorUnits(end?.payout ?? '0');
    const { text, kind } = resultText({ payout, stake: parseMinorUnits(stake), multiplier });
    const outcome = outcomeText?.(ended) ?? '';
    status.say(outcome === '' ? text : `${outcome} · ${text}`, kind);
    if (kind === 'win') sound.win();
    else sound.note(110, 0.25);
    if (multiplier >= LARGE_WIN) setCelebrated((count) => count + 1);
  }

  async function reread(): Promise<void> {
    try {
      const current = await client.call(gameCall(schema), {});
      setRound(current.round);
      setSeeds(current.seeds);
      status.setBalance(current.balance);
    } catch (error) {
      status.sayError(error);
    }
  }

  return {
    round,
    /** The open round; null if there is none. */
    open,
    last,
    seeds,
    setSeeds,
    isBusy,
    /** Whether the outcome of the last call is unknown: only `again` has an effect then. */
    isUnknown: repeat !== null,
    again: () => (repeat === null ? Promise.resolve() : run(repeat)),
    celebrated,
    start: (input: { stake: string; options: InstantOptions }) => once(calls.start, input),
    step: (step: number) =>
      open === null
        ? Promise.resolve()
        : once(calls.step, { roundId: open.roundId, after: open.steps.length, step }),
    cashOut: () =>
      open === null
        ? Promise.resolve()
        : once(calls.cashOut, { roundId: open.roundId, after: open.steps.length }),
  };
}

const noteOf = ({ steps }: WireInstantRound): number =>
  FIRST_NOTE * 2 ** (Math.min(steps.length, MOST_SEMITONES) / SEMITONES);
