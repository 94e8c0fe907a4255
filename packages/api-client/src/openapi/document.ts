import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { contract } from '../contract';
import type { AnyEndpoint, BodyLimits } from '../core/endpoint';
import { SEALED_CONTENT_TYPE } from '../core/jwe';
import { bodyLimitsOf } from '../server/bodyLimits';
import { WhitelabelNodeSchema } from '../system/whitelabel';
import { TAGS } from '../core/tags';

export interface OpenApiOptions {
  /** Version of the platform that serves the document. */
  version: string;
  servers: readonly { readonly url: string; readonly description?: string }[];
  /** Default `Platform`. */
  title?: string;
}

type Reference = { readonly $ref: string };

export interface OpenApiParameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required: boolean;
  readonly schema: JsonSchema;
  readonly description?: string;
  readonly style?: 'form';
  readonly explode?: boolean;
}

type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;

export interface OpenApiResponse {
  readonly description: string;
  readonly content: Content;
}

export interface OpenApiOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly (OpenApiParameter | Reference)[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly content: Content;
    /** An extension: the limits of the body. */
    readonly 'x-limits': BodyLimits;
  };
  readonly responses: Readonly<Record<string, OpenApiResponse | Reference>>;
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: OpenApiOptions['servers'];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, Readonly<Record<string, string>>>>;
    readonly parameters: Readonly<Record<string, OpenApiParameter>>;
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, OpenApiResponse>>;
  };
}

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument({
  version,
  servers,
  title = 'Platform',
}: OpenApiOptions): OpenApiDocument {
  const paths: Record<string, Record<string, OpenApiOperation>> = {};
  for (const endpoint of Object.values<AnyEndpoint>(contract)) {
    const operations = (paths[endpoint.path] ??= {});
    operations[endpoint.method.toLowerCase()] = operationOf(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title, version, description: DESCRIPTION },
    servers,
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        Token: {
          type: 'apiKey',
          in: 'header',
          name: 'Token',
          description: 'The session token returned by a sign-in.',
        },
        OperatorKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key of an operator (`GATEWAY_OPERATOR_KEYS`).',
        },
      },
      parameters: HEADERS,
      schemas: {
        Rejection: REJECTION_SCHEMA,
        WhitelabelNode: schemaOf(WhitelabelNodeSchema, { isDefinition: true }),
      },
      responses: REJECTIONS,
    },
  };
}

const DESCRIPTION = `Every response is an envelope with \`success\`, \`value\` and \`message\`. A rejection has \`success: false\`, an HTTP error status and a machine-readable \`code\`; its \`message\` is a message key or a text in the caller's language.

Amounts are decimal strings ("1234.50"); times are milliseconds since 1970. Lists in a query are comma-separated.

The \`x-limits\` of a call limit its body: bytes, fields (in JSON, properties and list items at every depth), files, and the nesting depth of objects and lists. A body that exceeds them is rejected with 413, and the connection is closed.

The body of an encrypted call is a compact JWE (ECDH-ES on P-256, A256GCM), encrypted to a key from \`GET /wps/system/keys\`, with \`iat\`, \`jti\`, \`htm\` and \`htu\` in its protected header. It is accepted once, within 120 seconds of \`iat\`.`;

const HEADERS: Readonly<Record<string, OpenApiParameter>> = {
  Language: {
    name: 'Language',
    in: 'header',
    required: false,
    schema: { type: 'string' },
    description: 'Language code for texts in the response, for example EN.',
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    schema: { type: 'string', minLength: 16, maxLength: 128 },
    description:
      'Identifies the submission: a repeat with the same body returns the first response, a repeat with another body 422, and a repeat while the first is running 409.',
  },
  ClientKey: {
    name: 'X-Client-Key',
    in: 'header',
    required: true,
    schema: { type: 'string' },
    description:
      'Public key of the page (a base64url-encoded JWK on P-256) that parts of the response are sealed to.',
  },
};

