import type { opsListAudit } from '@perya/api-client';
import { and, desc, eq } from 'drizzle-orm';
import { readPage } from '../../kernel/http/operatorPages';
import { operatorCall } from '../../kernel/http/schema';
import type { Call } from '../../kernel/http/serve';

/** The calls of operators, newest first. */
export async function listAudit({ input, ctx }: Call<typeof opsListAudit>) {
  const { operator, call } = input;
  const where = and(
    operator === undefined ? undefined : eq(operatorCall.operator, operator),
    call === undefined ? undefined : eq(operatorCall.call, call),
  );
  const { rows, totals } = await readPage(ctx.db, {
    ...input,
    from: () => ctx.db.select().from(operatorCall).$dynamic(),
    where,
    orderBy: [desc(operatorCall.id)],
  });
  return {
    list: rows.map(({ operator, call, request, ip, at, status }) => ({
      operator,
      call,
      request: JSON.stringify(request),
      ip,
      at: at.getTime(),
      status,
    })),
    ...totals,
  };
}
