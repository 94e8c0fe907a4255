/** An error that the user can fix: its message is a clear sentence, printed without a stack. */
export class ExpectedError extends Error {
  override readonly name = 'ExpectedError';
}

/** Exits with the message of an `ExpectedError`, or with the whole of an unexpected error. */
export function exitWith(error: unknown): never {
  console.error(error instanceof ExpectedError ? `\n✖ ${error.message}` : error);
  process.exit(1);
}
