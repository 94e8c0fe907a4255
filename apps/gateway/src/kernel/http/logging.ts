import { pino, type DestinationStream, type Logger } from 'pino';

/** Fields that must never reach a log, wherever they occur in a record. */
const SECRETS = [
  'token',
  'password',
  'newPassword',
  'oldPassword',
  'confirmNewPassword',
  'paymentPassword',
  'captcha',
  'verificationCode',
  'authorization',
  'cookie',
  'body',
  'ticket',
  'privateJwk',
];

/** Logs JSON lines. Progress of the start is a record with the text under `progress`. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    serializers: { err: describeError },
    redact: {
      paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[secret]',
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/**
 * An error and its causes for the log. Only these properties are included: Drizzle and PostgreSQL write the
 * values of a statement into others, including members' names, email addresses and phone numbers.
 */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  return {
    type: error.name,
    message: withoutValues(error.message),
    code: textOf(error, 'code'),
    constraint: textOf(error, 'constraint'),
    stack: error.stack?.replace(error.message, '').split('\n').slice(1).join('\n'),
    cause: error.cause === undefined ? undefined : describeError(error.cause),
    errors: error instanceof AggregateError ? error.errors.map(describeError) : undefined,
  };
}

function textOf(error: Error, name: string): string | undefined {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : undefined;
}

/** Drizzle adds the parameters in a separate line, PostgreSQL appends a value that it can't parse. */
const withoutValues = (message: string) =>
  message.replace(/\nparams: .*$/s, '').replace(/(invalid input [^:]*): ".*$/s, '$1');
