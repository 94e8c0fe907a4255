import { contract } from '@perya/api-client/openapi';
import type { AnyEndpoint } from '@perya/api-client';
import { createServer } from '@stoplight/prism-http-server';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationsOf, SILENT } from './prism.ts';
import { DOCUMENT, OPERATIONS, type DocumentedOperation } from './testingDocument.ts';

const calls = OPERATIONS.filter(({ operation }) => operation.operationId in contract);

/** The request of the examples, for a mock at an origin. */
function exampleRequest(origin: string, { method, path, operation }: DocumentedOperation): Request {
  const url = new URL(origin);
  let pathname = path;
  const headers = new Headers({ token: 'a-token', authorization: 'Bearer an-operator-key' });
  for (const parameter of operation.parameters) {
    const { name, in: place, example } = resolved(parameter);
    if (place === 'path') pathname = pathname.replace(`{${name}}`, String(example));
    if (place === 'query') url.searchParams.set(name, String(example));
    if (place === 'header') headers.set(name, String(example));
  }
  url.pathname = pathname;
  const [media] = Object.entries(operation.requestBody?.content ?? {});
  const init = { method: method.toUpperCase(), headers };
  if (media === undefined) return new Request(url, init);
  return new Request(url, { ...init, body: bodyOf(media[0], media[1].example, headers) });
}

function bodyOf(type: string, example: unknown, headers: Headers): BodyInit {
  if (type === 'multipart/form-data') {
    const form = new FormData();
    for (const [name, value] of Object.entries(example as object)) {
      for (const each of [value].flat()) form.append(name, String(each));
    }
    return form;
  }
  headers.set('content-type', type);
  if (type === 'application/json') return JSON.stringify(example);
  return type === 'application/jose'
    ? String(example)
    : new URLSearchParams(example as Record<string, string>);
}

function resolved(parameter: DocumentedOperation['operation']['parameters'][number]) {
  if ('name' in parameter) return parameter;
  const found = DOCUMENT.components.parameters[parameter.$ref.split('/').at(-1) ?? ''];
  if (found === undefined) throw new Error(`${parameter.$ref} isn't in the document.`);
  return found;
}

describe('a mock by Prism', () => {
  let server: ReturnType<typeof createServer>;
  let origin: string;
  beforeAll(async () => {
    server = createServer(await operationsOf(DOCUMENT), {
      components: { logger: SILENT },
      config: {
        isProxy: false,
        checkSecurity: true,
        validateRequest: true,
        validateResponse: true,
        errors: true,
        upstreamProxy: undefined,
        mock: { dynamic: false },
      },
      cors: false,
    });
    origin = await server.listen(0, '127.0.0.1');
  }, 120_000);
  afterAll(() => server.close());

  it.each(calls)('answers $operation.operationId with a value of the contract', async (call) => {
    const endpoint = contract[call.operation.operationId as keyof typeof contract] as AnyEndpoint;
    const answer = await fetch(exampleRequest(origin, call));
    const body = (await answer.json()) as { value: unknown };
    expect({ status: answer.status, body }).toMatchObject({ status: 200 });
    expect(v.safeParse(endpoint.value, body.value).issues).toBeUndefined();
  });

  it('rejects a request that the document forbids', async () => {
    const answer = await fetch(`${origin}/wps/v2/wallets/balance`);
    expect(answer.status).toBe(401);
  });
});
