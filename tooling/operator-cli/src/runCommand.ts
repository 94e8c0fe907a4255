import {
  createApiClient,
  isContractError,
  isRejectedError,
  isTransportError,
} from '@perya/api-client';
import { ExpectedError } from '@perya/launcher';
import { helpText, parseArguments } from './commands.ts';
import { printed } from './print.ts';

export interface RunOptions {
  /** Origin of the gateway. */
  url: string;
  /** The operator key. */
  key: string;
}

/**
 * Runs a command, for example `['decide-withdrawal', '7', '--state=paid']`, and returns the text to print.
 *
 * @throws {ExpectedError} if the arguments are wrong, or the gateway rejects the call or doesn't respond
 */
export async function runCommand(
  args: readonly string[],
  { url, key }: RunOptions,
): Promise<string> {
  if (args.length === 0 || args[0] === 'help') return helpText();
  const { command, input } = parseArguments(args);
  const client = createApiClient({ baseUrl: url, getToken: () => key, getLanguage: () => 'EN' });
  try {
    return printed(await client.call(command.endpoint, input));
  } catch (error) {
    throw new ExpectedError(messageOf(error, url), { cause: error });
  }
}

function messageOf(error: unknown, url: string): string {
  if (isTransportError(error)) return `The gateway at ${url} does not respond.`;
  if (isRejectedError(error))
    return `The gateway rejected the call: ${error.code} (${error.status}).`;
  if (isContractError(error)) {
    const errors = error.errors.map(({ path, message }) => `${path}: ${message}`);
    return `The ${error.side} violates the contract. ${errors.join('; ')}`;
  }
  return String(error);
}
