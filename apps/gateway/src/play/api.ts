import { ok } from '@perya/api-client/server';
import { and, desc, eq } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { catalogueOf } from '../catalogue/catalogue';
import { envelopeOf } from '../http/frame';
import { once } from '../http/idempotency';
import { limit } from '../http/limits';
import { Rejection } from '../http/Rejection';
import { fromDecimal, toDecimal } from '../money';
import type { Platform } from '../platform';
import { CLIENT_SEED } from './fairness/fairness';
import type {
  OpenGame,
  PlayedSpin,
  RotatedSeeds,
  SpinReply,
  WireFeature,
  WireSeeds,
} from './slot/protocol';
import { fairSeed, slotSpin } from './schema';
import { rotateSeed, seedInUse, type SeedPair } from './seeds';
import { openPlay, readPlayer, type Player } from './sessions';
import { machineOf, playSpin, readFeature, spendable, type Feature } from './slot/play';
import { stakesOf } from './stakes';

const BODY_LIMIT = 4096;
const LAST_SPINS = 20;
/** Ten a second is more than fingers and reels can do. */
const SPINS = { max: 600, windowMs: 60_000 };
const TICKETS = { max: 120, windowMs: 60_000 };

const OpenBody = v.object({ ticket: v.pipe(v.string(), v.maxLength(128)) });
const SpinBody = v.object({
  /** Made by the page before it sends, and kept until it knows the answer. */
  roundKey: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
  stake: v.pipe(v.string(), v.maxLength(20)),
});
const RotateBody = v.object({ clientSeed: v.optional(v.pipe(v.string(), v.regex(CLIENT_SEED))) });

/** The wallet and the draws of the sandbox games: called by their own pages, on their own origin. */
export function mountPlayApi(app: Hono, platform: Platform): void {
  app.use(
    '/play/api/*',
    bodyLimit({
      maxSize: BODY_LIMIT,
      onError: () => {
        throw new Rejection(413, 'PAYLOAD_TOO_LARGE', 'payload_too_large');
      },
    }),
  );

  app.post('/play/api/open', async (context) => {
    await limit(platform.db, `ticket:${context.get('client').ip}`, TICKETS, platform.clock.now());
    const { ticket } = await bodyOf(context, OpenBody);
    const { secret, player } = await openPlay(platform, ticket);
    context.set('memberId', player.member.id);
    return context.json(ok({ secret, game: await describe(platform, player) }));
  });

  app.get('/play/api/game', async (context) => {
    const player = await playerOf(context, platform);
    return context.json(ok(await describe(platform, player)));
  });

  app.post('/play/api/spin', async (context) => {
    const player = await playerOf(context, platform);
    const { roundKey, stake } = await bodyOf(context, SpinBody);
    const minor = fromDecimal(stake);
    if (minor === undefined) throw invalid();
    await limit(platform.db, `spin:${player.member.id}`, SPINS, platform.clock.now());
    const { status, body } = await once({
      db: platform.db,
      // Demo play starts anew with each launch, and so do its keys.
      scope: `play:${player.mode === 'real' ? player.member.id : player.sessionId}:${player.game.id}`,
      key: roundKey,
      endpointId: 'play.spin',
      input: { stake },
      work: async (tx) => {
        const played = await playSpin(tx, platform, player, minor);
        const reply: SpinReply = {
          roundId: played.roundId,
          stops: played.result.stops,
          isFree: played.isFree,
          stake: toDecimal(played.stake),
          payout: toDecimal(played.payout),
          balance: toDecimal(played.balance),
          feature: wireFeature(played.feature),
          seeds: {
            commitment: played.commitment,
            clientSeed: played.clientSeed,
            nextNonce: played.nonce + 1,
          },
        };
        return { status: 200, body: ok(reply) };
      },
      answerOf: (rejection) => ({ status: rejection.status, body: envelopeOf(rejection) }),
    });
    return context.json(body as object, status as 200);
  });

  app.post('/play/api/seeds', async (context) => {
    const player = await playerOf(context, platform);
    const { clientSeed } = await bodyOf(context, RotateBody);
    const { given, next } = await platform.db.transaction((tx) =>
      rotateSeed(tx, ownerOf(player), { clientSeed, now: platform.clock.now() }),
    );
    const rotated: RotatedSeeds = {
      given: {
        serverSeed: given.serverSeed,
        commitment: given.commitment,
        clientSeed: given.clientSeed,
        played: given.nextNonce,
      },
      next: wireSeeds(next),
    };
    return context.json(ok(rotated));
  });

  app.get('/play/api/spins', async (context) => {
    const player = await playerOf(context, platform);
    const { memberId, gameId, mode } = ownerOf(player);
    const rows = await platform.db
      .select({ spin: slotSpin, seed: fairSeed })
      .from(slotSpin)
      .innerJoin(fairSeed, eq(fairSeed.id, slotSpin.seedId))
      .where(
        and(eq(slotSpin.memberId, memberId), eq(slotSpin.gameId, gameId), eq(slotSpin.mode, mode)),
      )
      .orderBy(desc(slotSpin.playedAt), desc(slotSpin.nonce))
      .limit(LAST_SPINS);
    const list: PlayedSpin[] = rows.map(({ spin, seed }) => ({
      roundId: spin.id,
      at: spin.playedAt.getTime(),
      isFree: spin.isFree,
      stake: toDecimal(spin.stake),
      payout: toDecimal(spin.payout),
      stops: spin.stops,
      nonce: spin.nonce,
      clientSeed: seed.clientSeed,
      commitment: seed.commitment,
      serverSeed: seed.revealedAt === null ? null : seed.serverSeed,
    }));
    return context.json(ok({ list }));
  });
}

