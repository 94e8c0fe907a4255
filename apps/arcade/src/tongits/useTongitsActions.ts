import type { WireMatch } from '@perya/game-engines/match';
import type { TongitsAction, TongitsView } from '@perya/game-engines/tongits';
import { useMatchT } from '../match/texts';
import type { MatchControl } from '../match/useMatch';
import { useSeatNamer } from '../match/useSeatNames';
import type { ActionBarProps } from './ActionBar';
import type { TableMeld, TongitsOptions } from './optionsOf';
import { useTongitsT } from './texts';
import type { ShownHand } from './useHand';

interface ActionParts {
  control: MatchControl<TongitsAction, TongitsView>;
  options: TongitsOptions;
  hand: ShownHand;
}

/** What the buttons of the bar do, and the meld that the selected cards are added to. */
export function useTongitsActions({ control, options, hand: { selected } }: ActionParts): {
  actions: ActionBarProps['actions'];
  layOff(target: TableMeld): void;
} {
  const t = useTongitsT();
  const { status, sound } = control;
  const act = (action: TongitsAction) => {
    if (control.isBusy) return;
    sound.note(320, 0.06);
    void control.act(action);
  };
  const layOff = (target: TableMeld) => act({ kind: 'layOff', cards: selected, ...target });
  const ask = (text: string) => () => status.say(text);
  const { takeWith, layOffs } = options;
  const [only, ...others] = layOffs;
  const [card] = selected;
  const isSingle = only !== undefined && others.length === 0;
  return {
    layOff,
    actions: {
      ...(options.canDraw && { draw: () => act({ kind: 'draw' }) }),
      ...(options.canTake && {
        take:
          takeWith === undefined
            ? ask(t('chooseTake'))
            : () => act({ kind: 'take', cards: takeWith }),
      }),
      ...(options.canCall && { call: () => act({ kind: 'call' }) }),
      ...(options.canMeld && { meld: () => act({ kind: 'meld', cards: selected }) }),
      ...(only !== undefined && {
        layOff: isSingle ? () => layOff(only) : ask(t('chooseMeld')),
      }),
      ...(options.canDiscard &&
        card !== undefined && { discard: () => act({ kind: 'discard', card }) }),
      ...(options.canAnswer && {
        fight: () => act({ kind: 'fight' }),
        fold: () => act({ kind: 'fold' }),
      }),
    },
  };
}

/** What the player can do to get further, or why nothing is possible; empty if buttons say it all. */
export function useHint(
  match: WireMatch<TongitsView> | null | undefined,
  { options, selected }: { options: TongitsOptions; selected: ShownHand['selected'] },
): string {
  const t = useTongitsT();
  const common = useMatchT();
  const nameIn = useSeatNamer();
  if (!match?.view) return '';
  const { phase, turnOf, seat, melds } = match.view;
  if (phase === 'answer') {
    if (options.canAnswer) return '';
    if (turnOf === seat) return t('hintCalled');
    return melds[seat]?.length === 0 ? t('hintBurned') : t('hintAnswered');
  }
  if (turnOf !== seat) return common('turnOf', { name: nameIn(match, turnOf) });
  if (phase !== 'play') return '';
  if (selected.length === 0) return t('hintSelect');
  const isPossible = options.canMeld || options.canDiscard || options.layOffs.length > 0;
  return isPossible ? '' : t('notMeld');
}
