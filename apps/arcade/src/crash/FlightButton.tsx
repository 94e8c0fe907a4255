import {
  heightAt,
  payoutOf,
  type FlightFacts,
  type FlightRules,
  type WireFlight,
} from '@perya/game-engines/crash';
import { useFormat } from '@perya/i18n';
import { parseMinorUnits } from '@perya/rules/money';
import { Button } from '@perya/ui-kit';
import { useState } from 'react';
import { useOpenedGame } from '../game/GameContext';
import { useGameT } from '../game/texts';
import { useFrames } from '../game/useFrames';
import { phaseAt } from './flightAt';
import { useCrashT } from './texts';
import type { CrashState } from './useCrash';

export interface FlightButtonProps {
  crash: Pick<CrashState, 'clock' | 'inAir' | 'isStarting' | 'isCashingOut' | 'isUnknown'>;
  className: string | undefined;
  onClick(): void;
}

/** Starts the flight, then cashes out. Its label always shows the result of a press. */
export function FlightButton({ crash, className, onClick }: FlightButtonProps) {
  const { clock, inAir, isStarting, isCashingOut, isUnknown } = crash;
  const { rules } = useOpenedGame<FlightFacts>().game;
  const common = useGameT();
  const t = useCrashT();
  const { money } = useFormat();
  /** Current cash-out payout in minor units; null before the start. */
  const [worth, setWorth] = useState<bigint | null>(null);

  useFrames(inAir, (flight) => {
    setWorth(flight === null ? null : worthAt(rules, flight, clock.now()));
    return flight !== null;
  });

  const label = (): string => {
    if (isStarting) return t('lit');
    if (isCashingOut) return t('cashing');
    if (inAir === null) return isUnknown ? common('again') : t('light');
    return worth === null ? t('lit') : t('cashOut', { amount: money(worth) });
  };

  return (
    <Button
      variant="primary"
      size="large"
      className={className}
      data-numeric=""
      aria-disabled={isStarting || isCashingOut || (inAir !== null && worth === null)}
      onClick={onClick}
    >
      {label()}
    </Button>
  );
}

function worthAt(rules: FlightRules, flight: WireFlight, now: number): bigint | null {
  if (phaseAt(flight, now) !== 'flying') return null;
  return payoutOf(BigInt(parseMinorUnits(flight.stake)), heightAt(rules, now - flight.startsAt));
}
