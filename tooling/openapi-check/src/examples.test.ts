import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { DOCUMENT, OPERATIONS, type DocumentedOperation } from './testingDocument.ts';

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(DOCUMENT, 'document');

/** What is wrong with an example; the schema's references are those of the document. */
function errorsOf(schema: object, example: unknown): string[] {
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/');
  const validate = ajv.compile(JSON.parse(text) as object);
  return validate(example)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

interface Example {
  readonly name: string;
  readonly schema: object;
  readonly example: unknown;
}

/** The examples of an operation's parameters, body and responses, each with its schema. */
function examplesOf({ operation }: DocumentedOperation): Example[] {
  const { parameters, requestBody, responses } = operation;
  const media = [requestBody, responses['200']].flatMap((part) =>
    part && 'content' in part ? Object.entries(part.content ?? {}) : [],
  );
  return [
    ...parameters.flatMap((parameter) =>
      'name' in parameter ? [{ ...parameter, name: parameter.name }] : [],
    ),
    ...media.map(([name, { schema, example }]) => ({ name, schema, example })),
    // The plaintext of an encrypted body.
    ...media.flatMap(([, { schema }]) => {
      const { contentSchema } = schema as { contentSchema?: { examples: unknown[] } };
      return contentSchema
        ? [{ name: 'plaintext', schema: contentSchema, example: contentSchema.examples[0] }]
        : [];
    }),
  ].map(({ name, schema, example }) => ({ name, schema, example }));
}

const calls = OPERATIONS.filter(({ operation }) => operation.tags[0] !== 'Pages');

it.each(calls)('$operation.operationId has valid examples', (call) => {
  const examples = examplesOf(call).filter(({ name }) => !name.startsWith('image/'));
  expect(examples.length).toBeGreaterThan(0);
  const invalid = examples
    .map(({ name, schema, example }) => ({ name, errors: errorsOf(schema, example) }))
    .filter(({ errors }) => errors.length > 0);
  expect(invalid).toEqual([]);
});

it('finds what is wrong with an example', () => {
  const game = { $ref: '#/components/schemas/Currency' };
  expect(errorsOf(game, 'PHP')).toEqual([]);
  expect(errorsOf(game, 'pesos')).toEqual([expect.stringContaining('pattern')]);
});