async function describe(platform: Platform, player: Player): Promise<OpenGame> {
  const { game, member, mode, language, backUrl } = player;
  const catalogue = await catalogueOf(platform);
  const { siteOrigins } = platform.config;
  return platform.db.transaction(async (tx) => {
    const seeds = await seedInUse(tx, ownerOf(player), platform.clock.now());
    const feature = await readFeature(tx, player);
    const { id, lines, strips, pays, scatterPays, freeSpins, freeMultiplier, rtpBasisPoints } =
      machineOf(player);
    return {
      id: game.id,
      name: game.name,
      vendorName: catalogue.vendor(game.vendor)?.name ?? game.vendor,
      mode,
      language,
      currency: member.currency,
      timeZone: platform.brand.current.timeZone,
      backUrl,
      siteOrigins: backUrl === null ? siteOrigins : [new URL(backUrl).origin],
      rules: { id, lines, strips: [...strips], pays, scatterPays, freeSpins, freeMultiplier },
      rtp: (rtpBasisPoints / 100).toFixed(2),
      stakes: stakesOf(game).map(toDecimal),
      balance: toDecimal(await spendable(tx, player)),
      seeds: wireSeeds(seeds),
      feature: wireFeature(feature ?? null),
    };
  });
}

async function playerOf(context: Context, platform: Platform): Promise<Player> {
  const player = await readPlayer(platform, context.req.header('play-session'));
  context.set('memberId', player.member.id);
  return player;
}

async function bodyOf<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json')
    throw new Rejection(415, 'UNSUPPORTED_MEDIA_TYPE', 'unsupported_media_type');
  const parsed = v.safeParse(schema, await context.req.json().catch(() => undefined));
  if (!parsed.success) throw invalid();
  return parsed.output;
}

const invalid = () => new Rejection(400, 'INVALID_REQUEST', 'invalid_request');

const ownerOf = ({ member, game, mode }: Player) => ({
  memberId: member.id,
  gameId: game.id,
  mode,
});

const wireSeeds = ({ commitment, clientSeed, nextNonce }: SeedPair): WireSeeds => ({
  commitment,
  clientSeed,
  nextNonce,
});

const wireFeature = (feature: Feature | null): WireFeature | null =>
  feature === null
    ? null
    : {
        stake: toDecimal(feature.stake),
        total: feature.total,
        remaining: feature.remaining,
        won: toDecimal(feature.won),
      };
