import type { AnyEndpoint } from '../core/endpoint';
import { exampleOf } from './examples';
import type { JsonSchema } from './jsonSchema';
import { PARAMETER_DESCRIPTIONS } from './parameterDescriptions';
import type { OpenApiParameter, Reference } from './types';

/** How often a parameter is repeated before it becomes a component. */
const SHARED_FROM = 3;

export const HEADERS: Readonly<Record<string, OpenApiParameter>> = {
  LanguageHeader: {
    name: 'Language',
    in: 'header',
    required: false,
    schema: { type: 'string' },
    description: 'Language code for texts in the response, for example EN.',
    example: 'EN',
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{8,128}$' },
    description:
      'Identifies the submission: a repeat with the same body returns the first response, a repeat with another body 422, and a repeat while the first is running 409.',
    example: '3f1c9d52-6a0e-4f57-9d0b-0c2b8f6f1a44',
  },
  ClientKey: {
    name: 'X-Client-Key',
    in: 'header',
    required: true,
    schema: { type: 'string' },
    description:
      'Public key of the page (a base64url-encoded JWK on P-256) that parts of the response are sealed to.',
    example: 'eyJrdHkiOiJFQyIsImNydiI6IlAtMjU2IiwieCI6IuKApiIsInkiOiLigKYifQ',
  },
};

/** The headers of a call, as references to the components. */
export function headerParameters({ idempotent, openSealed }: AnyEndpoint): Reference[] {
  const names = ['LanguageHeader', idempotent && 'IdempotencyKey', openSealed && 'ClientKey'];
  return names.filter((name) => typeof name === 'string').map(parameterReference);
}

const parameterReference = (name: string): Reference => ({
  $ref: `#/components/parameters/${name}`,
});

/** The parameters of a call's path and query. */
export function fieldParameters(endpoint: AnyEndpoint, request: JsonSchema): OpenApiParameter[] {
  const { properties = {}, required = [] } = request;
  return Object.entries(properties).flatMap(([name, schema]): OpenApiParameter[] => {
    if (typeof schema === 'boolean') return [];
    const isInPath = isPathField(endpoint, name);
    if (!isInPath && endpoint.requestIn !== 'query') return [];
    return [
      {
        name,
        in: isInPath ? 'path' : 'query',
        required: isInPath || required.includes(name),
        schema,
        description: descriptionOf(endpoint, name),
        example: exampleOf(schema, { call: endpoint.id, field: name }),
        ...(schema.type === 'array' && { style: 'form', explode: false }),
      },
    ];
  });
}

/** A field of the request is a segment of the path, not a part of the query or the body. */
export const isPathField = ({ path }: AnyEndpoint, name: string): boolean =>
  path.includes(`{${name}}`);

function descriptionOf({ id }: AnyEndpoint, name: string): string {
  const description = PARAMETER_DESCRIPTIONS[`${id}.${name}`] ?? PARAMETER_DESCRIPTIONS[name];
  if (description === undefined) {
    throw new Error(
      `The parameter ${name} of ${id} has no description: see parameterDescriptions.`,
    );
  }
  return description;
}

/** The parameters that several calls have in common. */
export interface ParameterComponents {
  readonly all: Readonly<Record<string, OpenApiParameter>>;
  /** Replaces a common parameter by a reference, and the schema of another one by references. */
  share(parameter: OpenApiParameter): OpenApiParameter | Reference;
}

/** Makes components of the parameters that are repeated; `share` replaces their schemas by references. */
export function createParameterComponents(
  parameters: readonly OpenApiParameter[],
  shareSchema: (schema: JsonSchema) => JsonSchema,
): ParameterComponents {
  const withReferences = (parameter: OpenApiParameter) => ({
    ...parameter,
    schema: shareSchema(parameter.schema),
  });
  const names = new Map<string, string>();
  const all: Record<string, OpenApiParameter> = {};
  for (const [key, [parameter, ...others]] of Map.groupBy(parameters, keyOf)) {
    if (parameter === undefined || others.length + 1 < SHARED_FROM) continue;
    const name = freeName(parameter, all);
    names.set(key, name);
    all[name] = withReferences(parameter);
  }
  return {
    all,
    share(parameter) {
      const name = names.get(keyOf(parameter));
      return name === undefined ? withReferences(parameter) : parameterReference(name);
    },
  };
}

/** The names of a parameter's variants: in a path, required in a query, or optional; with its maximum length. */
function freeName({ name, in: place, required, schema }: OpenApiParameter, taken: object): string {
  const plain = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const variant = `${place === 'path' ? 'Path' : required ? 'Required' : 'Optional'}${plain}`;
  const free = [plain, variant, `${variant}${schema.maxLength ?? ''}`].find(
    (each) => !(each in taken),
  );
  if (free === undefined) throw new Error(`Too many variants of the parameter ${name}.`);
  return free;
}

const keyOf = (parameter: OpenApiParameter) => JSON.stringify(parameter);
