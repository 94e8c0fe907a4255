import {
  getFeedbackRules,
  opsListFeedback,
  sendFeedback,
  type RejectedError,
} from '@perya/api-client';
import { afterEach, expect } from 'vitest';
import { demoBrand } from '../../../demoBrand';
import { callerOf, operatorOf, type TestCaller, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import { feedback } from './schema';

let gateway: TestGateway;
let guest: TestCaller;
it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
  guest = callerOf(gateway);
});
afterEach(async () => {
  await gateway.platform.brand.patch(gateway.db, demoBrand, gateway.clock.now());
  await gateway.db.delete(feedback);
  gateway.clock.moveTo(gateway.clock.offsetMs + 3_600_000);
});

const write = (content: string, caller = guest, contact?: string) =>
  caller.client.call(sendFeedback, { topic: 'fault', content, contact });
const refused = (content: string, caller = guest) =>
  write(content, caller).catch((error: RejectedError) => error) as Promise<RejectedError>;

it('returns and enforces the brand’s word limits', async () => {
  const range = { minWords: 2, maxWords: 6 };
  await gateway.platform.brand.patch(gateway.db, { feedback: range }, gateway.clock.now());
  expect(await guest.client.call(getFeedbackRules, {})).toEqual(range);
  expect(await refused('Slow.')).toMatchObject({
    status: 422,
    messageKey: 'form.wordRange',
    params: { length: '2–6' },
  });
  expect(await refused('One two three four five six seven')).toMatchObject({ status: 422 });
  expect((await write('Very slow.')).reference).toMatch(/^F-[2-9A-Z]{8}$/);
});

it('stores a member’s message with the member', async () => {
  const member = callerOf(gateway);
  await member.signIn('juan01');
  const { reference } = await write('The slot stopped in the middle of a spin.', member);
  expect(await gateway.db.select().from(feedback)).toMatchObject([
    { reference, topic: 'FAULT', language: 'EN', contact: null, memberId: expect.any(Number) },
  ]);
});

it('stores a guest’s message with the contact', async () => {
  await write('I cannot find the button to register.', guest, ' me@mail.example ');
  expect(await gateway.db.select().from(feedback)).toMatchObject([
    { memberId: null, contact: 'me@mail.example' },
  ]);
});

it('stores a message once when it is sent twice', async () => {
  const text = 'The page went white after I signed in.';
  const [first, second] = await Promise.all([write(text), write(text)]);
  expect(second).toEqual(first);
  expect(await gateway.db.$count(feedback)).toBe(1);
});

it('limits the messages of one writer', async () => {
  for (const nth of ['one', 'two', 'three', 'four', 'five']) {
    await write(`This is message number ${nth} of many`);
  }
  expect(await refused('This is message number six of many')).toMatchObject({
    status: 429,
    messageKey: 'too_many_requests',
  });
  // A repeated message doesn't count towards the limit.
  await write('This is message number one of many');
});

it('is read by the operator, newest first', async () => {
  const member = callerOf(gateway);
  await member.signIn('juan01');
  const { reference } = await write('The slot stopped in the middle of a spin.', member);
  gateway.clock.moveTo(gateway.clock.offsetMs + 60_000);
  const text = 'I cannot find <b>the button</b> to register.';
  await write(text, guest, 'me@mail.example');
  const desk = operatorOf(gateway);
  const { items, totalCount } = await desk.call(opsListFeedback, {});
  expect(totalCount).toBe(2);
  expect(items).toMatchObject([
    { account: null, contact: 'me@mail.example', topic: 'fault', content: text },
    { account: 'juan01', contact: null, reference },
  ]);
  for (const filter of [{ account: 'juan01' }, { reference }]) {
    expect((await desk.call(opsListFeedback, filter)).items).toMatchObject([{ reference }]);
  }
  expect((await desk.call(opsListFeedback, { topic: 'complaint' })).items).toEqual([]);
});
