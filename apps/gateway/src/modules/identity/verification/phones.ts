import { isPhoneError, readPhone } from '@perya/rules/accounts/phone';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import { invalidFields } from '../../../kernel/http/fieldErrors';
import type { CallContext } from '../../../kernel/http/serve';
import type { Member } from '../members/members';
import { member } from '../members/schema';
import type { Brand } from '../../../kernel/brand';

/** The regions whose phones a brand accepts. */
export const regionsOf = ({ countries }: Brand): string[] =>
  countries.map(({ countryCode }) => countryCode);

/** A phone as it was typed. */
interface TypedPhone {
  dialingCode: string;
  number: string;
  /** The name of the number's field in the call. */
  path: string;
}

/** The E.164 form of a number from the brand's countries; any other is rejected at its field. */
export function phoneOf(
  { brand }: Pick<CallContext, 'brand'>,
  { dialingCode, number, path }: TypedPhone,
): string {
  const read = readPhone(dialingCode, number, regionsOf(brand));
  if (isPhoneError(read)) throw invalidFields([{ path, ...read }]);
  return read.e164;
}

export async function findMemberByMobile(db: Db, mobile: string): Promise<Member | undefined> {
  const [row] = await db.select().from(member).where(eq(member.mobile, mobile));
  return row;
}
