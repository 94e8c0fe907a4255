import {
  startFlightCall,
  START_HEIGHT,
  type FlightFacts,
  type FlightReply,
  type WireFlight,
} from '@perya/game-engines/crash';
import { parseMinorUnits } from '@perya/rules/money';
import { useRef, useState } from 'react';
import { useOpenedGame } from '../game/GameContext';
import type { PastRound } from '../game/MultiplierHistory';
import { createOnceSender } from '../game/sendOnce';
import type { Sound } from '../game/sound';
import { useGameT } from '../game/texts';
import type { GameStatus } from '../game/useGameStatus';
import { createPlatformClock, endOf, phaseAt } from './flightAt';
import { useCrashT } from './texts';
import { useCashOut } from './useCashOut';
import { useCrashText } from './useCrashText';
import { useFlightWatch } from './useFlightWatch';

/** Min multiple of the stake for a celebration. */
const LARGE_WIN = 10;
const SHOWN_HEIGHTS = 12;

/** The settings of the next flight. */
export interface FlightChoice {
  /** In wire format. */
  stake: string;
  /** Height of the automatic cash-out in hundredths; null for none. */
  auto: number | null;
}

interface CrashParts {
  status: GameStatus;
  sound: Sound;
}

export type CrashState = ReturnType<typeof useCrash>;

/** State of the crash game: bet, flight and outcome. */
export function useCrash({ status, sound }: CrashParts) {
  const { game, client, now } = useOpenedGame<FlightFacts>();
  const common = useGameT();
  const t = useCrashT();
  const text = useCrashText();
  const [clock] = useState(() => createPlatformClock(now()));
  const [seeds, setSeeds] = useState(game.seeds);
  /** The latest flight of this page, in the air or over. */
  const [flight, setFlight] = useState(game.flight?.state === 'flying' ? game.flight : null);
  const [endedAt, setEndedAt] = useState(0);
  const [heights, setHeights] = useState<readonly PastRound[]>(() =>
    game.heights.map((multiplier, place) => ({ id: `before-${place}`, multiplier })),
  );
  const [isStarting, setIsStarting] = useState(false);
  /** The round with a pending cash-out. */
  const [cashingOut, setCashingOut] = useState<string | null>(null);
  const [isUnknown, setIsUnknown] = useState(false);
  const [celebrated, setCelebrated] = useState(0);
  const [starter] = useState(() =>
    createOnceSender(client, startFlightCall, () => status.say(common('checking'))),
  );
  const inAir = flight?.state === 'flying' ? flight : null;
  const isCashingOut = inAir !== null && inAir.roundId === cashingOut;
  /**
   * The round in the air. A ref, because a response may arrive long after the render that sent the request.
   */
  const roundInAir = useRef(inAir?.roundId ?? null);
  const sendCashOut = useCashOut((roundId) => {
    if (roundInAir.current === roundId) status.say(common('checking'));
  });

  /** Starts a flight, or cashes out. */
  function press(choice: FlightChoice): void {
    if (isStarting || isCashingOut) return;
    if (inAir === null) void start(choice);
    else if (phaseAt(inAir, clock.now()) === 'flying') void cashOut(inAir.roundId);
  }

  async function start(choice: FlightChoice): Promise<void> {
    setIsStarting(true);
    status.say('');
    try {
      const reply = await starter.send(choice);
      setSeeds((used) => ({ ...used, nextNonce: used.nextNonce + 1 }));
      clock.hear(reply.now);
      status.setBalance(reply.balance);
      begin(reply.flight);
    } catch (error) {
      status.sayError(error);
    }
    setIsStarting(false);
    setIsUnknown(starter.isUnknown());
  }

  function begin(next: WireFlight): void {
    if (next.state !== 'flying') return;
    roundInAir.current = next.roundId;
    setFlight(next);
    sound.note(196, 0.3);
    status.say(text.flying(next));
  }

  async function cashOut(roundId: string): Promise<void> {
    setCashingOut(roundId);
    try {
      take(await sendCashOut(roundId));
    } catch (error) {
      // If the flight has ended in the meantime, its outcome has already been announced.
      if (roundInAir.current === roundId) status.sayError(error);
    }
    setCashingOut((current) => (current === roundId ? null : current));
  }

  /** Handles the outcome of a flight. It may come from a press or from polling: only the first one counts. */
  function take(reply: FlightReply): void {
    const { flight: news } = reply;
    clock.hear(reply.now);
    if (roundInAir.current !== news.roundId) return;
    if (news.state === 'flying') {
      // The connection is restored.
      if (status.status.kind === 'error') status.say(text.flying(news));
      return;
    }
    roundInAir.current = null;
    setFlight(news);
    setEndedAt(endOf(game.rules, news, clock.now()));
    const flown = { id: news.roundId, multiplier: news.height ?? START_HEIGHT };
    setHeights((last) => [flown, ...last].slice(0, SHOWN_HEIGHTS));
    status.setBalance(reply.balance);
    const end = text.end(news);
    status.say(end.text, end.kind);
    if (news.cashed === null) {
      sound.note(98, 0.4);
      return;
    }
    sound.win();
    if (parseMinorUnits(news.payout) >= parseMinorUnits(news.stake) * LARGE_WIN) {
      setCelebrated((count) => count + 1);
    }
  }

  useFlightWatch(inAir?.roundId, {
    onReply: take,
    onConnectionLost: () => status.say(t('noPlatform'), 'error'),
    onError: status.sayError,
  });

  return {
    clock,
    seeds,
    setSeeds,
    flight,
    inAir,
    endedAt,
    heights,
    isStarting,
    isCashingOut,
    isUnknown,
    celebrated,
    press,
  };
}
