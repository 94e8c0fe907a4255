import type { Db } from '../../../kernel/db/types';
import { limit } from '../../../kernel/http/limits';
import { notEnabled, trueAccountNeeded } from '../../../kernel/http/Rejection';
import type { CallContext } from '../../../kernel/http/serve';
import { isGuest, isTrial, type Member } from '../../identity';
import { assertMayPlay, assertNotOnBreak } from '../../protection';
import type { EngineGame } from '../game-list/types';
import { unknownGame } from '../game-list/unknownGame';
import { recordOpenedGame } from '../library/opened';
import { keptLaunch, ticketOf } from './launches';
import type { PlayMode } from './schema';

const LAUNCHES = { max: 60, windowMs: 60_000 };

/** The member who launches, by a call or in a lobby. */
export type Launcher = Pick<CallContext, 'now' | 'language' | 'brand' | 'platform'> & {
  readonly db: Db;
  readonly member: Member;
  /** Of the sign-in that the game ends with. */
  readonly tokenHash: string;
};

interface GameRequest {
  game: EngineGame;
  mode: PlayMode;
  roomId: string | null;
  /** A validated URL. */
  backUrl: string | null;
  key: string | undefined;
}

/**
 * Launches a game. Returns its path on the play origin, with a ticket that works once, within a minute.
 *
 * @throws Rejection if the account or the member's own limits don't allow it
 */
export async function startGame(
  launcher: Launcher,
  { game, mode, roomId, backUrl, key }: GameRequest,
): Promise<{ path: string; sessionId: string }> {
  const { db, member, tokenHash, language, platform } = launcher;
  if (mode === 'real' && isTrial(member)) throw trueAccountNeeded();
  if (mode === 'demo') assertHasDemo(launcher, game);
  const now = launcher.now();
  await limitLaunches(launcher);

  const { secrets } = platform;
  const sessionId = await db.transaction(async (tx) => {
    if (mode === 'real') await assertMayPlay(tx, launcher, member.id);
    else await assertNotOnBreak(tx, launcher, member.id);
    const memberId = member.id;
    const request = { memberId, tokenHash, gameId: game.id, roomId, mode, language, backUrl };
    const id = await keptLaunch(tx, secrets, { request, key, now });
    if (!isGuest(member)) await recordOpenedGame(tx, { memberId, nodeId: game.nodeId, at: now });
    return id;
  });
  const query = new URLSearchParams({ ticket: ticketOf(secrets, sessionId) });
  return { path: `/play/${game.engine}?${query}`, sessionId };
}

/** Rejects a demo of a game without one, and any demo if the brand has free play off. */
export function assertHasDemo({ brand }: Pick<Launcher, 'brand'>, { hasDemo }: EngineGame): void {
  if (brand.switches['FREEPLAY3'] !== true) throw notEnabled();
  if (!hasDemo) throw unknownGame();
}

/** Rejects more launches than a person makes. */
export const limitLaunches = ({ db, member, now }: Launcher): Promise<void> =>
  limit(db, `launch:${member.id}`, LAUNCHES, now());
