import { createCipher, getSystemKeys } from '@perya/api-client';
import { contract, type AnyEndpoint } from '@perya/api-client/server';
import * as v from 'valibot';
import { expect } from 'vitest';
import { callerOf, type TestCaller, type TestGateway } from '../../testing';
import { it } from '../../testingFixtures';

/** Beyond four bytes, beyond a double's exact integers, beyond eight bytes, and the negative counterparts. */
const OUT_OF_RANGE = [
  '2147483648',
  '9007199254740992',
  '99999999999999999999999999',
  '-9223372036854775809',
];

let gateway: TestGateway;
const cipher = createCipher();
/** An agent can make every call. */
let agent: TestCaller;

it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
  agent = callerOf(gateway);
  await agent.signIn('agent01');
});

/** The part of a request schema that sample values are generated from. */
interface Node {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly wrapped?: Node;
  readonly item?: Node;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
}

/** A value that most schemas of the kind accept. */
function sampleOf({ type, entries = {}, item, options = [], literal }: Node): unknown {
  switch (type) {
    case 'object':
      return sampleFields(entries);
    case 'array':
      return item === undefined ? [] : [sampleOf(item)];
    case 'picklist':
      return options[0];
    case 'variant':
    case 'union':
      return sampleOf(options[0] as Node);
    case 'literal':
      return literal;
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'nullable':
      return null;
    default:
      return '1';
  }
}

const OPTIONAL = new Set(['optional', 'nullish', 'exact_optional']);

const sampleFields = (entries: Readonly<Record<string, Node>>) =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([name, node]) =>
      OPTIONAL.has(node.type) ? [] : [[name, sampleOf(node)]],
    ),
  );

/** Requests for a call, with one field after another out of range. */
function* requestsOf(endpoint: AnyEndpoint): Generator<Record<string, unknown>> {
  const { entries = {} } = endpoint.request as unknown as Node;
  const plain = sampleFields(entries);
  for (const [name, node] of Object.entries(entries)) {
    const isNumber = (node.wrapped ?? node).type === 'number' && endpoint.requestIn === 'json';
    for (const value of OUT_OF_RANGE) {
      yield { ...plain, [name]: isNumber ? Number(value) : value };
    }
  }
}

async function send(endpoint: AnyEndpoint, request: Record<string, unknown>): Promise<number> {
  const rest = { ...request };
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  const texts = Object.entries(rest).map(([name, value]) => [name, String(value)]);
  const query = endpoint.requestIn === 'query' ? `?${String(new URLSearchParams(texts))}` : '';
  const headers: Record<string, string> = {
    token: agent.token() ?? '',
    'idempotency-key': crypto.randomUUID(),
  };
  let body: string | FormData | null = null;
  if (endpoint.encrypted) {
    const sealed = await cipher.seal(JSON.stringify(rest), {
      method: endpoint.method,
      path: endpoint.path,
      now: () => gateway.clock.now().getTime(),
      fetchKeys: () => agent.client.call(getSystemKeys, {}),
    });
    headers['content-type'] = sealed.contentType;
    body = sealed.body;
  } else if (endpoint.requestIn === 'json') {
    headers['content-type'] = 'application/json';
    body = JSON.stringify(rest);
  } else if (endpoint.requestIn !== 'query') {
    body = new FormData();
    for (const [name = '', value = ''] of texts) body.set(name, value);
  }
  const answer = await fetch(gateway.url + path + query, {
    method: endpoint.method,
    headers,
    body,
  });
  await answer.arrayBuffer();
  return answer.status;
}

const all = Object.values<AnyEndpoint>(contract);

it('generates requests that most calls accept', () => {
  const taken = all.filter((endpoint) =>
    v.is(endpoint.request, sampleFields((endpoint.request as unknown as Node).entries ?? {})),
  );
  expect(taken.length).toBeGreaterThan(all.length * 0.7);
});

it.each(all.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s rejects numbers that are out of range',
  async (_, endpoint) => {
    const errors: unknown[] = [];
    for (const request of requestsOf(endpoint)) {
      const status = await send(endpoint, request);
      if (status >= 500) errors.push({ status, request });
    }
    expect(errors).toEqual([]);
  },
);

it('is still signed in at the end', async () => {
  expect(await send(contract.getBalance, {})).toBe(200);
});
