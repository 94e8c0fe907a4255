import { eq } from 'drizzle-orm';
import { notLoggedIn, sessionOver } from '../../../kernel/http/Rejection';
import { type Member, endOf, touchSessionIfStale } from '../../identity';
import type { Platform } from '../../../kernel/platform';
import type { SessionState } from '../../../kernel/http/caller';
import { LOTTERY_LOBBY } from '../play/launches';
import { playLaunch } from '../play/schema';
import { sessionRow, takeTicket } from '../play/sessions';

/** An open lobby and its member. */
export interface LobbySession {
  member: Member;
  language: string;
  backUrl: string | null;
}

/** Uses up a ticket and returns the token for the lobby's calls. */
export async function openLobby(
  platform: Platform,
  ticket: string,
): Promise<{ token: string; guest: LobbySession }> {
  const { secret: token } = await platform.db.transaction((tx) =>
    takeTicket(tx, ticket, platform.clock.now(), eq(playLaunch.gameId, LOTTERY_LOBBY)),
  );
  return { token, guest: await lobbyGuest(platform, token) };
}

/** The member of a lobby token. Responds with 401 if the token is unknown or its sign-in has ended. */
export async function lobbyGuest(platform: Platform, token: string): Promise<LobbySession> {
  const row = await rowOf(platform, token);
  if (row === undefined) throw notLoggedIn();
  const reason = endOf(row.session, platform.clock.now());
  if (reason !== undefined) throw sessionOver(reason);
  const { language, backUrl } = row.playLaunch;
  return { member: row.member, language, backUrl };
}

/** The session of a lobby token: the sign-in that the lobby was opened from, for the lobby's calls only. */
export async function lobbySession(platform: Platform, token: string): Promise<SessionState> {
  const row = await rowOf(platform, token);
  if (row === undefined) return { kind: 'unknown' };
  const now = platform.clock.now();
  const reason = endOf(row.session, now);
  if (reason !== undefined) return { kind: 'over', reason };
  await touchSessionIfStale(platform.db, row.session, now);
  return { kind: 'open', member: row.member, session: row.session };
}

async function rowOf({ db }: Platform, token: string) {
  const row = await sessionRow(db, token);
  return row?.playLaunch.gameId === LOTTERY_LOBBY ? row : undefined;
}
