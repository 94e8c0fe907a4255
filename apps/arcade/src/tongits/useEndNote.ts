import type { TongitsEnd } from '@perya/game-engines/tongits';
import { useTongitsT } from './texts';

const ANSWER_KEYS = { fight: 'fought', fold: 'folded' } as const;

/** What a seat had left at the end of a match, and what it did: "12 points · burned". */
export function useEndNote(end: TongitsEnd | null): (seat: number) => string {
  const t = useTongitsT();
  return (seat) => {
    if (end === null) return '';
    const answer = end.answers[seat];
    return [
      t('handPoints', { count: end.handPoints[seat] ?? 0 }),
      answer && t(ANSWER_KEYS[answer]),
      end.burned[seat] === true && t('burned'),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
