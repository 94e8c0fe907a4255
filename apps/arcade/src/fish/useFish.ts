import type { FishFacts, ShotsReply } from '@perya/game-engines/fish';
import { useFormat } from '@perya/i18n';
import { minorUnits, parseMinorUnits, type MinorUnits } from '@perya/rules/money';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOpenedGame } from '../game/GameContext';
import type { Sound } from '../game/sound';
import { useGameT } from '../game/texts';
import type { GameStatus } from '../game/useGameStatus';
import { createBatcher } from './batcher';
import { createCannon } from './cannon';
import { createPond, type Hit } from './pond';
import { useFishT } from './texts';
import { useFishModel, useFishText } from './useFishText';

/** Min multiple of the stake for a celebration. */
const LARGE_WIN = 30;

interface FishParts {
  status: GameStatus;
  sound: Sound;
  /** Stake of the next shot. */
  stake: MinorUnits;
}

export type FishState = ReturnType<typeof useFish>;

/** State of a pond: its cannon, the shots sent in batches, and the catches. */
export function useFish({ status, sound, stake }: FishParts) {
  const { game, client } = useOpenedGame<FishFacts>();
  const common = useGameT();
  const t = useFishT();
  const text = useFishText();
  const { money } = useFormat();
  const model = useFishModel();
  const [pond] = useState(() => createPond());
  const [cannon] = useState(() => createCannon(pond, model));
  const [batcher] = useState(() => createBatcher(client, game.balance));
  const [seeds, setSeeds] = useState(game.seeds);
  const [won, setWon] = useState<MinorUnits>(minorUnits(0));
  const [isAuto, setIsAuto] = useState(false);
  const [isLocked, setIsLocked] = useState(false);
  const [celebrated, setCelebrated] = useState(0);

  const ceaseFire = () => {
    setIsAuto(false);
    cannon.hold(false);
  };

  /** The balance must also cover bullets in flight and batches without an outcome. */
  const canPay = (): boolean => {
    const inFlight = pond.bullets.reduce((sum, bullet) => sum + bullet.stake, 0);
    return batcher.available() - inFlight >= stake;
  };

  const shoot = () => {
    if (!canPay()) {
      ceaseFire();
      status.say(common('lowBalance'), 'error');
      return;
    }
    cannon.fire(stake);
    sound.note(150, 0.07);
  };

  /** Advances the cannon and the pond by a frame, each by its own time step. */
  const advance = (cannonSeconds: number, pondSeconds: number) => {
    if (cannon.advance(cannonSeconds, isAuto)) shoot();
    for (const hit of pond.advance(pondSeconds)) {
      pond.flash('net', hit);
      batcher.add(hit);
    }
    setIsLocked(cannon.target() !== undefined);
  };

  const lockNext = () => {
    const swimmer = cannon.lockNext();
    if (swimmer !== undefined) status.say(text.locked(swimmer.kind));
  };

  /** A balance that isn't a batch's: after a refill. */
  const setBalance = (decimal: string) => {
    batcher.setBalance(decimal);
    status.setBalance(decimal);
  };

  const showReply = (hits: readonly Hit[], reply: ShotsReply) => {
    const payout = parseMinorUnits(reply.payout);
    setSeeds(reply.seeds);
    status.setBalance(reply.balance);
    if (payout > 0) setWon(payout);
    showCatches(hits, reply.times);
  };

  /** Shows every catch in the pond; the best one is announced. */
  const showCatches = (hits: readonly Hit[], times: readonly number[]) => {
    let best = 0;
    hits.forEach(({ swimmer, stake: paid, x, y }, place) => {
      const worth = times[place] ?? 0;
      if (worth === 0) return;
      swimmer.caughtAt ??= swimmer.age;
      const amount = money(minorUnits(worth * paid));
      pond.flash('paid', { x, y }, amount);
      if (worth <= best) return;
      best = worth;
      status.say(t('caught', { name: text.nameOf(swimmer.kind), amount }), 'win');
    });
    if (best === 0) return;
    sound.note(560 + Math.min(400, best * 8), 0.16);
    if (best < LARGE_WIN) return;
    sound.win();
    setCelebrated((count) => count + 1);
  };

  const onReply = useEffectEvent(showReply);
  const onError = useEffectEvent((error: unknown) => {
    ceaseFire();
    status.sayError(error);
  });
  const onRetry = useEffectEvent(() => status.say(common('checking')));
  useEffect(
    () =>
      batcher.listen({
        onReply: (hits, reply) => onReply(hits, reply),
        onError: (error) => onError(error),
        onRetry: () => onRetry(),
      }),
    [batcher],
  );

  const onHide = useEffectEvent(() => {
    ceaseFire();
    void batcher.flush();
  });
  useEffect(() => {
    const listener = () => {
      if (document.hidden) onHide();
    };
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, []);

  return {
    pond,
    cannon,
    seeds,
    setSeeds,
    setBalance,
    won,
    isAuto,
    toggleAuto: () => setIsAuto((isOn) => !isOn),
    isLocked,
    lockNext,
    celebrated,
    advance,
  };
}
