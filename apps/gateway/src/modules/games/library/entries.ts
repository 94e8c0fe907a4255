import type { getLibraryCounts, WireValueOf } from '@perya/api-client';
import type { GameList } from '../game-list/gameList';
import type { Category } from '../game-list/types';
import { wireFolder, wireGame } from '../game-list/wire';

/** What a node of a member's library stands for: a game, or a vendor's folder of games. */
export interface Entry {
  readonly category: Category;
  /** Code of the vendor. */
  readonly vendor: string;
  readonly wire: () => ReturnType<typeof wireGame>;
}

export function entryAt(gameList: GameList, nodeId: string): Entry | undefined {
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

/** What the brand offers of a member's nodes, in their order. */
export function entriesAt(
  gameList: GameList,
  nodes: readonly string[],
  { vendorsOff }: { vendorsOff: Readonly<Record<string, boolean>> },
): Entry[] {
  return nodes
    .flatMap((nodeId) => entryAt(gameList, nodeId) ?? [])
    .filter(({ vendor }) => vendorsOff[vendor] !== true);
}

type WireCounts = WireValueOf<typeof getLibraryCounts>['recents'];

/** How many there are in all, and of each category that has any. */
export function countsOf(entries: readonly Entry[]): WireCounts {
  const ofCategory = Map.groupBy(entries, ({ category }) => category);
  return {
    total: entries.length,
    byCategory: Object.fromEntries(
      [...ofCategory].map(([category, { length }]) => [category, length]),
    ),
  };
}
