import { createCipher, getSystemKeys, placeTicket } from '@perya/api-client';
import {
  bodyLimitsOf,
  contract,
  type AnyEndpoint,
  type BodyLimits,
} from '@perya/api-client/server';
import { randomFillSync } from 'node:crypto';
import { request, type OutgoingHttpHeaders } from 'node:http';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { createTestDraws } from '../../modules/lottery/lotteryTesting';
import { callerOf, type TestCaller, type TestGateway } from '../../testing';
import { it } from '../../testingFixtures';

/** No request may block all others for longer. */
const MAX_MS = 100;

let gateway: TestGateway;
let member: TestCaller;

it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
  member = callerOf(gateway);
  await member.signIn('juan01');
});

/**
 * Processor time in milliseconds of the longest turn of the event loop during some work. Not wall-clock time,
 * which other programs on the machine affect.
 */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isOver = false;
  let before = process.threadCpuUsage();
  const turn = () => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    before = process.threadCpuUsage();
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  isOver = true;
  return longest;
}

interface Body {
  type: string;
  content: Buffer;
}

function send(
  { method, path }: AnyEndpoint,
  { type, content }: Body,
  headers: OutgoingHttpHeaders = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(
      gateway.url + path.replaceAll(/\{\w+\}/g, '1'),
      {
        method,
        headers: {
          'content-type': type,
          token: member.token() ?? '',
          'idempotency-key': crypto.randomUUID(),
          ...headers,
        },
      },
      (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    sent.on('error', reject);
    sent.end(content);
  });
}

/**
 * Each is repeated up to the size limit of a body: plain, slow for regular expressions, and slow for
 * segmenting.
 */
const FILLS = ['1,', 'a.', '👩‍👩‍👧‍👦'];

const filled = (fill: string, bytes: number) =>
  fill.repeat(Math.max(0, Math.floor(bytes / Buffer.byteLength(fill))));

function fieldNames({ request }: AnyEndpoint): string[] {
  const { entries = {} } = request as { entries?: Record<string, unknown> };
  return Object.keys(entries);
}

/** The largest JSON bodies of a call: one long text, many values, and maximum depth. */
function* largestJson(endpoint: AnyEndpoint, bytes: number): Generator<string> {
  const { fields, depth } = bodyLimitsOf(endpoint);
  for (const name of [...fieldNames(endpoint), 'another']) {
    for (const fill of FILLS) {
      yield JSON.stringify({ [name]: filled(fill, bytes - name.length - 8) });
    }
    yield JSON.stringify({ [name]: Array.from({ length: fields - 1 }, () => '1') });
    yield `{"${name}":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;
  }
}

const BOUNDARY = 'a-boundary';

const part = (name: string, value: string | Buffer, more = '') =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\nContent-Type: image/png\r\n\r\n`,
    ),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);

const multipart = (parts: readonly Buffer[]): Body => ({
  type: `multipart/form-data; boundary=${BOUNDARY}`,
  content: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
});

