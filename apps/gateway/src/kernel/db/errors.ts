/** What the database says of a refused statement. */
export interface DatabaseError {
  /** SQLSTATE. */
  code: string;
  constraint: string | undefined;
}

/** The database's own error inside what the drivers and Drizzle wrap around it. */
export function databaseErrorOf(error: unknown): DatabaseError | undefined {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    if ('code' in inner && typeof inner.code === 'string' && /^[0-9A-Z]{5}$/.test(inner.code)) {
      const constraint = 'constraint' in inner ? inner.constraint : undefined;
      return {
        code: inner.code,
        constraint: typeof constraint === 'string' ? constraint : undefined,
      };
    }
  }
  return undefined;
}
