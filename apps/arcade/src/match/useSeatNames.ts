import type { WireMatch } from '@perya/game-engines/match';
import { useMatchT } from './texts';

type Seats = Pick<WireMatch, 'seat' | 'seats'>;

/** Names a seat of a match: "You", the masked names of members, "House 1" for house players. */
export function useSeatNamer(): (match: Seats, seat: number) => string {
  const t = useMatchT();
  return ({ seats, seat: own }, seat) => {
    const { kind, name } = seats[seat] ?? { kind: 'free', name: '' };
    if (seat === own) return t('you');
    if (kind === 'free') return t('freeSeat');
    if (kind === 'member') return name;
    const number = seats.slice(0, seat + 1).filter((one) => one.kind === 'house').length;
    return t('house', { number });
  };
}

/** Names the seats of one match. */
export function useSeatNames(match: Seats): (seat: number) => string {
  const nameIn = useSeatNamer();
  return (seat) => nameIn(match, seat);
}
