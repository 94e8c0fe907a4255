import { encodeInput } from '../core/translate';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { endpoint } from '../core/endpoint';
import { toSearchParams } from '../core/wireQuery';
import { CATEGORIES } from '../games/category';
import {
  addFavourite,
  getBettingRecord,
  listGames,
  logout,
  requestPasswordEmail,
} from '../resources';
import { parseRequest } from './parseRequest';

const everyType = endpoint({
  id: 'everyType',
  tag: 'System',
  method: 'GET',
  path: '/wps/every/{id}',
  auth: 'none',
  request: v.object({
    id: v.string(),
    number: v.optional(v.pipe(v.number(), v.integer())),
    yes: v.nullish(v.boolean()),
    three: v.literal(3),
    flag: v.picklist([0, 1]),
    word: v.picklist(['1', 'a']),
    names: v.optional(v.array(v.string())),
    numbers: v.optional(v.array(v.number())),
  }),
  value: v.unknown(),
  summary: 'Every type.',
  spec: '§0',
});

describe('parseRequest', () => {
  it('converts the strings of a path and a query to the types of the schema', () => {
    const query = new URLSearchParams(
      'number=-5&yes=true&three=3&flag=1&word=1&names=a,b&numbers=1,2.5',
    );
    expect(parseRequest(everyType, { params: { id: '007' }, query })).toEqual({
      ok: true,
      request: {
        id: '007',
        number: -5,
        yes: true,
        three: 3,
        flag: 1,
        word: '1',
        names: ['a', 'b'],
        numbers: [1, 2.5],
      },
    });
  });

  it.each(['', ' 1', '1e3', '0x10', 'NaN', 'Infinity', 'one', '1.5'])(
    'names the field in which "%s" is not an integer',
    (number) => {
      const query = { number, three: '3', flag: '0', word: 'a' };
      expect(parseRequest(everyType, { params: { id: '1' }, query })).toMatchObject({
        ok: false,
        errors: [{ path: 'number' }],
      });
    },
  );

  it('parses what the client writes', () => {
    const input = { category: 'RNG', minLines: 20, rtpFrom: 96.5, page: 3 } as const;
    const wire = v.parse(listGames.request, encodeInput(listGames, input));
    expect(parseRequest(listGames, { query: toSearchParams(wire) })).toEqual({
      ok: true,
      request: wire,
    });
  });

  it('parses any filter that the client writes', () => {
    const time = fc.option(fc.nat(), { nil: undefined });
    const filters = fc.record({
      category: fc.option(fc.constantFrom(...CATEGORIES), { nil: undefined }),
      vendor: fc.option(fc.stringMatching(/^[A-Z0-9]{1,8}$/), { nil: undefined }),
      status: fc.option(fc.constantFrom('open', 'won', 'lost'), { nil: undefined }),
      from: time,
      to: time,
      page: fc.integer({ min: 1, max: 9999 }),
      pageSize: fc.option(fc.integer({ min: 1, max: 200 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(filters, (filter) => {
        const wire = encodeInput(getBettingRecord, filter);
        expect(parseRequest(getBettingRecord, { query: toSearchParams(wire) })).toEqual({
          ok: true,
          request: wire,
        });
      }),
    );
  });

  it('takes a JSON body as it is, without converting types', () => {
    expect(
      parseRequest(addFavourite, { body: { nodeId: 7, vendor: 'TLA', gameType: 'RNG' } }),
    ).toMatchObject({ ok: false, errors: [{ path: 'nodeId' }] });
  });

  it.each([undefined, null, 'text', 7, []])('rejects %j in place of a body', (body) => {
    expect(parseRequest(addFavourite, { body })).toMatchObject({ ok: false });
  });

  it('parses a form', () => {
    const body = new URLSearchParams({ username: 'juan01', email: 'juan@mail.example' });
    expect(parseRequest(requestPasswordEmail, { body })).toMatchObject({ ok: true });
    const form = new FormData();
    form.set('username', 'juan01');
    expect(parseRequest(requestPasswordEmail, { body: form })).toMatchObject({
      ok: false,
      errors: [{ path: 'email' }],
    });
  });

  it('drops fields that are not in the contract', () => {
    expect(parseRequest(logout, { query: { allDevices: 'false', evil: '1' } })).toEqual({
      ok: true,
      request: { allDevices: false },
    });
  });

  it('is not confused by names such as __proto__ and constructor', () => {
    const query = new URLSearchParams('__proto__=x&constructor=y&toString=z');
    expect(parseRequest(logout, { query })).toEqual({ ok: true, request: {} });
  });
});
