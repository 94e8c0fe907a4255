import type { DominoesView } from '@perya/game-engines/dominoes';
import type { WireMatch } from '@perya/game-engines/match';
import { useMatchT } from '../match/texts';
import { useSeatNamer } from '../match/useSeatNames';
import { useDominoesT } from './texts';
import { tileText } from './tileText';
import { isForced } from './useTilePlay';

/** What the platform does for the player in a turn without a choice; undefined if there is one. */
export function useForcedText(): (view: DominoesView) => string | undefined {
  const t = useDominoesT();
  return (view) => {
    if (view.opening !== null) return t('youStart', { tile: tileText(view.opening) });
    return isForced(view) ? t('youPass') : undefined;
  };
}

/** What the player can do now, or why nothing is possible. */
export function useHint(): (match: WireMatch<DominoesView>, isChoosingEnd: boolean) => string {
  const t = useDominoesT();
  const common = useMatchT();
  const nameIn = useSeatNamer();
  return (match, isChoosingEnd) => {
    if (match.view === null) return '';
    const { turnOf, seat, ends } = match.view;
    if (turnOf !== seat) return common('turnOf', { name: nameIn(match, turnOf) });
    if (isForced(match.view)) return t('hintForced');
    return isChoosingEnd ? t('hintEnd') : t('hintPlay', { ends: ends?.join(', ') ?? '' });
  };
}
