import { describe, expect, it } from 'vitest';
import { contract } from '../contract';
import type { AnyEndpoint } from '../core/endpoint';
import { TAGS } from '../core/tags';
import { createSchemaComponents } from './components';
import { openApiDocument } from './document';
import type { JsonSchema } from './jsonSchema';
import { OTHER_PATHS, OTHER_TAGS } from './otherPaths';
import { PARAMETER_DESCRIPTIONS } from './parameterDescriptions';
import { HEADERS } from './parameters';
import { operationOfCall, parametersOfCall } from './testingDocument';
import type { OpenApiOperation } from './types';

const document = openApiDocument({
  version: '1.2.3',
  servers: [{ url: 'https://platform.example' }],
});

/** The operations that aren't calls of the contract. */
const others = new Set(Object.values(OTHER_PATHS).map(({ get }) => get.operationId));

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

const operation = (id: keyof typeof contract): OpenApiOperation =>
  operationOfCall(document, contract[id]);

/** Every `$ref` anywhere in the document. */
function references(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) =>
    name === '$ref' ? [value as string] : references(value),
  );
}

/** A schema of the document, without a reference. */
function resolved(schema: JsonSchema | undefined): JsonSchema {
  const { $ref, ...own } = schema ?? {};
  return $ref === undefined ? own : { ...(resolve($ref) as JsonSchema), ...own };
}

/** Every schema in the document, with its own parts; without examples, which are no schemas. */
function schemasIn(node: unknown): JsonSchema[] {
  if (Array.isArray(node)) return node.flatMap(schemasIn);
  if (typeof node !== 'object' || node === null) return [];
  const parts = Object.entries(node).filter(([name]) => !NO_SCHEMAS.has(name));
  const isSchema = SCHEMA_KEYWORDS.some((keyword) => keyword in node);
  return [...(isSchema ? [node] : []), ...parts.flatMap(([, part]) => schemasIn(part))];
}

const NO_SCHEMAS = new Set(['example', 'examples', 'default']);
const SCHEMA_KEYWORDS = ['type', 'const', 'enum', 'anyOf', 'oneOf', 'allOf'];

