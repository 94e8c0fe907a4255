import { getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** The chapters of a member's own data, in the order of the archive. */
export const DATA_CHAPTERS = [
  'account',
  'security',
  'money',
  'play',
  'rewards',
  'agents',
  'messages',
  'protection',
] as const;

type DataChapter = (typeof DATA_CHAPTERS)[number];

/**
 * How the values of a field are written. An `amount` is in minor units and needs a field `currency` beside
 * it; `texts` are in all languages, and the member's is written.
 */
export type FieldKind = 'text' | 'number' | 'flag' | 'amount' | 'time' | 'day' | 'json' | 'texts';

/** A field of a section: an expression on its rows. */
export interface DataField {
  readonly value: PgColumn | SQL;
  readonly kind: FieldKind;
}

export type DataFields = Readonly<Record<string, DataField>>;

/** The kinds of data that a brand keeps for a time of its own after an account was closed. */
export const RETENTION_KINDS = ['security', 'messages', 'identity', 'records'] as const;

export type RetentionKind = (typeof RETENTION_KINDS)[number];

/**
 * What happens to rows of a member once the account has been closed for as long as the brand keeps their kind:
 * they are deleted, or what names the member is cleared by a statement that can be repeated. Otherwise they
 * are kept, with a reason.
 */
export type Erasure =
  | { readonly after: RetentionKind; readonly clear?: (memberId: number) => SQL }
  | { readonly keptBecause: string };

export const deletedAfter = (after: RetentionKind): Erasure => ({ after });

export const clearedAfter = (after: RetentionKind, clear: (memberId: number) => SQL): Erasure => ({
  after,
  clear,
});

/** Amounts, results and dates of an account: the operator's totals are computed from them. */
export const KEPT_RECORD: Erasure = {
  keptBecause: 'Names nobody without the profile, and the totals of the platform depend on it.',
};

/** Rows of a table that belong to a member. */
export interface DataRows {
  /** Letters and dashes: the name of the file or folder. */
  readonly name: string;
  readonly chapter: DataChapter;
  readonly erasure: Erasure;
  readonly table: PgTable;
  /** Tables whose columns belong to the same rows. */
  readonly joins?: readonly { readonly table: PgTable; readonly on: SQL }[];
  /** The condition for the rows of a member. */
  readonly of: (memberId: number) => SQL;
  /** Columns that order a member's rows and identify each of them; they are never null. */
  readonly keys: readonly [PgColumn, ...PgColumn[]];
}

/** Rows of one kind that a module holds about a member, for the archive of the member's own data. */
export interface DataSection extends DataRows {
  readonly fields: DataFields;
}

/** Pictures that a module holds about a member. */
export interface DataPictures extends DataRows {
  /** The name of each file, without its ending; unique among a member's files of this kind. */
  readonly fileName: SQL | PgColumn;
  /** WebP. */
  readonly data: PgColumn;
}

/** What a module holds about members. */
export interface OwnData {
  readonly sections: readonly DataSection[];
  readonly pictures?: readonly DataPictures[];
}

type ColumnsOf<Table extends PgTable> = Table['_']['columns'];

/** All columns of a table, except those named: what is secret, internal or the member's own id. */
export function allBut<Table extends PgTable>(
  table: Table,
  ...left: (keyof ColumnsOf<Table> & string)[]
): DataFields {
  const columns = Object.entries<PgColumn>(getTableColumns(table));
  return Object.fromEntries(
    columns
      .filter(([name]) => !left.includes(name as (typeof left)[number]))
      .map(([name, column]) => [name, fieldOf(column)]),
  );
}

/** A column as a field. Columns of type `bigint` are amounts in minor units. */
export function fieldOf(column: PgColumn): DataField {
  return { value: column, kind: kindOf(column) };
}

/** A column of texts in all languages. */
export const texts = (column: PgColumn): DataField => ({ value: column, kind: 'texts' });

/** A number that isn't an amount of money, from a column that would count as one. */
export const quantity = (value: PgColumn | SQL): DataField => ({ value, kind: 'number' });

/** A currency that isn't in the rows themselves. */
export const currencyFrom = (value: SQL): DataField => ({ value, kind: 'text' });

/** The kinds of columns, by drizzle's names of their types. */
const KINDS: Readonly<Partial<Record<PgColumn['dataType'], FieldKind>>> = {
  string: 'text',
  number: 'number',
  boolean: 'flag',
  bigint: 'amount',
  date: 'time',
  json: 'json',
};

function kindOf({ columnType, dataType, name }: PgColumn): FieldKind {
  const kind = columnType === 'PgDateString' ? 'day' : KINDS[dataType];
  if (kind === undefined) throw new TypeError(`The column ${name} (${dataType}) can't be a field.`);
  return kind;
}
