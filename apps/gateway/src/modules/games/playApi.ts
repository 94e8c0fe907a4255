import { networkOf } from '@perya/http-server';
import { formatDecimal } from '@perya/rules/money';
import type { Hono } from 'hono';
import { gameListOf } from './game-list/gameList';
import { readJsonAs } from '../../kernel/http/body';
import { limit } from '../../kernel/http/limits';
import { notEnabled, rejectIfSiteClosed } from '../../kernel/http/Rejection';
import type { Platform } from '../../kernel/platform';
import { stakesFor } from './play/engine';
import { engineOf, ENGINES } from './engines';
import { mountCall, mountPlayRead, playerOf } from './play/playCalls';
import {
  gameCall,
  listRoundsCall,
  openCall,
  OpenGameSchema,
  refillPlayMoneyCall,
  rotateSeedsCall,
  type OpenGame,
} from '@perya/game-engines/play-api';
import { refillDemoMoney } from './play/demoWallet';
import { gameWalletOf } from './play/gameWallet';
import { lastRounds } from './play/rounds';
import { ownerOf, rotateSeed, seedInUse, wireSeeds } from './play/seeds';
import { openPlay, type Player } from './play/sessions';

const TICKETS = { max: 120, windowMs: 60_000 };
const REFILLS = { max: 30, windowMs: 60_000 };

/** The common facts of every game; its engine adds more. */
const open = openCall(OpenGameSchema);
const game = gameCall(OpenGameSchema);

/**
 * Mounts the calls of the sandbox games' pages, on their own origin: common ones and those of each engine.
 */
export function mountPlayApi(app: Hono, platform: Platform): void {
  mountCall(app, open, async (context) => {
    rejectIfSiteClosed(platform, context.get('client').ip);
    await limit(
      platform.db,
      `ticket:${networkOf(context.get('client').ip)}`,
      TICKETS,
      platform.clock.now(),
    );
    const { ticket } = await readJsonAs(context, open.request);
    const { secret, player } = await openPlay(platform, ticket);
    context.set('memberId', player.member.id);
    return { secret, game: await describe(platform, player) };
  });

  mountPlayRead(app, platform, game, { read: ({ player }) => describe(platform, player) });

  mountCall(app, rotateSeedsCall, async (context) => {
    const player = await playerOf(context, platform);
    const { clientSeed } = await readJsonAs(context, rotateSeedsCall.request);
    const { given, next } = await platform.db.transaction((tx) =>
      rotateSeed(tx, ownerOf(player), { clientSeed, now: platform.clock.now() }),
    );
    return {
      given: {
        serverSeed: given.serverSeed,
        commitment: given.commitment,
        clientSeed: given.clientSeed,
        played: given.nextNonce,
      },
      next: wireSeeds(next),
    };
  });

  mountPlayRead(app, platform, listRoundsCall, {
    read: async ({ player }) => ({ list: await lastRounds(platform.db, player) }),
  });

  mountCall(app, refillPlayMoneyCall, async (context) => {
    const { mode, member } = await playerOf(context, platform);
    if (mode !== 'demo') throw notEnabled();
    await limit(platform.db, `play-money:${member.id}`, REFILLS, platform.clock.now());
    return { balance: formatDecimal(await refillDemoMoney(platform.db, member.id)) };
  });

  for (const engine of ENGINES) engine.mount(app, platform);
}

async function describe(platform: Platform, player: Player): Promise<OpenGame> {
  const { game, member, mode, language, backUrl } = player;
  const engine = engineOf(player);
  const gameList = await gameListOf(platform);
  const { siteOrigins } = platform.config;
  return platform.db.transaction(async (tx) => {
    const now = platform.clock.now();
    const seeds = await seedInUse(tx, ownerOf(player), now);
    return {
      id: game.id,
      name: game.name,
      vendorName: gameList.vendor(game.vendor)?.name ?? game.vendor,
      mode,
      language,
      currency: member.currency,
      timeZone: platform.brand.current.timeZone,
      backUrl,
      siteOrigins: backUrl === null ? siteOrigins : [new URL(backUrl).origin],
      rtp: game.rtpBasisPoints === null ? null : (game.rtpBasisPoints / 100).toFixed(2),
      stakes: stakesFor(engine, game).map(formatDecimal),
      balance: formatDecimal(await gameWalletOf(tx, player).balance()),
      seeds: wireSeeds(seeds),
      now: now.getTime(),
      ...(await engine.describe(tx, platform, player)),
    };
  });
}
