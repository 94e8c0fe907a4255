import type {
  closeDownlineLink,
  getDownlineLinks,
  HandlerValueOf,
  saveDownlineLink,
} from '@perya/api-client';
import { and, count, desc, eq, gt, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import { invalidFields } from '../../../kernel/http/fieldErrors';
import { Rejection } from '../../../kernel/http/Rejection';
import type { Call, CallContext } from '../../../kernel/http/serve';
import { member } from '../../identity';
import { linkStatus, makeAffiliateCode, type Link } from './codes';
import { agentOf, readId } from './guard';
import { listRates, ratesOf, readRates, defaultRates } from './rates';
import { affiliateClickDay, downlineLink } from './schema';

const PAGE_SIZE = 20;

type Value = HandlerValueOf<typeof saveDownlineLink>;

const open = (now: Date): SQL | undefined =>
  and(
    isNull(downlineLink.closedAt),
    or(isNull(downlineLink.expiresAt), gt(downlineLink.expiresAt, now)),
    or(isNull(downlineLink.maxUses), sql`${downlineLink.uses} < ${downlineLink.maxUses}`),
  );

/** Lists an agent's links, newest first, and the limits for new ones. */
export async function links({
  input,
  ctx,
}: Call<typeof getDownlineLinks>): Promise<HandlerValueOf<typeof getDownlineLinks>> {
  const agent = agentOf(ctx);
  const { pageNo = 1, pageSize = PAGE_SIZE } = input;
  const own = await ratesOf(ctx.db, ctx.brand, agent.id);
  const usual = defaultRates(ctx.brand);
  const wanted = and(
    eq(downlineLink.agentId, agent.id),
    input.isOpen === true ? open(ctx.now()) : undefined,
  );
  const [total] = await ctx.db.select({ n: count() }).from(downlineLink).where(wanted);
  const rows = await ctx.db
    .select()
    .from(downlineLink)
    .where(wanted)
    .orderBy(desc(downlineLink.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const totalCount = total?.n ?? 0;
  return {
    ownRebates: listRates(own),
    defaultRebates: listRates(usual).map(({ category, basisPoints }) => ({
      category,
      basisPoints: Math.min(basisPoints, own[category]),
    })),
    max: ctx.brand.agents.openLinks,
    totalCount,
    totalPages: Math.ceil(totalCount / pageSize),
    list: await Promise.all(rows.map((row) => describeLink(ctx, row))),
  };
}

/** Creates a link, or changes one of the caller's links that isn't closed. */
export async function save({ input, ctx }: Call<typeof saveDownlineLink>): Promise<Value> {
  const agent = agentOf(ctx);
  const now = ctx.now();
  const rebates = readRates(input.rebates, await ratesOf(ctx.db, ctx.brand, agent.id));
  const expiresAt = input.expiresAt === null ? null : new Date(input.expiresAt);
  if (expiresAt !== null && expiresAt <= now) {
    throw invalidFields([{ path: 'expiresAt', messageKey: 'downline_link_past' }]);
  }
  const values = {
    name: input.name.trim(),
    kind: input.kind,
    rebates,
    expiresAt,
    maxUses: input.usesAllowed,
  };
  // Locks the agent's row, so that two concurrent calls can't both use the last free place.
  await ctx.db.select({ id: member.id }).from(member).where(eq(member.id, agent.id)).for('update');
  if (input.id === undefined) {
    await refuseTooMany(ctx, agent.id);
    return describeLink(
      ctx,
      await insert(ctx.db, { ...values, agentId: agent.id, createdAt: now }),
    );
  }
  const link = await openLinkOf(ctx, input.id);
  if (input.usesAllowed !== null && input.usesAllowed < link.uses) {
    throw invalidFields([
      { path: 'usesAllowed', messageKey: 'downline_link_uses', params: { uses: link.uses } },
    ]);
  }
  return change(ctx, link.id, values);
}

/** Closes one of the caller's links. Has no effect on a closed link. */
export async function close({ input, ctx }: Call<typeof closeDownlineLink>): Promise<Value> {
  const link = await linkOf(ctx, input.id);
  return change(ctx, link.id, { closedAt: link.closedAt ?? ctx.now() });
}

async function change(
  ctx: CallContext,
  id: number,
  values: Partial<typeof downlineLink.$inferInsert>,
): Promise<Value> {
  const [row] = await ctx.db
    .update(downlineLink)
    .set(values)
    .where(eq(downlineLink.id, id))
    .returning();
  if (row === undefined) throw linkNotFound();
  return describeLink(ctx, row);
}

const linkNotFound = () => new Rejection(404, 'LINK_NOT_FOUND', 'downline_link_not_found');

/** Finds one of the caller's links. A link of another agent is treated as not found. */
async function linkOf(ctx: CallContext, linkId: string): Promise<Link> {
  const agent = agentOf(ctx);
  const id = readId(linkId);
  const [row] =
    id === undefined
      ? []
      : await ctx.db
          .select()
          .from(downlineLink)
          .where(and(eq(downlineLink.id, id), eq(downlineLink.agentId, agent.id)))
          .for('update');
  if (row === undefined) throw linkNotFound();
  return row;
}

async function openLinkOf(ctx: CallContext, linkId: string): Promise<Link> {
  const link = await linkOf(ctx, linkId);
  if (link.closedAt !== null) throw new Rejection(409, 'LINK_CLOSED', 'downline_link_closed');
  return link;
}

async function refuseTooMany(ctx: CallContext, agentId: number): Promise<void> {
  const max = ctx.brand.agents.openLinks;
  const [row] = await ctx.db
    .select({ n: count() })
    .from(downlineLink)
    .where(and(eq(downlineLink.agentId, agentId), open(ctx.now())));
  if ((row?.n ?? 0) >= max) {
    throw new Rejection(422, 'TOO_MANY_LINKS', 'downline_links_most', { params: { max } });
  }
}

async function insert(
  db: Db,
  values: Omit<typeof downlineLink.$inferInsert, 'code'>,
): Promise<Link> {
  for (;;) {
    const code = makeAffiliateCode();
    const [agent] = await db
      .select({ id: member.id })
      .from(member)
      .where(eq(member.affiliateCode, code));
    if (agent !== undefined) continue;
    const [row] = await db
      .insert(downlineLink)
      .values({ ...values, code })
      .onConflictDoNothing()
      .returning();
    if (row !== undefined) return row;
  }
}

async function describeLink({ db, now }: CallContext, link: Link): Promise<Value> {
  const [clicked] = await db
    .select({ clicks: sql<number>`coalesce(sum(${affiliateClickDay.clicks}), 0)::int` })
    .from(affiliateClickDay)
    .where(and(eq(affiliateClickDay.agentId, link.agentId), eq(affiliateClickDay.linkId, link.id)));
  return {
    id: String(link.id),
    name: link.name,
    code: link.code,
    kind: link.kind,
    rebates: listRates(link.rebates),
    status: linkStatus(link, now()),
    expiresAt: link.expiresAt?.getTime() ?? null,
    usesAllowed: link.maxUses,
    uses: link.uses,
    clicks: clicked?.clicks ?? 0,
    createdAt: link.createdAt.getTime(),
  };
}