/** An image of the maximum size in bytes that can't be compressed. */
async function largestPicture(): Promise<Buffer> {
  const side = 1300;
  const raw = randomFillSync(Buffer.alloc(side * side * 3));
  return sharp(raw, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
}

function* largestForms(endpoint: AnyEndpoint, { fields, bytes }: BodyLimits): Generator<Body> {
  const type = 'application/x-www-form-urlencoded';
  const names = Array.from({ length: fields }, (_, index) => `${index}=`);
  yield { type, content: Buffer.from(names.join('&')) };
  for (const name of fieldNames(endpoint)) {
    for (const fill of FILLS) {
      const value = encodeURIComponent(filled(fill, bytes)).slice(0, bytes - name.length - 1);
      yield { type, content: Buffer.from(`${name}=${value.replace(/%[\dA-F]?$/, '')}`) };
    }
  }
}

async function* largestMultiparts(
  endpoint: AnyEndpoint,
  { bytes, fields, files }: BodyLimits,
): AsyncGenerator<Body> {
  const names = fieldNames(endpoint);
  const each = Math.min(16 * 1024, Math.floor(bytes / (names.length * FILLS.length)) - 200);
  const texts = names.flatMap((name) => FILLS.map((fill) => part(name, filled(fill, each))));
  yield multipart(texts.slice(0, fields));
  yield multipart(Array.from({ length: fields }, (_, index) => part(String(index), '')));
  if (files === 0) return;
  const picture = await largestPicture();
  const own = names.filter((name) => /^id$|Id$/.test(name)).map((name) => part(name, '1'));
  for (const field of ['pictures', 'images', 'image']) {
    const one = (content: Buffer) => part(field, content, '; filename="a.png"');
    yield multipart([...own, ...Array.from({ length: files }, () => one(picture))]);
    // Near matches of the part boundary, repeated.
    yield multipart([...own, one(Buffer.alloc(bytes - 1024, `\r\n--${BOUNDARY.slice(0, -1)}`))]);
  }
}

async function* largestBodies(endpoint: AnyEndpoint): AsyncGenerator<Body> {
  const limits = bodyLimitsOf(endpoint);
  if (endpoint.encrypted) {
    const cipher = createCipher();
    // Leaves room for Base64 and the header.
    const bytes = Math.floor(limits.bytes * 0.73) - 1024;
    for (const text of largestJson(endpoint, bytes)) {
      const { method, path } = endpoint;
      const { body } = await cipher.seal(text, {
        method,
        path,
        now: () => gateway.clock.now().getTime(),
        fetchKeys: () => member.client.call(getSystemKeys, {}),
      });
      yield { type: 'application/jose', content: Buffer.from(body) };
    }
    return;
  }
  switch (endpoint.requestIn) {
    case 'query':
      return;
    case 'json':
      for (const text of largestJson(endpoint, limits.bytes)) {
        yield { type: 'application/json', content: Buffer.from(text) };
      }
      return;
    case 'form':
      yield* largestForms(endpoint, limits);
      yield* largestMultiparts(endpoint, limits);
      return;
    case 'multipart':
      yield* largestMultiparts(endpoint, limits);
  }
}

const withBody = Object.values<AnyEndpoint>(contract).filter(
  ({ requestIn }) => requestIn !== 'query',
);

describe('the largest bodies of a call', () => {
  it.each(withBody.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s',
    async (_, endpoint) => {
      const statuses = new Set<number>();
      for await (const body of largestBodies(endpoint)) {
        expect(body.content.length).toBeLessThanOrEqual(bodyLimitsOf(endpoint).bytes);
        const ms = await longestTurn(async () => statuses.add(await send(endpoint, body)));
        expect(ms).toBeLessThan(MAX_MS);
      }
      // Each was read to its end: none was rejected for its size or as too many requests.
      expect(statuses).not.toContain(413);
      expect(statuses).not.toContain(500);
    },
  );

  it('a slip with as many lines and numbers as fit', async () => {
    const vip = callerOf(gateway);
    await vip.signIn('vip001');
    const draws = createTestDraws(gateway);
    await draws.awayFromLock('VN_NORTH');
    const numbers = Array.from({ length: 10_000 }, (_, index) => String(index).padStart(4, '0'));
    const line = { playType: 'lo-4', numbers: numbers.join(','), unit: 10, multiple: 1, rebate: 0 };
    const ms = await longestTurn(() =>
      draws.bet(vip, 'VN_NORTH', { lines: Array.from({ length: 10 }, () => line) }),
    );
    expect(ms).toBeLessThan(MAX_MS);
  });
});

describe('bodies above the limits of a call', () => {
  const cases: [string, AnyEndpoint, () => Body][] = [
    [
      '64 KB of field names',
      contract.requestPasswordEmail,
      () => ({
        type: 'application/x-www-form-urlencoded',
        content: Buffer.from(
          Array.from({ length: 13_000 }, (_, index) => `${index}=`)
            .join('&')
            .slice(0, 64 * 1024),
        ),
      }),
    ],
    [
      '70,000 empty parts',
      contract.uploadAvatar,
      () => multipart(Array.from({ length: 70_000 }, () => part('', ''))),
    ],
    [
      '60,000 nested arrays',
      contract.setLanguage,
      () => ({ type: 'application/json', content: Buffer.from('['.repeat(60_000)) }),
    ],
    [
      '60,000 properties',
      placeTicket,
      () => ({
        type: 'application/json',
        content: Buffer.from(
          `{${Array.from({ length: 60_000 }, (_, index) => `"${index}":0`).join(',')}}`.slice(
            0,
            500_000,
          ),
        ),
      }),
    ],
  ];

  it.each(cases)('%s', async (_, endpoint, bodyOf) => {
    const body = bodyOf();
    let status = 0;
    const ms = await longestTurn(async () => {
      status = await send(endpoint, body);
    });
    expect(status).toBe(413);
    expect(ms).toBeLessThan(MAX_MS);
  });
});
