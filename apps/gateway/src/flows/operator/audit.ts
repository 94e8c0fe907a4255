import type { opsListAudit } from '@perya/api-client';
import { and, desc, eq } from 'drizzle-orm';
import { pageOf } from '../../kernel/http/operatorPages';
import { operatorCall } from '../../kernel/http/schema';
import type { Call } from '../../kernel/http/serve';

/** The calls of operators, newest first. */
export async function listAudit({ input, ctx }: Call<typeof opsListAudit>) {
  const { operator, call } = input;
  const where = and(
    operator === undefined ? undefined : eq(operatorCall.operator, operator),
    call === undefined ? undefined : eq(operatorCall.call, call),
  );
  const { limit, offset, totals } = pageOf(input);
  const rows = await ctx.db
    .select()
    .from(operatorCall)
    .where(where)
    .orderBy(desc(operatorCall.id))
    .limit(limit)
    .offset(offset);
  return {
    list: rows.map(({ operator, call, request, ip, at, status }) => ({
      operator,
      call,
      request: JSON.stringify(request),
      ip,
      at: at.getTime(),
      status,
    })),
    ...totals(await ctx.db.$count(operatorCall, where)),
  };
}
