import { eq } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';
import type { RejectedError } from '@perya/api-client';
import { attemptCounter } from '../../../kernel/http/schema';
import { findMemberByAccount, type Member } from '../members/members';
import { member as memberTable } from '../members/schema';
import { type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import {
  checkPaymentPassword,
  unlockPaymentPassword,
  PAYMENT_PASSWORD_LOCK_MS,
  PAYMENT_PASSWORD_TRIES,
} from './paymentPassword';

let gateway: TestGateway;
let juan: Member;
it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
});
beforeEach(async () => {
  await gateway.db.delete(attemptCounter);
  juan = await named('juan01');
});

async function named(account: string): Promise<Member> {
  const found = await findMemberByAccount(gateway.db, account);
  if (found === undefined) throw new Error(`${account} is not in the seed.`);
  return found;
}

const askerOf = (member: Member, db = gateway.db) => ({
  db,
  platform: gateway.platform,
  now: () => gateway.clock.now(),
  me: () => member,
});
const check = (password: string, member = juan) => checkPaymentPassword(askerOf(member), password);
const refused = (password: string, member = juan) =>
  check(password, member).then(
    () => undefined,
    (error: RejectedError) => error,
  );

it('accepts the right password and resets the count of wrong ones', async () => {
  for (let round = 0; round < 3; round += 1) {
    expect(await refused('000000')).toMatchObject({ messageKey: 'payment_password_wrong' });
    expect(await refused('000001')).toMatchObject({ messageKey: 'payment_password_wrong' });
    await check('123456');
  }
});

it('locks for fifteen minutes after five wrong attempts, even for the right password', async () => {
  for (let count = 1; count < PAYMENT_PASSWORD_TRIES; count += 1) await refused('000000');
  expect(await refused('000000')).toMatchObject({ status: 429, code: 'PAYMENT_PASSWORD_LOCKED' });
  expect(await refused('123456')).toMatchObject({
    messageKey: 'payment_password_locked',
    details: { params: { count: 15 }, retryAfter: 900 },
  });
  gateway.clock.moveTo(gateway.clock.offsetMs + PAYMENT_PASSWORD_LOCK_MS + 1_000);
  await check('123456');
});

it('compares at most five of many concurrent attempts', async () => {
  for (let round = 0; round < 8; round += 1) {
    const tries = await Promise.all(Array.from({ length: 24 }, () => refused('000000')));
    const wrong = tries.filter((error) => error?.messageKey === 'payment_password_wrong');
    expect(wrong.length).toBeLessThan(PAYMENT_PASSWORD_TRIES);
    expect(await refused('123456')).toMatchObject({ code: 'PAYMENT_PASSWORD_LOCKED' });
    await unlockPaymentPassword(askerOf(juan), juan.id);
  }
  await check('123456');
});

it('accepts several right passwords at once', async () => {
  await Promise.all(Array.from({ length: 8 }, () => check('123456')));
  for (let count = 1; count < PAYMENT_PASSWORD_TRIES; count += 1) await refused('000000');
  await Promise.all(Array.from({ length: 8 }, () => check('123456')));
  expect(await refused('000000')).toMatchObject({ messageKey: 'payment_password_wrong' });
});

it('rejects concurrent attempts beyond the queue limit', async () => {
  const tries = await Promise.all(Array.from({ length: 24 }, () => refused('123456')));
  expect(tries.filter((error) => error === undefined)).toHaveLength(11);
  expect(tries.filter((error) => error !== undefined)).toSatisfy((rejections: RejectedError[]) =>
    rejections.every(({ code }) => code === 'BUSY'),
  );
  await check('123456');
});

it('rejects members without a payment password, and trial accounts', async () => {
  await gateway.db
    .update(memberTable)
    .set({ paymentPasswordHash: null })
    .where(eq(memberTable.id, juan.id));
  expect(await refused('123456', await named('juan01'))).toMatchObject({
    messageKey: 'payment_password_missing',
  });
  await gateway.db
    .update(memberTable)
    .set({ paymentPasswordHash: juan.paymentPasswordHash })
    .where(eq(memberTable.id, juan.id));
  expect(await refused('123456', await named('trial01'))).toMatchObject({
    messageKey: 'in_need_true_account',
  });
});

it('throws in a transaction, where its count would be rolled back', async () => {
  await expect(
    gateway.db.transaction((tx) => checkPaymentPassword(askerOf(juan, tx), '123456')),
  ).rejects.toThrow('before the transaction');
});
