import type { getLibraryCounts, WireValueOf } from '@perya/api-client';
import { isOffered, type GameList, type OfferSettings } from '../game-list/gameList';
import type { Category } from '../game-list/types';
import { wireFolder, wireGame } from '../game-list/wire';

/** An entry of a member's library: a game, or a vendor's folder of games. */
export interface LibraryEntry {
  /** The game's id, or the folder's node. */
  readonly id: string;
  /** The game's code, or the vendor's for a folder. */
  readonly code: string;
  readonly category: Category;
  /** Vendor code. */
  readonly vendor: string;
  readonly wire: () => ReturnType<typeof wireGame>;
}

export function entryAt(gameList: GameList, nodeId: string): LibraryEntry | undefined {
  const game = gameList.node(nodeId);
  if (game !== undefined) {
    const { id, code, category, vendor } = game;
    return { id, code, category, vendor, wire: () => wireGame(gameList, game) };
  }
  const folder = gameList.folder(nodeId);
  return (
    folder && {
      id: nodeId,
      code: folder.vendor.code,
      category: folder.category,
      vendor: folder.vendor.code,
      wire: () => wireFolder(gameList, folder),
    }
  );
}

/** The entries for a member's nodes that the brand offers, in the same order. */
export function entriesAt(
  gameList: GameList,
  nodes: readonly string[],
  brand: OfferSettings,
): LibraryEntry[] {
  return nodes
    .flatMap((nodeId) => entryAt(gameList, nodeId) ?? [])
    .filter((entry) => isOffered(brand, entry));
}

type WireCounts = WireValueOf<typeof getLibraryCounts>['recents'];

/** The total count, and the count per category with any entries. */
export function countsOf(entries: readonly LibraryEntry[]): WireCounts {
  const ofCategory = Map.groupBy(entries, ({ category }) => category);
  return {
    total: entries.length,
    byCategory: Object.fromEntries(
      [...ofCategory].map(([category, { length }]) => [category, length]),
    ),
  };
}
