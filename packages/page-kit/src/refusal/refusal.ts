import { isRejectedError } from '@perya/api-client';

/** The field that a refusal belongs to, by the platform's code, where it names none. */
const FIELD_OF_CODE: Readonly<Record<string, string>> = {
  WRONG_PASSWORD: 'password',
  SAME_PASSWORD: 'newPassword',
  PAYMENT_PASSWORD_WRONG: 'paymentPassword',
  PAYMENT_PASSWORD_LOCKED: 'paymentPassword',
};

interface WireFault {
  path: string;
  message: string;
  params?: Readonly<Record<string, string | number>>;
}

/** What a form says of a refused call. */
export interface Refusal {
  /** In the member's words, by the wire's name of the field. */
  readonly fields: Readonly<Record<string, string>>;
  /** Where no field is to blame. */
  readonly text: string | null;
}

const NONE: Refusal = { fields: {}, text: null };

/** Puts a fault at the fields of a form. */
export function refusalOf(error: unknown, errorText: (error: unknown) => string): Refusal {
  if (error === null || error === undefined) return NONE;
  if (!isRejectedError(error)) return { fields: {}, text: errorText(error) };
  const faults = faultsOf(error.value);
  if (faults.length > 0) {
    const said = faults.map(({ path, message, params = {} }) => [
      path,
      errorText({ key: message, params }),
    ]);
    return { fields: Object.fromEntries(said) as Record<string, string>, text: null };
  }
  const field = FIELD_OF_CODE[error.code];
  const text = errorText(error);
  return field === undefined ? { fields: {}, text } : { fields: { [field]: text }, text: null };
}

function faultsOf(value: unknown): readonly WireFault[] {
  if (typeof value !== 'object' || value === null || !('faults' in value)) return [];
  const { faults } = value;
  if (!Array.isArray(faults)) return [];
  return faults.filter(
    (fault: unknown): fault is WireFault =>
      typeof fault === 'object' &&
      fault !== null &&
      'path' in fault &&
      typeof fault.path === 'string' &&
      'message' in fault &&
      typeof fault.message === 'string',
  );
}
