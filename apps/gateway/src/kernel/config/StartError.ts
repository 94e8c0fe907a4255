/** Why the gateway cannot start, as one sentence for the person at the keyboard. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
