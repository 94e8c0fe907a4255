import { listWinners, type HandlerInputOf } from '@perya/api-client';
import { LOTTERIES } from '@perya/rules/lottery';
import { and, desc, eq, gt, gte, ne, notInArray, sql } from 'drizzle-orm';
import { gameListOf, type GameList } from '../game-list/gameList';
import { isSold } from '../game-list/lotteries';
import { coverPathOf, wireGame } from '../game-list/wire';
import { serve, type CallContext } from '../../../kernel/http/serve';
import { MEMBER_TYPES, maskName, member } from '../../identity';
import { bet } from '../../bets';
import type { Module } from '../../../kernel/module';

const DAY_MS = 86_400_000;
const PERIOD_MS = { day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS } as const;

/** The payout as a multiple of its stake, compared with more digits than are shown. */
const MULTIPLE = sql`${bet.payout}::numeric / nullif(${bet.stake}, 0)`;
const ORDERS = { highest: bet.payout, latest: bet.settledAt, multiple: MULTIPLE } as const;

/** The winners, from actual bets: nothing is made up, and names are masked. */
export const winners: Module = {
  name: 'winners',
  routes: [
    serve(listWinners, async ({ input, ctx }) => {
      const gameList = await gameListOf(ctx.platform);
      const rows = await wonBets(ctx, input, unsoldLotteries(ctx, gameList));
      return {
        currency: ctx.brand.currency,
        list: rows.map(({ account, memberId, stake, payout, wonAt, ...game }, place) => {
          const offered = gameList.game(game.gameId);
          return {
            ...game,
            rank: place + 1,
            account: maskName(account),
            nodeId: offered?.nodeId ?? null,
            gameCode: offered?.code ?? null,
            accountTypeName: offered && wireGame(gameList, offered).accountTypeName,
            coverPath: offered ? coverPathOf(offered) : null,
            amount: payout,
            multiple: multipleOf(stake, payout),
            wonAt: wonAt?.getTime() ?? 0,
            isMine: memberId === ctx.member?.id,
          };
        }),
      };
    }),
  ],
};

function wonBets(
  ctx: CallContext,
  { category, period, order = 'highest', count, after }: HandlerInputOf<typeof listWinners>,
  unsold: readonly string[],
) {
  const { currency, vendorsOff, gamesOff } = ctx.brand;
  const turnedOff = (record: Readonly<Record<string, boolean>>) =>
    Object.keys(record).filter((id) => record[id] === true);
  const since = new Date(ctx.now().getTime() - PERIOD_MS[period]);
  return ctx.db
    .select({
      account: member.account,
      memberId: bet.memberId,
      gameId: bet.gameId,
      gameName: bet.gameName,
      category: bet.category,
      vendor: bet.vendor,
      vendorName: bet.vendorName,
      stake: bet.stake,
      payout: bet.payout,
      wonAt: bet.settledAt,
    })
    .from(bet)
    .innerJoin(member, eq(member.id, bet.memberId))
    .where(
      and(
        // A payout below its stake is a loss, even if the reels celebrated it.
        eq(bet.status, 'WON'),
        // A granted round has no stake, so it has no multiple.
        gt(bet.stake, 0n),
        gte(bet.settledAt, since),
        after === undefined ? undefined : gt(bet.settledAt, new Date(after)),
        eq(bet.currency, currency),
        ne(member.type, MEMBER_TYPES.trial),
        category && eq(bet.category, category),
        notInArray(bet.vendor, turnedOff(vendorsOff)),
        notInArray(bet.gameId, [...turnedOff(gamesOff), ...unsold]),
      ),
    )
    .orderBy(desc(ORDERS[order]), desc(bet.id))
    .limit(count);
}

/** The ids of the lotteries that the brand's prize mode doesn't sell. */
const unsoldLotteries = ({ brand }: CallContext, gameList: GameList): string[] =>
  LOTTERIES.filter(({ code }) => !isSold(brand.lotteryType, code)).map(
    ({ code }) => gameList.coded(code)?.id ?? code,
  );

/** Two decimals, rounded down, so that it never exceeds the actual multiple. */
const multipleOf = (stake: bigint, payout: bigint): number => Number((payout * 100n) / stake) / 100;
