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
    redact: {
      paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[secret]',
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
