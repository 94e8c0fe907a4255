import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { modules } from '../../allModules';
import * as schema from '../../schema';
import { NOT_IN_ARCHIVE } from './notInArchive';

const ownData = modules.flatMap(({ ownData }) => ownData ?? []);
const sections = ownData.flatMap(({ sections }) => sections);
const pictures = ownData.flatMap(({ pictures = [] }) => pictures);
const all = [...sections, ...pictures];

const tables = Object.values<unknown>(schema).filter((each): each is PgTable => is(each, PgTable));
const covered = new Set(
  all
    .flatMap(({ table, joins = [] }) => [table, ...joins.map(({ table }) => table)])
    .map(getTableName),
);

/** Columns that hold a member's id, or a text that names a member. */
const MEMBER_COLUMNS = new Set(
  'memberId agentId uplineId downlineId friendId referrerId actorId ancestorId descendantId owner scope recipient phone'.split(
    ' ',
  ),
);

/** Tables with a member's id, and those whose rows belong to a row of such a table. */
function personalTables(): string[] {
  const names = new Set(
    tables
      .filter((table) =>
        Object.keys(getTableColumns(table)).some((name) => MEMBER_COLUMNS.has(name)),
      )
      .map(getTableName),
  );
  names.add('member');
  for (let size = -1; size !== names.size;) {
    size = names.size;
    for (const table of tables) {
      const parents = getTableConfig(table).foreignKeys.map((key) =>
        getTableName(key.reference().foreignTable),
      );
      if (parents.some((parent) => names.has(parent))) names.add(getTableName(table));
    }
  }
  return [...names].sort();
}

describe('the registry of own data', () => {
  it('has every table with data about a member, or a reason why not', () => {
    const missing = personalTables().filter(
      (name) => !covered.has(name) && !Object.hasOwn(NOT_IN_ARCHIVE, name),
    );
    expect(missing).toEqual([]);
  });

  it('gives no reason for a table that is in the archive, or that there isn’t', () => {
    const known = new Set(personalTables());
    const wrong = Object.keys(NOT_IN_ARCHIVE).filter(
      (name) => covered.has(name) || !known.has(name),
    );
    expect(wrong).toEqual([]);
  });

  it('says why each section is kept that isn’t erased', () => {
    const kept = all.flatMap(({ erasure }) =>
      'keptBecause' in erasure ? [erasure.keptBecause] : [],
    );
    expect(kept.filter((reason) => reason.length < 20)).toEqual([]);
  });

  it('erases every picture', () => {
    expect(pictures.filter(({ erasure }) => 'keptBecause' in erasure)).toEqual([]);
  });

  it('names each file once', () => {
    const names = all.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z]+(?:-[a-z]+)*$/.test(name))).toEqual([]);
  });

  it('exports no secret', () => {
    const secrets = sections.flatMap(({ name, fields }) =>
      Object.keys(fields)
        .filter((field) => /hash|secret|sealed|token|digest|key$|^serverSeed/i.test(field))
        .map((field) => `${name}.${field}`),
    );
    expect(secrets).toEqual([]);
  });

  it('has a currency beside every amount', () => {
    const without = sections.filter(
      ({ fields }) =>
        Object.values(fields).some(({ kind }) => kind === 'amount') && !('currency' in fields),
    );
    expect(without.map(({ name }) => name)).toEqual([]);
  });
});
