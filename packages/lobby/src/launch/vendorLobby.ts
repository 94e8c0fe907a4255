import type { Category, Game } from '@perya/api-client';

/** The vendor of a folder, and what its lobby shows until it has loaded. */
export interface LobbyVendor {
  /** Code of the vendor. */
  readonly code: string;
  readonly name: string;
  readonly category: Category;
  /** The cover of its most played game. */
  readonly coverPath: string;
}

/** A vendor's own lobby as what can be launched: the folder itself, which is otherwise only opened. */
export function vendorLobbyOf({ code, name, category, coverPath }: LobbyVendor): Game {
  const id = `${code}/${category}`;
  return {
    id,
    nodeId: id,
    code,
    name,
    category,
    vendor: code,
    vendorName: name,
    isVendorFolder: true,
    isHot: false,
    isNew: false,
    hasDemo: false,
    coverPath,
  };
}

/** Lotteries are not launched, so their vendors have no lobby to launch. */
export const hasVendorLobby = (category: Category): boolean =>
  category !== 'LOTT' && category !== 'ELOTT';
