import type { getLibraryCounts, WireValueOf } from '@perya/api-client';
import type { GameList } from '../game-list/gameList';
import type { Category } from '../game-list/types';
import { wireFolder, wireGame } from '../game-list/wire';

/** An entry of a member's library: a game, or a vendor's folder of games. */
export interface LibraryEntry {
  readonly category: Category;
  /** Vendor code. */
  readonly vendor: string;
  readonly wire: () => ReturnType<typeof wireGame>;
}

export function entryAt(gameList: GameList, nodeId: string): LibraryEntry | undefined {
  const game = gameList.node(nodeId);
  if (game !== undefined) {
    const { category, vendor } = game;
    return { category, vendor, wire: () => wireGame(gameList, game) };
  }
  const folder = gameList.folder(nodeId);
  return (
    folder && {
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
  { vendorsOff }: { vendorsOff: Readonly<Record<string, boolean>> },
): LibraryEntry[] {
  return nodes
    .flatMap((nodeId) => entryAt(gameList, nodeId) ?? [])
    .filter(({ vendor }) => vendorsOff[vendor] !== true);
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
