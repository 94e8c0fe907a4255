import { like } from 'drizzle-orm';
import { notLoggedIn, sessionOver } from '../../../kernel/http/Rejection';
import type { Platform } from '../../../kernel/platform';
import { endOf, touchSessionIfStale, type Member } from '../../identity';
import type { Category } from '../game-list/types';
import { VENDOR_LOBBIES, vendorLobbyOf } from '../play/launches';
import { playLaunch } from '../play/schema';
import { sessionRow, takeTicket } from '../play/sessions';

/** An open lobby, its member, and the sign-in that it ends with. */
export interface OpenLobby {
  member: Member;
  tokenHash: string;
  language: string;
  backUrl: string | null;
  vendor: string;
  category: Category;
}

/** Uses up a ticket and returns the secret for the lobby's calls. */
export async function openVendorLobby(
  platform: Platform,
  ticket: string,
): Promise<{ secret: string; lobby: OpenLobby }> {
  const { secret } = await platform.db.transaction((tx) =>
    takeTicket(tx, ticket, platform.clock.now(), like(playLaunch.gameId, VENDOR_LOBBIES)),
  );
  return { secret, lobby: await readVendorLobby(platform, secret) };
}

/** The lobby of a secret. Responds with 401 if the secret is unknown or its sign-in has ended. */
export async function readVendorLobby(
  { db, clock }: Platform,
  secret: string | undefined,
): Promise<OpenLobby> {
  const row = secret === undefined ? undefined : await sessionRow(db, secret);
  const place = row && vendorLobbyOf(row.playLaunch.gameId);
  if (row === undefined || place === undefined) throw notLoggedIn();
  const now = clock.now();
  const reason = endOf(row.session, now);
  if (reason !== undefined) throw sessionOver(reason);
  await touchSessionIfStale(db, row.session, now);
  const { language, backUrl, tokenHash } = row.playLaunch;
  return { member: row.member, tokenHash, language, backUrl, ...place };
}
