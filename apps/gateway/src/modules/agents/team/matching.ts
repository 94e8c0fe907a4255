import { sql, type SQL } from 'drizzle-orm';

/** Whether a column has a text in it, in any case; what a pattern would read as a sign stands for itself. */
export const matching = (column: SQL, text: string): SQL =>
  sql`${column} ilike ${`%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`;
