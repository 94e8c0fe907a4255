import { ok } from '@perya/api-client/server';
import { parseDecimal } from '@perya/rules/money';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Db } from '../../../kernel/db/types';
import { parseAs, readJson, SMALL_BODY } from '../../../kernel/http/body';
import { envelopeOf } from '../../../kernel/http/frame';
import { runIdempotent } from '../../../kernel/http/idempotency';
import { limit, limitMemberCalls, type Limit } from '../../../kernel/http/limits';
import { Rejection, rejectIfSiteClosed } from '../../../kernel/http/Rejection';
import type { Platform } from '../../../kernel/platform';
import type { EngineName, PlayCall, RoundCall, RoundKey } from '@perya/game-engines/play-api';
import { readPlayer, type Player } from './sessions';

/** Ten per second, more than a person can press. */
const CALLS: Limit = { max: 600, windowMs: 60_000 };

/** A request's amount in minor units, already validated by its schema. */
export function minorUnitsOf(amount: string): bigint {
  const minor = parseDecimal(amount);
  if (minor === undefined) throw new RangeError(`"${amount}" is not a decimal amount.`);
  return minor;
}

/** Mounts a call that responds with its handler's result. */
export function mountCall<Request extends object, Reply>(
  app: Hono,
  { method, path }: PlayCall<Request, Reply>,
  handle: (context: Context) => Promise<NoInfer<Reply>>,
): void {
  app.on(method, `/play/api/${path}`, async (context) =>
    context.json(ok<unknown>(await handle(context))),
  );
}

interface RoundHandler<Request, Reply> {
  engine: EngineName;
  /** Ends a round whose stake is paid: available while the site is closed. Default false. */
  whenClosed?: boolean;
  /** Handles the call, in the transaction that also stores the reply. */
  play(call: {
    tx: Db;
    platform: Platform;
    player: Player;
    input: Request;
    at: Date;
    /** When the call arrived, before waiting for anything else. */
    arrivedAt: Date;
  }): Promise<Reply>;
}

/**
 * Mounts a `POST` of a game's page that moves money or advances the game: once per round key. A repeat gets
 * the first reply, including rejections; a different body under the same key is rejected with 422.
 */
export function mountRoundCall<Request extends RoundKey, Reply>(
  app: Hono,
  platform: Platform,
  call: RoundCall<Request, Reply>,
  { engine, whenClosed = false, play }: RoundHandler<NoInfer<Request>, NoInfer<Reply>>,
): void {
  const { path } = call;
  app.on(call.method, `/play/api/${path}`, async (context) => {
    const arrivedAt = platform.clock.now();
    if (!whenClosed) rejectIfSiteClosed(platform, context.get('client').ip);
    const player = await playerOf(context, platform, engine);
    const raw = await readJson(context, SMALL_BODY);
    const input = parseAs(call.request, raw);
    await limit(platform.db, `play:${path}:${player.member.id}`, CALLS, platform.clock.now());
    const { status, body } = await runIdempotent({
      db: platform.db,
      // A demo's page creates new keys with each launch.
      scope: `play:${player.mode === 'real' ? player.member.id : player.sessionId}:${player.game.id}`,
      key: input.roundKey,
      endpointId: `play.${path}`,
      // The raw input: a repeat with an extra field is a different body.
      input: raw,
      work: async (tx) => {
        const at = platform.clock.now();
        const reply = await play({ tx, platform, player, input, at, arrivedAt });
        return { status: 200, body: ok(reply) };
      },
      answerOf: (rejection) => ({ status: rejection.status, body: envelopeOf(rejection) }),
    });
    return context.json(body as object, status as 200);
  });
}

interface ReadHandler<Request, Reply> {
  /** Requires an open game of this engine. Default: any game. */
  engine?: EngineName;
  /** The rejection of an invalid query. Default: 400. */
  invalid?: () => Rejection;
  read(call: { platform: Platform; player: Player; input: Request }): Promise<Reply>;
}

/** Mounts a `GET` of a game's page. */
export function mountPlayRead<Request extends object, Reply>(
  app: Hono,
  platform: Platform,
  call: PlayCall<Request, Reply>,
  { engine, invalid, read }: ReadHandler<NoInfer<Request>, NoInfer<Reply>>,
): void {
  mountCall(app, call, async (context) => {
    const player = await playerOf(context, platform, engine);
    const fields = fieldsOf(call, new URL(context.req.url).searchParams);
    if (invalid !== undefined && !v.is(call.request, fields)) throw invalid();
    return read({ platform, player, input: parseAs(call.request, fields) });
  });
}

/** The validated query of a `GET`. */
export const queryOf = <Request extends object>(
  call: PlayCall<Request, unknown>,
  context: Context,
): Request => parseAs(call.request, fieldsOf(call, new URL(context.req.url).searchParams));

/** The query parameters that a request declares. Lists are repeated parameters. */
function fieldsOf(
  { request }: Pick<PlayCall<object, unknown>, 'request'>,
  query: URLSearchParams,
): Record<string, unknown> {
  const fields = Object.entries(request.entries).map(([name, { type }]) => [
    name,
    type === 'array' ? query.getAll(name) : (query.get(name) ?? undefined),
  ]);
  return Object.fromEntries(fields) as Record<string, unknown>;
}

/** The player of a request; with an engine, only if the open game runs on it. */
export async function playerOf(
  context: Context,
  platform: Platform,
  engine?: EngineName,
): Promise<Player> {
  const player = await readPlayer(platform, context.req.header('play-session'));
  context.set('memberId', player.member.id);
  limitMemberCalls(context, platform, player.member.id);
  if (engine !== undefined && player.game.engine !== engine) {
    throw new Rejection(404, 'UNKNOWN_GAME', 'unknown_game');
  }
  return player;
}
