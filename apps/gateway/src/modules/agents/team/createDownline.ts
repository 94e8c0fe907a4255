import type { createDownline as CreateDownline, HandlerValueOf } from '@perya/api-client';
import { decodeRegisterRules } from '@perya/api-client/server';
import { checkField } from '@perya/rules/accounts';
import { invalidFields } from '../../../kernel/http/fieldErrors';
import { limit } from '../../../kernel/http/limits';
import type { Call, CallContext } from '../../../kernel/http/serve';
import {
  DOWNLINE_AGENT_TYPE,
  findMemberByAccount,
  createMember,
  usernameTaken,
} from '../../identity';
import { agentOf } from './guard';
import { makeAffiliateCode } from './codes';
import { giveRates, ratesOf, readRates } from './rates';

/** Accounts that an agent may create: more than this is a script. */
const PER_AGENT = { max: 100, windowMs: 60 * 60_000 };

type CreateCall = Call<typeof CreateDownline>;

/** Validates the form and counts the attempt, whatever its outcome. */
export async function checkDownline({ input, ctx }: CreateCall): Promise<void> {
  const agent = agentOf(ctx);
  refuseBadFields(ctx, { username: input.account, password: input.password });
  await limit(ctx.db, `downline:${agent.id}`, PER_AGENT, ctx.now());
}

/**
 * Creates a member or agent directly below the caller. The agent knows the password too, so it only works for
 * the first sign-in, where it must be changed.
 */
export async function makeDownline({
  input,
  ctx,
}: CreateCall): Promise<HandlerValueOf<typeof CreateDownline>> {
  const agent = agentOf(ctx);
  const { account, password, kind, nickname } = input;
  const max = await ratesOf(ctx.db, ctx.brand, agent.id);
  const rates = readRates(input.rebates, max);
  if ((await findMemberByAccount(ctx.db, account)) !== undefined) throw usernameTaken('account');
  const passwordHash = await ctx.platform.passwords.hash(password);
  const made = await createMember(ctx, {
    account,
    registeredBy: 'agent',
    uplineId: agent.id,
    passwordHash,
    passwordExpired: true,
    ...(nickname === undefined ? {} : { nickname }),
    ...(kind === 'AGENT' && { type: DOWNLINE_AGENT_TYPE, affiliateCode: makeAffiliateCode() }),
  });
  if (made === undefined) throw usernameTaken('account');
  await giveRates(ctx.db, ctx.brand, { memberId: made.id, rates, max });
  return { memberId: String(made.id), account: made.account };
}

/** Applies the brand's rules for self-registration. */
function refuseBadFields({ brand }: CallContext, values: { username: string; password: string }) {
  const rules = decodeRegisterRules(brand.registerRules);
  const errors = (['username', 'password'] as const).flatMap((field) => {
    const rule = rules[field] ?? NO_RULE;
    const found = checkField(field, values[field], { isRequired: true, rule });
    return found === null ? [] : [{ path: field === 'username' ? 'account' : field, ...found }];
  });
  const [first, ...others] = errors;
  if (first !== undefined) throw invalidFields([first, ...others]);
}

/** For brands without a rule for the field. */
const NO_RULE = {
  isEnabled: true,
  isRequired: true,
  minLength: null,
  maxLength: null,
  pattern: null,
  patternId: null,
};
