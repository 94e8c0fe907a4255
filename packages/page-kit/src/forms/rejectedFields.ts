import { isRejectedError } from '@perya/api-client';

/** The platform's name of the rejected field, by error code, for rejections that name no field. */
const FIELD_OF_CODE: Readonly<Record<string, string>> = {
  WRONG_PASSWORD: 'password',
  SAME_PASSWORD: 'newPassword',
  PAYMENT_PASSWORD_WRONG: 'paymentPassword',
  PAYMENT_PASSWORD_LOCKED: 'paymentPassword',
  PAYMENT_PASSWORD_MISSING: 'paymentPassword',
};

interface WireFieldError {
  path: string;
  message: string;
  params?: Readonly<Record<string, string | number>>;
}

export interface RejectedFields<Field extends string> {
  readonly fields: readonly { readonly name: Field; readonly message: string }[];
  /** The message that belongs to no field of the form; null if there is none. */
  readonly text: string | null;
}

/**
 * The messages a form shows for an error, by field.
 *
 * @param own the form's fields
 * @param names maps the platform's field name, or a rejection's code, to the form's field
 */
export function rejectedFields<Field extends string>(
  error: unknown,
  errorText: (error: unknown) => string,
  own: readonly Field[],
  names: Readonly<Record<string, Field>> = {},
): RejectedFields<Field> {
  if (error === null || error === undefined) return { fields: [], text: null };
  const fieldOf = (name: string) => names[name] ?? own.find((field) => field === name);
  const said = isRejectedError(error) ? messagesOf(error, errorText, names) : [];
  if (said.length === 0) return { fields: [], text: errorText(error) };
  const fields = said.flatMap(({ name, message }) => {
    const field = fieldOf(name);
    return field === undefined ? [] : [{ name: field, message }];
  });
  return { fields, text: said.find(({ name }) => fieldOf(name) === undefined)?.message ?? null };
}

function messagesOf(
  error: { code: string; value: unknown },
  errorText: (error: unknown) => string,
  names: Readonly<Record<string, string>>,
): readonly { name: string; message: string }[] {
  const errors = errorsOf(error.value);
  if (errors.length > 0) {
    return errors.map(({ path, message, params = {} }) => ({
      name: path,
      message: errorText({ key: message, params }),
    }));
  }
  const { code } = error;
  const name = code in names ? code : FIELD_OF_CODE[code];
  return name === undefined ? [] : [{ name, message: errorText(error) }];
}

function errorsOf(value: unknown): readonly WireFieldError[] {
  if (typeof value !== 'object' || value === null || !('errors' in value)) return [];
  const { errors } = value;
  if (!Array.isArray(errors)) return [];
  return errors.filter(
    (error: unknown): error is WireFieldError =>
      typeof error === 'object' &&
      error !== null &&
      'path' in error &&
      typeof error.path === 'string' &&
      'message' in error &&
      typeof error.message === 'string',
  );
}
