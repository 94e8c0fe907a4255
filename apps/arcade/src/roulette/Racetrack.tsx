import {
  CALLED_BETS,
  colorOf,
  neighborsOf,
  WHEEL,
  type CalledBet,
} from '@perya/game-engines/roulette';
import { IconButton } from '@perya/ui-kit';
import { Minus, Plus } from 'lucide-react';
import { useState, type CSSProperties } from 'react';
import { useRovingFocus } from '../live-table/useRovingFocus';
import styles from './Racetrack.module.css';
import { useRouletteT } from './texts';
import { TRACK_PLACES } from './trackPlaces';

const MAX_REACH = 4;
const CALLED_KEYS = {
  zeroGame: 'zeroGame',
  voisins: 'voisins',
  orphelins: 'orphelins',
  tiers: 'tiers',
} as const satisfies Record<CalledBet, string>;
/** From the zero to the other end. */
const CALLED = ['zeroGame', 'voisins', 'orphelins', 'tiers'] as const satisfies CalledBet[];

/** Props of {@link Racetrack}. */
export interface RacetrackProps {
  isOpen: boolean;
  /** The winning number once known. */
  pocket: number | undefined;
  /** Puts a chip on each of the spots. */
  onBet(spots: readonly string[]): void;
}

/** Bets on neighboring numbers of the wheel. */
export function Racetrack({ isOpen, pocket, onBet }: RacetrackProps) {
  const t = useRouletteT();
  const [reach, setReach] = useState(2);
  const bet = (spots: readonly string[]) => {
    if (isOpen) onBet(spots);
  };
  return (
    <section className={styles['racetrack']} aria-label={t('racetrack')}>
      <div className={styles['track']}>
        <TrackNumbers isOpen={isOpen} reach={reach} pocket={pocket} onBet={bet} />
        <div className={styles['called']}>
          {CALLED.map((called) => (
            <button
              key={called}
              type="button"
              aria-disabled={!isOpen}
              aria-label={t('calledChips', {
                bet: t(CALLED_KEYS[called]),
                chips: CALLED_BETS[called].length,
              })}
              onClick={() => bet(CALLED_BETS[called])}
            >
              {t(CALLED_KEYS[called])}
            </button>
          ))}
        </div>
      </div>
      <ReachStepper reach={reach} onReach={setReach} />
    </section>
  );
}

interface TrackNumbersProps extends RacetrackProps {
  reach: number;
}

/** The numbers in the order of the wheel. A press bets on one and its neighbors. */
function TrackNumbers({ isOpen, reach, pocket, onBet }: TrackNumbersProps) {
  const t = useRouletteT();
  const roving = useRovingFocus(() => TRACK_PLACES);
  const [pointedAt, setPointedAt] = useState<number>();
  const covered = pointedAt === undefined ? [] : neighborsOf(pointedAt, reach);
  return (
    <div className={styles['numbers']} role="group" aria-label={t('neighborBets')}>
      {TRACK_PLACES.map((place, index) => {
        const number = WHEEL[index] ?? 0;
        const props = roving(place.id);
        return (
          <button
            key={number}
            type="button"
            className={styles['number']}
            style={
              {
                ['--along' as string]: place.along,
                ['--across' as string]: place.across,
              } satisfies CSSProperties
            }
            data-tone={colorOf(number)}
            data-covered={covered.includes(number) || undefined}
            data-won={number === pocket || undefined}
            aria-label={reach === 0 ? String(number) : t('withNeighbors', { number, count: reach })}
            aria-disabled={!isOpen}
            {...props}
            onFocus={(event) => {
              props.onFocus(event);
              setPointedAt(number);
            }}
            onBlur={() => setPointedAt(undefined)}
            onPointerEnter={() => setPointedAt(number)}
            onPointerLeave={() => setPointedAt(undefined)}
            onClick={() => onBet(neighborsOf(number, reach).map((each) => `straight-${each}`))}
          >
            {number}
          </button>
        );
      })}
    </div>
  );
}

interface ReachStepperProps {
  reach: number;
  onReach(reach: number): void;
}

/** How many neighbors on each side are bet on. */
function ReachStepper({ reach, onReach }: ReachStepperProps) {
  const t = useRouletteT();
  const step = (by: number) => onReach(Math.min(MAX_REACH, Math.max(0, reach + by)));
  return (
    <div className={styles['reach']} role="group" aria-label={t('neighbors')}>
      <span aria-hidden="true">{t('neighbors')}</span>
      <IconButton
        variant="outline"
        label={t('fewer')}
        icon={<Minus />}
        aria-disabled={reach === 0}
        onClick={() => step(-1)}
      />
      <b aria-live="polite" data-numeric="">
        {reach}
      </b>
      <IconButton
        variant="outline"
        label={t('more')}
        icon={<Plus />}
        aria-disabled={reach === MAX_REACH}
        onClick={() => step(1)}
      />
    </div>
  );
}
