import type { AnyEndpoint } from '../core/endpoint';
import { SEALED_CONTENT_TYPE } from '../core/jwe';
import { bodyLimitsOf } from '../server/bodyLimits';
import type { SchemaComponents } from './components';
import { exampleOf } from './examples';
import { jsonSchemaOf, type JsonSchema } from './jsonSchema';
import {
  fieldParameters,
  headerParameters,
  isPathField,
  type ParameterComponents,
} from './parameters';
import { rejectionsOf } from './rejections';
import { nameRequest, nameResponse } from './names';
import type { OpenApiContent, OpenApiMediaType, OpenApiOperation, OpenApiParameter } from './types';

/** A call with its schemas, before their parts are replaced by references. */
export interface DescribedCall {
  readonly endpoint: AnyEndpoint;
  readonly parameters: readonly OpenApiParameter[];
  /** Null for a call without a body. */
  readonly body: JsonSchema | null;
  readonly response: JsonSchema;
}

/** Describes a call, and names the schemas of its body and its response. */
export function describeCall(endpoint: AnyEndpoint, components: SchemaComponents): DescribedCall {
  const request = jsonSchemaOf(endpoint.request);
  const body = endpoint.requestIn === 'query' ? null : withoutPathFields(endpoint, request);
  const value = jsonSchemaOf(endpoint.value);
  const response = envelopeOf(value);
  if (body) nameRequest(components, endpoint, body);
  nameResponse(components, endpoint, { value, response });
  return { endpoint, parameters: fieldParameters(endpoint, request), body, response };
}

interface Sharing {
  readonly components: SchemaComponents;
  readonly parameters: ParameterComponents;
}

/** The operation of a described call, once all schemas have their names. */
export function operationOf(
  { endpoint, parameters: fields, body, response }: DescribedCall,
  { components, parameters }: Sharing,
): OpenApiOperation {
  const content = body && bodyContent(endpoint, body, components);
  return {
    operationId: endpoint.id,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    description: `Source: ${endpoint.spec}`,
    security: SECURITY[endpoint.auth],
    parameters: [...fields.map(parameters.share), ...headerParameters(endpoint)],
    ...(content && {
      requestBody: {
        // The gateway takes a missing body as one without fields.
        required: endpoint.requestIn !== 'json' || (body.required ?? []).length > 0,
        content,
        'x-limits': bodyLimitsOf(endpoint),
      },
    }),
    responses: {
      '200': {
        description: endpoint.summary,
        content: {
          'application/json': {
            schema: components.share(response),
            example: {
              success: true,
              value: exampleOf(valueOf(response), { call: endpoint.id, field: 'value' }),
              message: '',
            },
          },
        },
      },
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

/** A body of an encrypted call; only the platform can read it. */
const SEALED_EXAMPLE =
  'eyJhbGciOiJFQ0RILUVTIiwiZW5jIjoiQTI1NkdDTSJ9..GawgguFyGrWKav7A.5eym8TW_c8SuK0lt.xJ6kZ3a5UEUf8Tr6ZyJ9Zw';

function bodyContent(
  endpoint: AnyEndpoint,
  body: JsonSchema,
  components: SchemaComponents,
): OpenApiContent {
  const schema = components.share(body);
  const example = exampleOf(body, { call: endpoint.id, field: 'request' });
  if (endpoint.encrypted) {
    const sealed = {
      type: 'string',
      description: 'A compact JWE whose plaintext is JSON; the example is that of the plaintext.',
      contentMediaType: 'application/json',
      contentSchema: { ...schema, examples: [example] },
    };
    return { [SEALED_CONTENT_TYPE]: { schema: sealed as JsonSchema, example: SEALED_EXAMPLE } };
  }
  const encoding = endpoint.requestIn === 'multipart' ? listEncoding(body) : {};
  return {
    [MEDIA_TYPES[endpoint.requestIn]]: {
      schema,
      ...(Object.keys(encoding).length > 0 && { encoding }),
      example,
    },
  };
}

/** A list is sent as a part for each of its items, whose characters aren't percent-encoded. */
const listEncoding = ({ properties = {} }: JsonSchema): NonNullable<OpenApiMediaType['encoding']> =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, property]) =>
      typeof property === 'object' && property.type === 'array'
        ? [[name, { style: 'form', explode: true, allowReserved: true }]]
        : [],
    ),
  );

const MEDIA_TYPES: Record<AnyEndpoint['requestIn'], string> = {
  query: '',
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

function withoutPathFields(endpoint: AnyEndpoint, schema: JsonSchema): JsonSchema {
  const isOfBody = (name: string) => !isPathField(endpoint, name);
  const { properties, required } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).filter(([name]) => isOfBody(name))),
    }),
    ...(required && { required: required.filter(isOfBody) }),
  };
}

/** The envelope of a value. */
function envelopeOf(value: JsonSchema): JsonSchema {
  return {
    type: 'object',
    required: ['success', 'value', 'message'],
    properties: { success: { const: true, type: 'boolean' }, value, message: { type: 'string' } },
  };
}

const valueOf = ({ properties }: JsonSchema) => properties?.['value'] as JsonSchema;
