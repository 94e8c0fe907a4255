import { sql, type SQL } from 'drizzle-orm';

/** An SQL condition: a column contains a text, case-insensitively. Pattern characters are matched literally. */
export const textContains = (column: SQL, text: string): SQL =>
  sql`${column} ilike ${`%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`;
