import { describe, expect, it } from 'vitest';
import { contract } from '../contract';
import type { AnyEndpoint } from '../core/endpoint';
import { openApiDocument, type OpenApiOperation } from './document';
import { TAGS } from '../core/tags';

const document = openApiDocument({
  version: '1.2.3',
  servers: [{ url: 'https://platform.example' }],
});

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

function operation(id: keyof typeof contract): OpenApiOperation {
  const found = operations.find(({ operation }) => operation.operationId === id);
  if (!found) throw new Error(`${id} is not in the document.`);
  return found.operation;
}

/** Every `$ref` anywhere in the document. */
function references(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) =>
    name === '$ref' ? [value as string] : references(value),
  );
}

function resolve(reference: string): unknown {
  return reference
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>(
      (node, name) => (node as Record<string, unknown> | undefined)?.[name],
      document,
    );
}

describe('openApiDocument', () => {
  it('is OpenAPI 3.1 with the given version and servers', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { version: '1.2.3' },
      servers: [{ url: 'https://platform.example' }],
    });
  });

  it('has every call of the contract once, at its method and path', () => {
    const documented = operations.map(
      ({ path, method, operation }) => `${operation.operationId} ${method} ${path}`,
    );
    const declared = Object.values<AnyEndpoint>(contract).map(
      ({ id, method, path }) => `${id} ${method.toLowerCase()} ${path}`,
    );
    expect(documented.toSorted()).toEqual(declared.toSorted());
  });

  it('describes file uploads as a multipart form', () => {
    const body = operation('applyForPromotion').requestBody;
    expect(body?.content['multipart/form-data']?.schema).toMatchObject({
      properties: {
        comment: { type: 'string' },
        pictures: {
          maxItems: 3,
          items: { type: 'string', contentMediaType: 'application/octet-stream' },
        },
      },
    });
  });

  it('has no dangling references', () => {
    const all = new Set(references(document));
    expect(all.size).toBeGreaterThan(5);
    expect([...all].filter((reference) => resolve(reference) === undefined)).toEqual([]);
  });

  it('is plain JSON, without nested $schema or $defs', () => {
    const text = JSON.stringify(document);
    expect(JSON.parse(text)).toEqual(document);
    expect(text).not.toMatch(/"\$(schema|defs)"/);
  });

  it('declares exactly the tags that its calls use', () => {
    const used = new Set(operations.flatMap(({ operation }) => operation.tags));
    expect([...used].toSorted()).toEqual(Object.keys(TAGS).toSorted());
  });

  it.each(Object.values<AnyEndpoint>(contract))(
    'describes the headers and the body of $id',
    ({ id, auth, idempotent, openSealed, requestIn, encrypted }) => {
      const { security, parameters, requestBody } = operation(id as keyof typeof contract);
      const headers = references(parameters).map((reference) => reference.split('/').at(-1));
      expect(headers).toEqual([
        'Language',
        ...(idempotent ? ['IdempotencyKey'] : []),
        ...(openSealed ? ['ClientKey'] : []),
      ]);
      expect(security).toEqual(
        {
          none: [],
          optional: [{}, { Token: [] }],
          token: [{ Token: [] }],
          operator: [{ OperatorKey: [] }],
        }[auth],
      );
      const types = {
        query: undefined,
        json: encrypted ? 'application/jose' : 'application/json',
        form: 'application/x-www-form-urlencoded',
        multipart: 'multipart/form-data',
      };
      expect(requestBody && Object.keys(requestBody.content)[0]).toBe(types[requestIn]);
    },
  );

  it('describes the content of an encrypted body', () => {
    expect(operation('login').requestBody?.content['application/jose']?.schema).toMatchObject({
      type: 'string',
      contentMediaType: 'application/json',
      contentSchema: {
        type: 'object',
        required: ['type'],
        properties: { password: { type: 'string' } },
      },
    });
  });

  it('describes the fields of a query', () => {
    expect(operation('listGames').parameters).toContainEqual({
      name: 'gameType',
      in: 'query',
      required: false,
      schema: expect.objectContaining({ type: 'string' }) as unknown,
    });
    expect(operation('getCaptcha').parameters).toContainEqual(
      expect.objectContaining({ name: 'key', in: 'query', required: true }),
    );
  });

  it('describes the limits of a body', () => {
    const limits = (id: keyof typeof contract) => operation(id).requestBody?.['x-limits'];
    expect(limits('requestPasswordEmail')).toEqual({
      bytes: 16 * 1024,
      fields: 32,
      files: 0,
      depth: 1,
    });
    expect(limits('uploadAvatar')).toMatchObject({ files: 1, fields: 32 });
    expect(limits('placeTicket')).toMatchObject({ bytes: 512 * 1024, fields: 1000, depth: 8 });
  });

  it('wraps every value in the envelope', () => {
    for (const { operation } of operations) {
      const answer = operation.responses['200'];
      const content = answer && 'content' in answer ? answer.content : {};
      expect(content['application/json']?.schema).toMatchObject({
        required: ['success', 'value', 'message'],
        properties: { success: { const: true }, message: { type: 'string' } },
      });
    }
  });

  it('describes how a call is rejected', () => {
    expect(Object.keys(operation('transferFunds').responses)).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '409',
      '413',
      '422',
      '429',
      'default',
    ]);
    expect(Object.keys(operation('getCaptcha').responses)).not.toContain('401');
    expect(Object.keys(operation('getCaptcha').responses)).not.toContain('413');
    expect(document.components.responses['Unprocessable']?.content).toEqual({
      'application/json': { schema: { $ref: '#/components/schemas/Rejection' } },
    });
  });

  it('describes the tree of switches by a reference to itself', () => {
    expect(document.components.schemas['WhitelabelNode']).toMatchObject({
      properties: { childrenNodes: { items: { $ref: '#/components/schemas/WhitelabelNode' } } },
    });
  });
});
