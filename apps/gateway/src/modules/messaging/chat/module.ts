import { getChatMessageCount, getChatUrl, openPush } from '@perya/api-client';
import { ok } from '@perya/api-client/server';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { readJsonAs } from '../../../kernel/http/body';
import { notEnabled, notLoggedIn, Rejection } from '../../../kernel/http/Rejection';
import { serve, type CallContext } from '../../../kernel/http/serve';
import { findMemberByAccount, isTrial } from '../../identity';
import type { Platform } from '../../../kernel/platform';
import type { Module } from '../../../kernel/module';
import { deskOf, issueTicket, PLAYERS_ROOM } from './entries';
import { hubOf } from './hub';
import { mountArcadePage } from '../../../kernel/http/arcadePages';
import { postOperatorMessage, sweepChat, unreadOf } from './room';
import { seedChat } from './seed';
import { CHAT_PATH, createSockets, PUSH_PATH } from './sockets';
import { chatData } from './ownData';

const SWEEP_MS = 3_600_000;
const WITH_OPERATOR = 1;
const HOUSE_LENGTH = 500;

/** The chat: access, its page and sockets on the play origin, and the push of unread counts. */
export const chat: Module = {
  name: 'chat',
  ownData: chatData,
  routes: [
    serve(getChatUrl, async ({ input, ctx }) => {
      checkMayChat(ctx);
      const me = ctx.me();
      const language = offered(ctx, input.language);
      const ticket = await issueTicket(ctx.db, {
        purpose: 'chat-ticket',
        memberId: me.id,
        token: tokenOf(ctx),
        room: input.b2c === WITH_OPERATOR ? deskOf(me.id) : PLAYERS_ROOM,
        language,
        now: ctx.now(),
      });
      const address = new URL('/chat', ctx.platform.config.playOrigin);
      address.search = new URLSearchParams({
        ticket,
        title: input.title,
        headerColor: input.headerColor,
        language,
      }).toString();
      return { chatUrl: address.href };
    }),
    serve(getChatMessageCount, async ({ ctx }) => {
      checkMayChat(ctx);
      const { id } = ctx.me();
      return { unReadCount: (await unreadOf(ctx.db, [id], ctx.now())).get(id)?.chat ?? 0 };
    }),
    serve(openPush, async ({ ctx }) => {
      const address = new URL(PUSH_PATH, ctx.platform.config.playOrigin);
      address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
      const ticket = await issueTicket(ctx.db, {
        purpose: 'push-ticket',
        memberId: ctx.me().id,
        token: tokenOf(ctx),
        language: ctx.language,
        now: ctx.now(),
      });
      return { address: address.href, ticket };
    }),
  ],
  mount: (app, platform) => {
    if (platform.config.sandbox) mountHouse(app, platform);
  },
  mountPlay: (app, platform) => {
    const socket = new URL(CHAT_PATH, platform.config.playOrigin);
    socket.protocol = socket.protocol === 'https:' ? 'wss:' : 'ws:';
    mountArcadePage(app, platform, { address: '/chat', name: 'chat', socket: socket.href });
  },
  playSockets: createSockets,
  seedDemo: seedChat,
  jobs: [
    {
      name: 'sweep the chat',
      everyMs: SWEEP_MS,
      run: ({ db, clock }) => sweepChat(db, clock.now()),
      atStart: true,
    },
  ],
  reset: (platform) => hubOf(platform).reset(),
};

function checkMayChat(ctx: CallContext) {
  if (ctx.brand.switches['CBS3'] !== true) throw notEnabled();
  if (isTrial(ctx.me())) throw new Rejection(403, 'TRUE_ACCOUNT_NEEDED', 'in_please_information');
}

function tokenOf({ token }: CallContext): string {
  if (token === undefined) throw notLoggedIn();
  return token;
}

const offered = ({ brand, language }: CallContext, wanted: string | undefined): string =>
  brand.languages.find((code) => code === wanted) ?? language;

const HouseSchema = v.object({
  text: v.pipe(v.string(), v.nonEmpty(), v.maxLength(HOUSE_LENGTH)),
  /** To this member's desk; without it, to all players. */
  account: v.optional(v.string()),
});

/** Writes as the operator, for tests and demos (sandbox only). */
function mountHouse(app: Hono, platform: Platform) {
  app.post('/sandbox/chat', async (context) => {
    const { text, account } = await readJsonAs(context, HouseSchema);
    const member =
      account === undefined ? undefined : await findMemberByAccount(platform.db, account);
    if (account !== undefined && member === undefined) {
      throw new Rejection(404, 'NO_SUCH_ACCOUNT', 'not_found');
    }
    const room = member === undefined ? PLAYERS_ROOM : deskOf(member.id);
    const said = await postOperatorMessage(platform.db, { room, text, now: platform.clock.now() });
    await hubOf(platform).wake();
    return context.json(ok(said));
  });
}