const REJECTION_SCHEMA: JsonSchema = {
  type: 'object',
  required: ['success', 'value', 'message', 'code'],
  properties: {
    success: { const: false },
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

const REJECTIONS: Readonly<Record<string, OpenApiResponse>> = {
  BadRequest: rejection('The request violates the contract.'),
  Unauthorised: rejection('The token is missing or no longer valid.'),
  Forbidden: rejection('Not allowed for this account, location or brand.'),
  NotFound: rejection('The requested object does not exist.'),
  Conflict: rejection(
    'The same submission is still running, or the current state does not allow the call.',
  ),
  BodyTooLarge: rejection('The body exceeds its limits (`x-limits`).'),
  Unprocessable: rejection(
    'Rejected by a rule, for lack of balance, or because the idempotency key was used with another body.',
  ),
  TooManyRequests: rejection('Too many attempts; see Retry-After.'),
  InternalError: rejection('Internal error of the platform.'),
};

function rejection(description: string): OpenApiResponse {
  return {
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Rejection' } } },
  };
}

function operationOf(endpoint: AnyEndpoint): OpenApiOperation {
  const request = schemaOf(endpoint.request);
  const body = bodyOf(endpoint, request);
  return {
    operationId: endpoint.id,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    description: `Source: ${endpoint.spec}`,
    security: SECURITY[endpoint.auth],
    parameters: [...fieldParameters(endpoint, request), ...headerParameters(endpoint)],
    ...(body && {
      requestBody: { required: true, content: body, 'x-limits': bodyLimitsOf(endpoint) },
    }),
    responses: {
      '200': { description: endpoint.summary, content: envelopeOf(endpoint) },
      ...rejectionsOf(endpoint),
    },
  };
}

const SECURITY: Record<AnyEndpoint['auth'], OpenApiOperation['security']> = {
  none: [],
  optional: [{}, { Token: [] }],
  token: [{ Token: [] }],
  operator: [{ OperatorKey: [] }],
};

function fieldParameters(endpoint: AnyEndpoint, request: JsonSchema): OpenApiParameter[] {
  const { properties = {}, required = [] } = request;
  return Object.entries(properties).flatMap(([name, schema]): OpenApiParameter[] => {
    if (typeof schema === 'boolean') return [];
    const isInPath = endpoint.path.includes(`{${name}}`);
    if (!isInPath && endpoint.requestIn !== 'query') return [];
    return [
      {
        name,
        in: isInPath ? 'path' : 'query',
        required: isInPath || required.includes(name),
        schema,
        ...(schema.type === 'array' && { style: 'form', explode: false }),
      },
    ];
  });
}

function headerParameters({ idempotent, openSealed }: AnyEndpoint): Reference[] {
  const names = ['Language', idempotent && 'IdempotencyKey', openSealed && 'ClientKey'];
  return names
    .filter((name) => typeof name === 'string')
    .map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

function bodyOf(endpoint: AnyEndpoint, request: JsonSchema): Content | null {
  if (endpoint.requestIn === 'query') return null;
  const schema = withoutPathFields(endpoint, request);
  if (endpoint.encrypted) {
    return {
      [SEALED_CONTENT_TYPE]: {
        schema: {
          type: 'string',
          description: 'A compact JWE whose plaintext is JSON.',
          contentMediaType: 'application/json',
          contentSchema: schema,
        } as JsonSchema,
      },
    };
  }
  switch (endpoint.requestIn) {
    case 'json':
      return { 'application/json': { schema } };
    case 'form':
      return { 'application/x-www-form-urlencoded': { schema } };
    case 'multipart':
      return { 'multipart/form-data': { schema } };
  }
}

function withoutPathFields(endpoint: AnyEndpoint, schema: JsonSchema): JsonSchema {
  const isOfBody = (name: string) => !endpoint.path.includes(`{${name}}`);
  const { properties, required } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).filter(([name]) => isOfBody(name))),
    }),
    ...(required && { required: required.filter(isOfBody) }),
  };
}

function envelopeOf({ value }: AnyEndpoint): Content {
  return {
    'application/json': {
      schema: {
        type: 'object',
        required: ['success', 'value', 'message'],
        properties: {
          success: { const: true },
          value: schemaOf(value),
          message: { type: 'string' },
        },
      },
    },
  };
}

function rejectionsOf({ auth, idempotent, requestIn }: AnyEndpoint): Record<string, Reference> {
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
      name === false ? [] : [[status, { $ref: `#/components/responses/${name}` }]],
    ),
  );
}

/** A wire schema as JSON Schema, with shared parts as references into the document's components. */
function schemaOf(
  schema: GenericSchema,
  { isDefinition = false }: { isDefinition?: boolean } = {},
): JsonSchema {
  const {
    $schema: _dialect,
    $defs,
    ...own
  } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    definitions: { WhitelabelNode: WhitelabelNodeSchema },
    // A file in a form, which JSON Schema has no type for.
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema.type === 'blob'
        ? { type: 'string', contentMediaType: 'application/octet-stream' }
        : undefined,
    // JSON Schema counts code points, not graphemes; the schema has a separate limit for those.
    ignoreActions: ['max_graphemes'],
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  });
  if (!isDefinition) return own;
  const definition = $defs?.['WhitelabelNode'];
  if (!definition || typeof definition === 'boolean') {
    throw new Error('The schema of the whitelabel node has no definition: see schemaOf.');
  }
  return definition;
}