/** What a reference would be hardly shorter than. */
const TINY = 100;

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
    const documented = operations
      .filter(({ operation }) => !others.has(operation.operationId))
      .map(({ path, method, operation }) => `${operation.operationId} ${method} ${path}`);
    const declared = Object.values<AnyEndpoint>(contract).map(
      ({ id, method, path }) => `${id} ${method.toLowerCase()} ${path}`,
    );
    expect(documented.toSorted()).toEqual(declared.toSorted());
  });

  it('describes file uploads as a multipart form', () => {
    const body = operation('applyForPromotion').requestBody;
    expect(body?.content['multipart/form-data']?.encoding).toEqual({
      pictures: { style: 'form', explode: true, allowReserved: true },
    });
    expect(resolved(body?.content['multipart/form-data']?.schema)).toMatchObject({
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
    expect([...used].toSorted()).toEqual(Object.keys({ ...TAGS, ...OTHER_TAGS }).toSorted());
  });

  it.each(Object.values<AnyEndpoint>(contract))(
    'describes the headers and the body of $id',
    ({ id, auth, idempotent, openSealed, requestIn, encrypted }) => {
      const { security, parameters, requestBody } = operation(id as keyof typeof contract);
      const headers = references(parameters)
        .map((reference) => reference.split('/').at(-1) ?? '')
        .filter((name) => name in HEADERS);
      expect(headers).toEqual([
        'LanguageHeader',
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
    const { schema } = operation('login').requestBody?.content['application/jose'] ?? {};
    expect(schema).toMatchObject({ type: 'string', contentMediaType: 'application/json' });
    const { contentSchema } = schema as { contentSchema: JsonSchema };
    expect(resolved(contentSchema)).toMatchObject({
      type: 'object',
      required: ['type'],
      properties: { password: { type: 'string' } },
    });
  });

  it('describes the fields of a query', () => {
    const gameType = parametersOfCall(document, contract.listGames).find(
      ({ name }) => name === 'gameType',
    );
    expect(gameType).toMatchObject({ in: 'query', required: false, example: 'RNG' });
    expect(resolved(gameType?.schema)).toMatchObject({ type: 'string' });
    expect(operation('getCaptcha').parameters).toContainEqual(
      expect.objectContaining({ name: 'key', in: 'query', required: true }),
    );
  });

  it('describes every parameter, and has no description without a parameter', () => {
    const names = operations.flatMap(({ operation }) => {
      const call = contract[operation.operationId as keyof typeof contract];
      return call ? parametersOfCall(document, call).map(({ name }) => [call.id, name]) : [];
    });
    const known = new Set(names.flatMap(([id, name]) => [name, `${id}.${name}`]));
    expect(Object.keys(PARAMETER_DESCRIPTIONS).filter((name) => !known.has(name))).toEqual([]);
    const missing = [
      ...operations.flatMap(({ operation }) => operation.parameters),
      ...Object.values(document.components.parameters),
    ].filter((parameter) => 'name' in parameter && !parameter.description);
    expect(missing).toEqual([]);
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
    for (const call of Object.values<AnyEndpoint>(contract)) {
      const answer = operationOfCall(document, call).responses['200'];
      const content = answer && 'content' in answer ? answer.content : {};
      expect(resolved(content?.['application/json']?.schema)).toMatchObject({
        required: ['success', 'value', 'message'],
        properties: { success: { const: true, type: 'boolean' }, message: { type: 'string' } },
      });
    }
  });

  it('has a type beside every constant and every list of values', () => {
    const untyped = schemasIn(document).filter(
      (schema) => ('const' in schema || 'enum' in schema) && schema.type === undefined,
    );
    expect(untyped).toEqual([]);
  });

  it('names its schemas, and repeats no structure in three places', () => {
    expect(Object.keys(document.components.schemas).length).toBeGreaterThan(100);
    const texts = Map.groupBy(schemasIn(document), (schema) => JSON.stringify(schema));
    const repeated = [...texts].filter(([text, same]) => same.length > 2 && text.length > TINY);
    expect(repeated.map(([text]) => text)).toEqual([]);
  });

  it('makes the body optional of a call without required fields', () => {
    expect(operation('claimReward').requestBody?.required).toBe(true);
    expect(operation('checkIn').requestBody?.required).toBe(false);
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
    const rejected = document.components.responses['Unprocessable']?.content;
    expect(rejected?.['application/json']?.schema).toEqual({
      $ref: '#/components/schemas/Rejection',
    });
  });

  it('describes the tree of switches by a reference to itself', () => {
    expect(document.components.schemas['WhitelabelNode']).toMatchObject({
      properties: { childrenNodes: { items: { $ref: '#/components/schemas/WhitelabelNode' } } },
    });
  });
});

describe('createSchemaComponents', () => {
  const point: JsonSchema = { type: 'object', properties: { x: { type: 'number' } } };

  it('refers to a named schema wherever its structure is, in any order of keywords', () => {
    const components = createSchemaComponents();
    components.add('Point', point, 'A place.');
    const { type, ...rest } = point;
    expect(components.share({ type: 'array', items: { ...rest, type, default: {} } })).toEqual({
      type: 'array',
      items: { $ref: '#/components/schemas/Point', default: {} },
    });
    expect(components.all()).toEqual({ Point: { description: 'A place.', ...point } });
  });

  it('rejects a second name for a structure, and a second structure for a name', () => {
    const components = createSchemaComponents();
    components.add('Point', point);
    expect(() => components.add('Place', { ...point })).toThrow('the same schema');
    expect(() => components.add('Point', { type: 'string' })).toThrow('Two schemas');
  });
});
