import type { launchLotteryLobby, WireValueOf } from '@perya/api-client';
import { lotteryOf } from '@perya/rules/lottery';
import { limit } from '../../../kernel/http/limits';
import { trueAccountNeeded, notLoggedIn } from '../../../kernel/http/Rejection';
import type { Call, CallContext } from '../../../kernel/http/serve';
import { isSold } from '../game-list/lotteries';
import { unknownGame } from '../game-list/unknownGame';
import { isTrial, tokenHashOf } from '../../identity';
import { assertMayPlay } from '../../protection';
import { keptLaunch, LOTTERY_LOBBY, ticketOf } from '../play/launches';
import { siteAddress } from '../../../kernel/http/siteAddress';

/** The path of the lobby's page, on the play origin. */
export const LOBBY_PATH = '/play/lottery';

const LAUNCHES = { max: 60, windowMs: 60_000 };

/**
 * Launches the lottery lobby as a separate page. The URL contains a ticket that works once, within a minute,
 * and what to show first; neither is of use to anyone else.
 */
export async function launchLottery({
  ctx,
  input,
}: Call<typeof launchLotteryLobby>): Promise<WireValueOf<typeof launchLotteryLobby>> {
  const me = ctx.me();
  if (ctx.token === undefined) throw notLoggedIn();
  if (isTrial(me)) throw trueAccountNeeded();
  const { lottoGameCode: code } = input;
  if (code !== undefined && !isLotterySold(ctx, code)) throw unknownGame();
  const now = ctx.now();
  await limit(ctx.db, `launch:${me.id}`, LAUNCHES, now);
  const { secrets, config } = ctx.platform;
  const request = {
    memberId: me.id,
    tokenHash: tokenHashOf(ctx.token),
    gameId: LOTTERY_LOBBY,
    roomId: null,
    mode: 'real' as const,
    language: ctx.language,
    backUrl: siteAddress(input.backUrl, config.siteOrigins),
  };
  const id = await ctx.db.transaction(async (tx) => {
    await assertMayPlay(tx, ctx, me.id);
    return keptLaunch(tx, secrets, { request, key: undefined, now });
  });
  const address = new URL(LOBBY_PATH, config.playOrigin);
  const shown = {
    ticket: ticketOf(secrets, id),
    gameCode: code,
    view: input.lottoView,
    area: input.lottoArea,
    theme: input.theme,
  };
  for (const [name, value] of Object.entries(shown)) {
    if (value !== undefined) address.searchParams.set(name, value);
  }
  return { address: address.href };
}

const isLotterySold = ({ brand }: CallContext, code: string): boolean =>
  lotteryOf(code) !== undefined && isSold(brand.lotteryType, code);
