import { requestLoginCode, requestPasswordEmail, requestRegisterCode } from '@perya/api-client';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startTestGateway, type IsolatedTestGateway } from '../../../testing';
import { cleanUp, rejection, visitorOf } from './testing';

const lines: string[] = [];
let gateway: IsolatedTestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ onLogLine: (line) => lines.push(line) });
});
afterAll(() => gateway.stop());
beforeEach(() => cleanUp(gateway));

it('logs an unsent message without its recipient or text', async () => {
  const { outbox } = gateway.platform;
  const bodies: string[] = [];
  outbox.send = (_db, { recipient, body }) => {
    bodies.push(body);
    const error = new Error(`550 no such mailbox ${recipient}: ${body}`);
    return Promise.reject(
      Object.assign(error, { code: 'EENVELOPE', responseCode: 550, rejected: [recipient] }),
    );
  };
  const visitor = visitorOf(gateway);
  const phone = { dialingCode: '63', mobileNumber: '9171234567' };
  await visitor.call(requestLoginCode, phone);
  await visitor.call(requestPasswordEmail, { username: 'juan01', email: 'juan01@example.com' });
  await rejection(visitor.call(requestRegisterCode, phone));
  const unsent = await vi.waitFor(() => {
    const found = lines.filter((line) => line.includes('a message was not sent'));
    expect(found).toHaveLength(3);
    return found;
  });
  for (const line of unsent) {
    expect(JSON.parse(line)).toMatchObject({ failure: { code: 'EENVELOPE', responseCode: 550 } });
  }
  const log = lines.join('\n');
  expect(log).not.toMatch(/9171234567|juan01@example|#reset|mailbox/);
  const codes = bodies.flatMap((body) => body.match(/\b\d{6}\b/g) ?? []);
  expect(codes.length).toBeGreaterThan(0);
  for (const code of codes) expect(log).not.toContain(`"${code}"`);
});
