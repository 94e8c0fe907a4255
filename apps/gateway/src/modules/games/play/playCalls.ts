import { ok } from '@perya/api-client/server';
import { parseDecimal } from '@perya/rules/money';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Db } from '../../../kernel/db/types';
import { parseAs, readJson, SMALL_BODY } from '../../../kernel/http/body';
import { envelopeOf } from '../../../kernel/http/frame';
import { once } from '../../../kernel/http/idempotency';
import { limit, type Limit } from '../../../kernel/http/limits';
import { takePlace } from '../../../kernel/http/memberPlaces';
import { Rejection } from '../../../kernel/http/Rejection';
import type { Platform } from '../../../kernel/platform';
import type { EngineName } from '@perya/game-engines/play-api';
import { readPlayer, type Player } from './sessions';

/** Ten a second is more than fingers can do. */
const CALLS: Limit = { max: 600, windowMs: 60_000 };

/** Made by the page before it sends, and kept until it knows the answer. */
const ROUND_KEY = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/));

/** A decimal amount of a call's body, read as minor units. */
export const minorAmount = () =>
  v.pipe(
    v.string(),
    v.maxLength(20),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const minor = parseDecimal(dataset.value);
      if (minor !== undefined) return minor;
      addIssue({ message: 'not an amount' });
      return NEVER;
    }),
  );

type Body<Entries extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Entries, undefined>>;

interface PlayCall<Entries extends v.ObjectEntries> {
  engine: EngineName;
  /** Below `/play/api/`; an engine's own calls begin with its name. */
  path: string;
  /** What the body carries besides the round key. */
  body: Entries;
  limit?: Limit;
  /** Does it, in a transaction in which the answer is kept too. */
  play(call: {
    tx: Db;
    platform: Platform;
    player: Player;
    input: Body<Entries>;
    roundKey: string;
    at: Date;
    /** When the call came in, before anything else was waited for. */
    arrivedAt: Date;
  }): Promise<object>;
}

/**
 * `POST` of a game's page that moves money or the game on: once per round key. A repeat gets the first
 * answer, refusals included; another body under the same key is 422.
 */
export function mountPlayCall<const Entries extends v.ObjectEntries>(
  app: Hono,
  platform: Platform,
  call: PlayCall<Entries>,
): void {
  const { engine, path, body: entries, limit: most = CALLS, play } = call;
  const Schema = v.object(entries);
  const Key = v.object({ roundKey: ROUND_KEY });
  app.post(`/play/api/${path}`, async (context) => {
    const arrivedAt = platform.clock.now();
    const player = await playerOf(context, platform, engine);
    const raw = await readJson(context, SMALL_BODY);
    const { roundKey } = parseAs(Key, raw);
    const input = parseAs(Schema, raw);
    await limit(platform.db, `play:${path}:${player.member.id}`, most, platform.clock.now());
    const { status, body } = await once({
      db: platform.db,
      // Demo play starts anew with each launch, and so do its keys.
      scope: `play:${player.mode === 'real' ? player.member.id : player.sessionId}:${player.game.id}`,
      key: roundKey,
      endpointId: `play.${path}`,
      // As it came: what is read of it may not be JSON.
      input: raw,
      work: async (tx) => {
        const at = platform.clock.now();
        const reply = await play({ tx, platform, player, input, roundKey, at, arrivedAt });
        return { status: 200, body: ok(reply) };
      },
      answerOf: (rejection) => ({ status: rejection.status, body: envelopeOf(rejection) }),
    });
    return context.json(body as object, status as 200);
  });
}

interface PlayRead {
  engine: EngineName;
  path: string;
  read(call: { platform: Platform; player: Player; query: URLSearchParams }): Promise<object>;
}

/** `GET` of a game's page. */
export function mountPlayRead(app: Hono, platform: Platform, call: PlayRead): void {
  app.get(`/play/api/${call.path}`, async (context) => {
    const player = await playerOf(context, platform, call.engine);
    const query = new URL(context.req.url).searchParams;
    return context.json(ok(await call.read({ platform, player, query })));
  });
}

/** Who plays; with an engine, only who has opened a game of it. */
export async function playerOf(
  context: Context,
  platform: Platform,
  engine?: EngineName,
): Promise<Player> {
  const player = await readPlayer(platform, context.req.header('play-session'));
  context.set('memberId', player.member.id);
  takePlace(context, platform, player.member.id);
  if (engine !== undefined && player.game.engine !== engine) {
    throw new Rejection(404, 'UNKNOWN_GAME', 'unknown_game');
  }
  return player;
}
