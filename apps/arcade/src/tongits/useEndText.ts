import type { WireMatch } from '@perya/game-engines/match';
import type { TongitsEnd, TongitsView } from '@perya/game-engines/tongits';
import { useSeatNamer } from '../match/useSeatNames';
import { useTongitsT } from './texts';

const KEYS = {
  tongits: 'endTongits',
  call: 'endCall',
  stock: 'endStock',
} as const satisfies Record<TongitsEnd['reason'], string>;

/** Says who won a match, and why. */
export function useEndText(): (match: WireMatch<TongitsView>) => string {
  const t = useTongitsT();
  const nameIn = useSeatNamer();
  return (match) => {
    const { end } = match.view ?? { end: null };
    return end === null ? '' : t(KEYS[end.reason], { name: nameIn(match, end.winner) });
  };
}
