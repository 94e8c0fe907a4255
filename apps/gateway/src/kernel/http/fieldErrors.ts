import { Rejection } from './Rejection';

/** An error of one field of a request. */
export interface FieldError {
  /** The field's name on the wire. */
  path: string;
  /** Key in the site's `errors` catalogue. */
  messageKey: string;
  /** For the message's placeholders. */
  params?: Readonly<Record<string, string | number>>;
}

/** Rejects an amount that isn't above zero. */
export const invalidAmount = () =>
  invalidFields([{ path: 'amount', messageKey: 'amount_invalid' }]);

/** Rejects fields that break a rule: the page shows each message at its field. */
export function invalidFields(
  errors: readonly [FieldError, ...FieldError[]],
  value: Readonly<Record<string, unknown>> = {},
): Rejection {
  const [first, ...others] = errors;
  // A form that shows a single message shows the one that matters.
  const only = others.length === 0 ? first : undefined;
  const { messageKey } = only ?? { messageKey: 'invalid_request' };
  return new Rejection(400, 'INVALID_REQUEST', messageKey, {
    ...(only?.params === undefined ? {} : { params: { ...only.params } }),
    value: {
      ...value,
      errors: errors.map(({ path, messageKey, params = {} }) => ({
        path,
        message: messageKey,
        params,
      })),
    },
  });
}
