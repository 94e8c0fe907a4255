import type { AnyEndpoint } from '../core/endpoint';
import { schemaReference, type JsonSchema } from './jsonSchema';
import type { OpenApiResponse, Reference } from './types';

/** The body of every response that isn't a success. */
export const REJECTION_SCHEMA: JsonSchema = {
  type: 'object',
  required: ['success', 'value', 'message', 'code'],
  properties: {
    success: { const: false, type: 'boolean' },
    value: { description: 'Additional data about the rejection, for example captchaRequired.' },
    message: { type: 'string' },
    code: { type: 'string', pattern: '^[A-Z][A-Z0-9_]*$' },
    params: {
      type: 'object',
      additionalProperties: { type: ['string', 'number'] },
      description: 'Values for the placeholders in the message.',
    },
  },
};

/** Components of the document, by name. */
export const REJECTIONS: Readonly<Record<string, OpenApiResponse>> = {
  BadRequest: rejection('The request violates the contract.', 'INVALID_REQUEST'),
  Unauthorised: rejection('The token is missing or no longer valid.', 'NOT_SIGNED_IN'),
  Forbidden: rejection('Not allowed for this account, location or brand.', 'REGISTRATION_CLOSED'),
  NotFound: rejection('The requested object does not exist.', 'NOT_FOUND'),
  Conflict: rejection(
    'The same submission is still running, or the current state does not allow the call.',
    'STILL_RUNNING',
  ),
  BodyTooLarge: rejection('The body exceeds its limits (`x-limits`).', 'PAYLOAD_TOO_LARGE'),
  Unprocessable: rejection(
    'Rejected by a rule, for lack of balance, or because the idempotency key was used with another body.',
    'INSUFFICIENT_BALANCE',
  ),
  TooManyRequests: rejection('Too many attempts; see Retry-After.', 'TOO_MANY_REQUESTS'),
  InternalError: rejection('Internal error of the platform.', 'INTERNAL'),
};

function rejection(description: string, code: string): OpenApiResponse {
  return {
    description,
    content: {
      'application/json': {
        schema: schemaReference('Rejection'),
        example: { success: false, value: null, message: code.toLowerCase(), code },
      },
    },
  };
}

/** A response among the components. */
export const rejectionReference = (name: keyof typeof REJECTIONS): Reference => ({
  $ref: `#/components/responses/${name}`,
});

/** How a call can be rejected, by status. */
export function rejectionsOf({
  auth,
  idempotent,
  requestIn,
}: AnyEndpoint): Record<string, Reference> {
  const names: Record<string, keyof typeof REJECTIONS | false> = {
    '400': 'BadRequest',
    '401': auth === 'none' ? false : 'Unauthorised',
    '403': 'Forbidden',
    '404': 'NotFound',
    '409': idempotent && 'Conflict',
    '413': requestIn !== 'query' && 'BodyTooLarge',
    '422': 'Unprocessable',
    '429': 'TooManyRequests',
    default: 'InternalError',
  };
  return Object.fromEntries(
    Object.entries(names).flatMap(([status, name]) =>
      name === false ? [] : [[status, rejectionReference(name)]],
    ),
  );
}
