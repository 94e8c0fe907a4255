import type { AgentType, getDownlines, HandlerValueOf } from '@perya/api-client';
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Db } from '../../../kernel/db/types';
import type { Call, CallContext } from '../../../kernel/http/serve';
import { AGENT_TYPES, IDLE_MS } from '../../identity';
import { breadcrumbTo, parentOf } from './breadcrumb';
import { textContains } from './textContains';

const PAGE_SIZE = 20;
const DAY_MS = 86_400_000;
/** Members who haven't signed in for this many days are dormant. */
const ACTIVE_DAYS = 30;

type Value = HandlerValueOf<typeof getDownlines>;
type Downline = Value['list'][number];

const ORDERS = {
  ACCOUNT: sql`m.account`,
  LEVEL: sql`l.depth`,
  BALANCE: sql`coalesce(wallet.balance, 0)`,
  JOINED: sql`m.created_at`,
  LAST_LOGIN: sql`m.last_login_at`,
} as const;

const WALLET = sql`left join ledger_account wallet
  on wallet.owner = 'member:' || m.id and wallet.currency = m.currency and wallet.kind = 'wallet'`;

/** Returns a page of the downlines of the caller or of a member of their team. */
export async function downlines({ input, ctx }: Call<typeof getDownlines>): Promise<Value> {
  const { pageNo = 1, pageSize = PAGE_SIZE, order = 'ACCOUNT', descending = false, level } = input;
  const parent = await parentOf(ctx, input.parentId);
  const isSearch = input.search !== undefined || level !== undefined;
  const scope = input.scope ?? (isSearch ? 'TEAM' : 'DIRECT');
  const wanted = sql.join(
    [
      sql`l.ancestor_id = ${parent.id}`,
      scope === 'DIRECT' && !isSearch ? sql`l.depth = 1` : undefined,
      level === undefined ? undefined : sql`l.depth = ${level - parent.depth}::int`,
      input.search === undefined
        ? undefined
        : sql`(${textContains(sql`m.account`, input.search)} or ${textContains(sql`m.nickname`, input.search)})`,
      input.kind && sql`m.type ${input.kind === 'AGENT' ? sql`in` : sql`not in`} ${AGENTS}`,
      input.status && sql`${statusAt(ctx)} = ${input.status}`,
    ].filter((part) => part !== undefined),
    sql` and `,
  );
  const way = sql.raw(descending ? 'desc nulls last' : 'asc nulls first');
  const rows = await rowsOf<{ id: number; depth: number; total: number }>(
    ctx.db,
    sql`select m.id, l.depth, (count(*) over ())::int as total
      from team_link l join member m on m.id = l.descendant_id
        ${order === 'BALANCE' ? WALLET : sql``}
      where ${wanted} order by ${ORDERS[order]} ${way}, m.account
      limit ${pageSize} offset ${(pageNo - 1) * pageSize}`,
  );
  const totalCount = rows[0]?.total ?? (pageNo === 1 ? 0 : await countOf(ctx.db, wanted));
  return {
    currency: parent.currency,
    breadcrumb: await breadcrumbTo(ctx, parent),
    totalCount,
    totalPages: Math.ceil(totalCount / pageSize),
    list: await loadDownlineRows(
      ctx,
      rows.map(({ id, depth }) => ({ id, level: parent.depth + depth })),
    ),
  };
}

async function countOf(db: Db, wanted: SQL): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(
    db,
    sql`select count(*)::int as n from team_link l join member m on m.id = l.descendant_id where ${wanted}`,
  );
  return row?.n ?? 0;
}

const AGENTS = sql.raw(`(${AGENT_TYPES.join(', ')})`);

const statusAt = ({ now }: Pick<CallContext, 'now'>): SQL => {
  const since = new Date(now().getTime() - ACTIVE_DAYS * DAY_MS).toISOString();
  const last = sql`coalesce(m.last_login_at, m.first_login_at)`;
  return sql`(case when ${last} is null then 'NEW'
    when ${last} >= ${since}::timestamptz then 'ACTIVE' else 'DORMANT' end)`;
};

interface DownlineRow {
  id: number;
  account: string;
  nickname: string;
  type: 0 | AgentType;
  upline_id: number;
  upline: string;
  status: 'NEW' | 'ACTIVE' | 'DORMANT';
  online: boolean;
  balance: string;
  directs: number;
  size: number;
  joined: string;
  last_login: string | null;
}

/** Loads everything that a row shows about team members, in the given order. */
export async function loadDownlineRows(
  ctx: Pick<CallContext, 'db' | 'now'>,
  found: readonly { id: number; level: number }[],
): Promise<Downline[]> {
  if (found.length === 0) return [];
  const now = ctx.now().getTime();
  const seen = new Date(now - IDLE_MS).toISOString();
  const rows = await rowsOf<DownlineRow>(
    ctx.db,
    sql`select m.id, m.account, m.nickname, m.type, m.upline_id, up.account as upline,
        ${statusAt(ctx)} as status,
        exists (select 1 from session s where s.member_id = m.id and s.ended_at is null
          and s.last_seen_at > ${seen}::timestamptz
          and s.expires_at > ${new Date(now).toISOString()}::timestamptz) as online,
        coalesce(wallet.balance, 0)::text as balance,
        (select count(*)::int from team_link l where l.ancestor_id = m.id and l.depth = 1) as directs,
        (select count(*)::int from team_link l where l.ancestor_id = m.id) as size,
        (extract(epoch from m.created_at) * 1000)::bigint::text as joined,
        (extract(epoch from coalesce(m.last_login_at, m.first_login_at)) * 1000)::bigint::text as last_login
      from member m join member up on up.id = m.upline_id ${WALLET}
      where m.id in (${sql.join(
        found.map(({ id }) => sql`${id}`),
        sql`, `,
      )})`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return found.flatMap(({ id, level }) => {
    const row = byId.get(id);
    return row === undefined ? [] : [readDownline(row, level)];
  });
}

const readDownline = (row: DownlineRow, level: number): Downline => ({
  memberId: String(row.id),
  account: row.account,
  nickname: row.nickname || row.account,
  kind: row.type === 0 ? 'MEMBER' : 'AGENT',
  agentType: row.type === 0 ? null : row.type,
  level,
  upline: { memberId: String(row.upline_id), account: row.upline },
  status: row.status,
  isOnline: row.online,
  balance: BigInt(row.balance),
  directs: row.directs,
  members: row.size,
  joinedAt: Number(row.joined),
  lastSignInAt: row.last_login === null ? null : Number(row.last_login),
});
