import { expect, test } from 'vitest';

import { fieldsOf, type Schema } from './fields';

const MODELS: Readonly<Record<string, Schema>> = {
  Game: {
    type: 'object',
    description: 'A game of the lobby.',
    required: ['name'],
    properties: {
      name: { type: 'string', maxLength: 40 },
      tags: { type: 'array', items: { type: 'string' } },
    },
  },
  Member: {
    type: 'object',
    properties: { upline: { $ref: '#/components/schemas/Member' } },
  },
};

function fields(properties: Readonly<Record<string, Schema>>, required: readonly string[] = []) {
  const schema: Schema = { type: 'object', properties, required: [...required] };
  return fieldsOf(schema, (name) => MODELS[name] ?? {});
}

test('lists the fields of objects in lists by path, with the name of their model', () => {
  const games: Schema = { type: 'array', items: { $ref: '#/components/schemas/Game' } };
  expect(fields({ games }, ['games'])).toMatchObject([
    {
      path: 'games',
      type: 'Game (object)[]',
      isRequired: true,
      description: 'A game of the lobby.',
    },
    { path: 'games[].name', type: 'string', isRequired: true, limits: 'at most 40 characters' },
    { path: 'games[].tags', type: 'string[]', isRequired: false },
  ]);
});

test('joins the limits of a list with those of its items', () => {
  const rows: Schema = {
    type: 'array',
    maxItems: 3,
    items: { type: 'array', items: { type: 'integer', minimum: 1, maximum: 42 } },
  };
  expect(fields({ rows })).toMatchObject([
    { path: 'rows', type: 'integer[][]', limits: 'at most 3 items; at least 1; at most 42' },
  ]);
});

test('describes a nullable field by its value, and a choice by all of them', () => {
  const text: Schema = { type: 'string', enum: ['day', 'week'] };
  expect(
    fields({
      nullable: { anyOf: [text, { type: 'null' }] },
      choice: { anyOf: [text, { type: 'integer' }] },
      proof: { type: 'string', contentMediaType: 'image/png' },
      unknown: {},
    }),
  ).toMatchObject([
    { path: 'nullable', type: 'string', limits: 'day, week' },
    { path: 'choice', type: 'string or integer' },
    { path: 'proof', type: 'file' },
    { path: 'unknown', type: 'any' },
  ]);
});

test('describes a model that contains itself once', () => {
  const member: Schema = { $ref: '#/components/schemas/Member' };
  expect(fields({ member }).map(({ path }) => path)).toEqual(['member', 'member.upline']);
});
