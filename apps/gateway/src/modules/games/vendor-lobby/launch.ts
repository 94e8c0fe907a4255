import type { Category } from '@perya/api-client';
import { trueAccountNeeded } from '../../../kernel/http/Rejection';
import { isTrial } from '../../identity';
import { assertMayPlay } from '../../protection';
import { gameListOf } from '../game-list/gameList';
import { hasEngine } from '../game-list/types';
import { unknownGame } from '../game-list/unknownGame';
import { keptLaunch, ticketOf, vendorLobbyId } from '../play/launches';
import { limitLaunches, type Launcher } from '../play/startGame';
import { lobbyGames } from './games';

/** The path of the lobby's page, on the play origin. */
export const VENDOR_LOBBY_PATH = '/play/vendor';

interface LobbyRequest {
  vendor: string;
  category: Category;
  /** The theme to open it in; dark by default. */
  theme: 'dark' | 'light' | undefined;
  /** A validated URL. */
  backUrl: string | null;
  key: string | undefined;
}

/**
 * Launches a vendor's own lobby. Returns its path on the play origin, with a ticket that works once, within a
 * minute.
 *
 * @throws Rejection 404 if the brand offers no game of the vendor in the category
 */
export async function startVendorLobby(
  launcher: Launcher,
  { vendor, category, theme, backUrl, key }: LobbyRequest,
): Promise<string> {
  const { db, member, tokenHash, language, platform, brand } = launcher;
  const games = lobbyGames(await gameListOf(platform), brand, { vendor, category });
  if (!games.some(hasEngine)) throw unknownGame();
  if (isTrial(member)) throw trueAccountNeeded();
  const now = launcher.now();
  await limitLaunches(launcher);
  const request = {
    memberId: member.id,
    tokenHash,
    gameId: vendorLobbyId(vendor, category),
    roomId: null,
    mode: 'real' as const,
    language,
    backUrl,
  };
  const id = await db.transaction(async (tx) => {
    await assertMayPlay(tx, launcher, member.id);
    return keptLaunch(tx, platform.secrets, { request, key, now });
  });
  const query = new URLSearchParams({
    ticket: ticketOf(platform.secrets, id),
    ...(theme && { theme }),
  });
  return `${VENDOR_LOBBY_PATH}?${query}`;
}
