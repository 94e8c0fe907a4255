/** An error that the user can fix: its message is a clear sentence, printed without a stack. */
export class Fault extends Error {
  override readonly name = 'Fault';
}

/** Exits with the message of a `Fault`, or with the whole of an unexpected error. */
export function exitWith(error: unknown): never {
  console.error(error instanceof Fault ? `\n✖ ${error.message}` : error);
  process.exit(1);
}
