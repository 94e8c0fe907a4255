/** The database's error for a rejected statement. */
export interface DatabaseError {
  /** SQLSTATE. */
  code: string;
  constraint: string | undefined;
}

/** Finds the database's own error inside the wrappers of the drivers and Drizzle. */
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
