import type { PriceChangePolicy, SlipLeg } from '@perya/game-engines/sports';
import type { BookStore, PanelTab } from './bookStore';
import { keyOf, type SlipKind, type SlipPick } from './picks';

/** Actions of the slip and its panel. */
export interface SlipActions {
  /** Adds a selection to the slip, or removes it; returns `full` if there is no room for it. */
  toggle(pick: SlipPick): 'full' | undefined;
  remove(legs: readonly SlipLeg[]): void;
  clear(): void;
  /** Marks the current prices as seen. */
  takeNewPrices(): void;
  setStake(stake: string): void;
  setKind(kind: SlipKind): void;
  setAccept(accept: PriceChangePolicy): void;
  showTab(tab: PanelTab): void;
  openSheet(tab: PanelTab): void;
  closeSheet(): void;
}

/** @param maxLegs max number of selections on a slip */
export function createSlipActions(store: BookStore, maxLegs: number): SlipActions {
  const remove = (legs: readonly SlipLeg[]) => {
    const gone = new Set(legs.map(keyOf));
    store.setState(({ picks }) => ({ picks: picks.filter((pick) => !gone.has(keyOf(pick))) }));
  };
  return {
    toggle: (pick) => {
      const { picks } = store.getState();
      if (picks.some((one) => keyOf(one) === keyOf(pick))) remove([pick]);
      else if (picks.length >= maxLegs) return 'full';
      // Shows the slip that the selection was added to.
      else store.setState({ picks: [...picks, pick], tab: 'slip' });
      return undefined;
    },
    remove,
    clear: () => store.setState({ picks: [] }),
    takeNewPrices: () =>
      store.setState(({ picks }) => ({
        picks: picks.map((pick) => ({ ...pick, seen: pick.price ?? pick.seen })),
      })),
    setStake: (stake) => store.setState({ stake }),
    setKind: (kind) => store.setState({ kind }),
    setAccept: (accept) => store.setState({ accept }),
    showTab: (tab) => store.setState({ tab }),
    openSheet: (tab) => store.setState({ tab, isSheetOpen: true }),
    closeSheet: () => store.setState({ isSheetOpen: false }),
  };
}
