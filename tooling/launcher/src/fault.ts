/** A fault that a person can mend: its message is one clear sentence, shown without a stack. */
export class Fault extends Error {
  override readonly name = 'Fault';
}

/** Ends the process with the sentence of a `Fault`, or with the whole of an unexpected error. */
export function exitWith(error: unknown): never {
  console.error(error instanceof Fault ? `\n✖ ${error.message}` : error);
  process.exit(1);
}
