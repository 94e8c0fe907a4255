import type { getOwnData, HandlerValueOf, requestDataExport } from '@perya/api-client';
import { todayIn } from '@perya/rules/time';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { attemptsOf, attemptWindowEnd, limit } from '../../kernel/http/limits';
import { Rejection, trueAccountNeeded } from '../../kernel/http/Rejection';
import type { Call, CallContext } from '../../kernel/http/serve';
import type { OwnData } from '../../kernel/own-data/section';
import type { Platform } from '../../kernel/platform';
import {
  checkSecondFactor,
  hasPassword,
  isTrial,
  issueOneTime,
  member as memberTable,
  notifySecurityChange,
  requireOwnPassword,
  secondFactorSince,
  SIGN_IN_DAYS,
  spendOneTime,
} from '../../modules/identity';
import { CHAT_DAYS } from '../../modules/messaging';
import { archiveOf } from './archive';
import { zipOf } from './zip';

/** An archive of years of play takes a while to write, and a stolen session must not get many. */
const EXPORTS = { max: 3, windowMs: 24 * 3_600_000 };
/** The page starts the download at once. */
const TICKET_MS = 60_000;
const PURPOSE = 'data-export';
const DOWNLOAD_PATH = '/wps/relay/MCSFE_downloadOwnData';

const exportsKey = (memberId: number) => `${PURPOSE}:${memberId}`;

/** How long data is kept, what the member needs for an archive, and how many are left. */
export async function ownDataStatus(ctx: CallContext): Promise<HandlerValueOf<typeof getOwnData>> {
  const me = ctx.me();
  if (isTrial(me)) throw trueAccountNeeded();
  const key = exportsKey(me.id);
  const resetsAt = await attemptWindowEnd(ctx.db, key, ctx.now());
  const used = await attemptsOf(ctx.db, key, ctx.now());
  return {
    hasPassword: hasPassword(me),
    hasSecondFactor: (await secondFactorSince(ctx.db, me.id)) !== null,
    perDay: EXPORTS.max,
    left: Math.max(0, EXPORTS.max - used),
    resetsAt: resetsAt?.getTime() ?? null,
    keptDays: { signIns: SIGN_IN_DAYS, chatMessages: CHAT_DAYS },
    keptMonths: ctx.brand.retention,
  };
}

/** Issues a path that downloads the archive once, and notifies the owner. */
export async function requestExport({
  input,
  ctx,
}: Call<typeof requestDataExport>): Promise<HandlerValueOf<typeof requestDataExport>> {
  const member = await requireOwnPassword(ctx, input.password);
  if ((await secondFactorSince(ctx.db, member.id)) !== null) {
    await checkSecondFactor(ctx, member, input.code ?? '');
  }
  const now = ctx.now();
  await limit(ctx.db, exportsKey(member.id), EXPORTS, now);
  const expiresAt = new Date(now.getTime() + TICKET_MS);
  const ticket = await issueOneTime(ctx.db, {
    purpose: PURPOSE,
    memberId: member.id,
    details: { language: ctx.language },
    expiresAt,
  });
  notifySecurityChange(ctx, member, 'dataExported');
  return {
    path: `${DOWNLOAD_PATH}?ticket=${ticket}`,
    fileName: fileNameAt(now, ctx.brand.timeZone),
    expiresAt: expiresAt.getTime(),
  };
}

const fileNameAt = (now: Date, timeZone: string) =>
  `my-data-${todayIn(timeZone, now.getTime())}.zip`;

/** Serves the archives. They are written while they are sent, and not stored. */
export function mountDownload(app: Hono, platform: Platform, ownData: readonly OwnData[]): void {
  const { db, clock, brand } = platform;
  app.get(DOWNLOAD_PATH, async (context) => {
    const madeAt = clock.now();
    const ticket = context.req.query('ticket') ?? '';
    const spent = await spendOneTime(db, ticket, { purpose: PURPOSE, now: madeAt });
    const [member] =
      typeof spent?.memberId === 'number'
        ? await db.select().from(memberTable).where(eq(memberTable.id, spent.memberId))
        : [];
    if (spent === undefined || member === undefined) {
      throw new Rejection(410, 'DATA_EXPORT_EXPIRED', 'not_found');
    }
    const { name: brandName, timeZone } = brand.current;
    const files = archiveOf({
      db,
      ownData,
      memberId: member.id,
      account: member.account,
      language: spent.details['language'] ?? member.language,
      timeZone,
      brandName,
      madeAt,
    });
    const log = context.get('log');
    context.set('memberId', member.id);
    return context.body(streamOf(logged(zipOf(files, madeAt), log)), 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${fileNameAt(madeAt, timeZone)}"`,
      'Cache-Control': 'private, no-store',
    });
  });
}

/** A body that takes the next chunk only when the client has room for it, and stops when it leaves. */
const streamOf = (chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await chunks.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });

/** Logs a failure in the middle of an archive: its answer has begun, so the download breaks off. */
async function* logged(
  chunks: AsyncIterable<Uint8Array>,
  log: Platform['log'],
): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks;
  } catch (error) {
    log.error({ err: error }, 'an archive could not be written');
    throw error;
  }
}
