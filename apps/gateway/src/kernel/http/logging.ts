import { pino, type DestinationStream, type Logger } from 'pino';

/** What must never reach a log, wherever it turns up in a record. */
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

/** JSON lines. Progress of the start is a record with the text under `progress`. */
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
 * An error and its causes, as the log keeps them. Of an error's properties only these: Drizzle and PostgreSQL
 * write the values of a statement into others, and those are members' names, mails and numbers.
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

/** Drizzle adds the parameters in a line of their own, PostgreSQL a value that it can't read at the end. */
const withoutValues = (message: string) =>
  message.replace(/\nparams: .*$/s, '').replace(/(invalid input [^:]*): ".*$/s, '$1');
