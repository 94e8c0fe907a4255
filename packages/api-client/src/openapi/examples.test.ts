import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { contract } from '../contract';
import { decodeOutput } from '../core/translate';
import { parseRequest } from '../server/parseRequest';
import type { AnyEndpoint } from '../core/endpoint';
import { openApiDocument } from './document';
import { bodyExample, parameterExamples, valueExample } from './testingDocument';

const calls = Object.values<AnyEndpoint>(contract);
const document = openApiDocument({ version: '1.0.0', servers: [{ url: '/' }] });

describe('the examples', () => {
  it.each(calls)('of $id are a request that the platform takes', (call) => {
    const parsed = parseRequest(call, {
      ...parameterExamples(document, call),
      body: bodyExample(document, call),
    });
    expect(parsed).toMatchObject({ ok: true });
  });

  it.each(calls)('of $id are a value that the client reads', (call) => {
    const value = valueExample(document, call);
    expect(v.safeParse(call.value, value).issues).toBeUndefined();
    expect(() => decodeOutput(call, v.parse(call.value, value))).not.toThrow();
  });
});
