import type { Card } from '@perya/game-engines/cards';
import { isMeld, meldsIn, type TongitsView } from '@perya/game-engines/tongits';

/** A meld on the table: its seat, and its place among the melds of the seat. */
export interface TableMeld {
  seat: number;
  meld: number;
}

/** What the player can do now, with the selected cards. */
export interface TongitsOptions {
  canDraw: boolean;
  /** Whether the last discard makes a meld with cards of the hand. */
  canTake: boolean;
  /** The cards to take it with; undefined if there are several ways, and the selection is none of them. */
  takeWith: readonly Card[] | undefined;
  canMeld: boolean;
  /** The melds that the selected cards can be added to. */
  layOffs: readonly TableMeld[];
  canDiscard: boolean;
  canCall: boolean;
  /** Whether a called draw has to be answered. */
  canAnswer: boolean;
}

/** Outside of the player's turn. */
export const NOTHING: TongitsOptions = {
  canDraw: false,
  canTake: false,
  takeWith: undefined,
  canMeld: false,
  layOffs: [],
  canDiscard: false,
  canCall: false,
  canAnswer: false,
};

/** What the player can do now, with the selected cards. */
export function optionsOf(view: TongitsView, selected: readonly Card[]): TongitsOptions {
  const { phase, turnOf, seat, melds, canCall, canFight } = view;
  if (phase === 'answer') return { ...NOTHING, canAnswer: canFight };
  if (phase === 'over' || turnOf !== seat) return NOTHING;
  if (phase === 'draw') {
    return { ...NOTHING, canDraw: view.stock > 0, canCall, ...takeOf(view, selected) };
  }
  const layOffs =
    selected.length === 0
      ? []
      : melds.flatMap((theirs, owner) =>
          theirs.flatMap((meld, place) =>
            isMeld([...meld, ...selected]) ? [{ seat: owner, meld: place }] : [],
          ),
        );
  return {
    ...NOTHING,
    canMeld: isMeld(selected),
    layOffs,
    canDiscard: selected.length === 1,
  };
}

function takeOf(
  { hand, discards }: TongitsView,
  selected: readonly Card[],
): Pick<TongitsOptions, 'canTake' | 'takeWith'> {
  const last = discards.at(-1);
  if (last === undefined) return { canTake: false, takeWith: undefined };
  const ways = meldsIn([...hand, last].toSorted((one, other) => one - other))
    .filter((meld) => meld.includes(last))
    .map((meld) => meld.filter((card) => card !== last));
  const only = ways.length === 1 ? ways[0] : undefined;
  return {
    canTake: ways.length > 0,
    takeWith: isMeld([...selected, last]) ? selected : only,
  };
}
