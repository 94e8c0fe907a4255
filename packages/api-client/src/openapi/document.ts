import { contract } from '../contract';
import type { AnyEndpoint } from '../core/endpoint';
import { TAGS } from '../core/tags';
import { createSchemaComponents, type SchemaComponents } from './components';
import { jsonSchemaOf } from './jsonSchema';
import { MODELS } from './models';
import { describeCall, operationOf } from './operations';
import { OTHER_PATHS, OTHER_TAGS } from './otherPaths';
import { createParameterComponents, HEADERS } from './parameters';
import { SCENE_FILE } from './pictures';
import { REJECTION_SCHEMA, REJECTIONS } from './rejections';
import type { OpenApiDocument, OpenApiOperation } from './types';

/** Options of {@link openApiDocument}. */
export interface OpenApiOptions {
  /** Version of the platform that serves the document. */
  version: string;
  servers: OpenApiDocument['servers'];
  /** Default `Platform`. */
  title?: string;
}

/**
 * The contract as an OpenAPI 3.1 document.
 *
 * @example
 * ```ts
 * import { openApiDocument } from '@perya/api-client/openapi';
 *
 * const document = openApiDocument({
 *   version: '1.0.0',
 *   servers: [{ url: 'https://platform.example.com' }],
 * });
 * document.openapi; // => '3.1.0'
 * document.paths['/wps/session/login']?.['post']?.operationId; // => 'login'
 * ```
 */
export function openApiDocument({
  version,
  servers,
  title = 'Platform',
}: OpenApiOptions): OpenApiDocument {
  const components = namedModels();
  const calls = Object.values<AnyEndpoint>(contract).map((endpoint) =>
    describeCall(endpoint, components),
  );
  const parameters = createParameterComponents(
    calls.flatMap(({ parameters }) => parameters),
    components.share,
  );
  const paths: Record<string, Record<string, OpenApiOperation>> = {};
  for (const call of calls) {
    const operations = (paths[call.endpoint.path] ??= {});
    const method = call.endpoint.method.toLowerCase();
    operations[method] = operationOf(call, { components, parameters });
  }
  return {
    openapi: '3.1.0',
    info: { title, version, description: DESCRIPTION, license: { name: 'MIT', identifier: 'MIT' } },
    servers,
    tags: Object.entries({ ...TAGS, ...OTHER_TAGS }).map(([name, description]) => ({
      name,
      description,
    })),
    paths: { ...paths, ...OTHER_PATHS },
    components: {
      securitySchemes: SECURITY_SCHEMES,
      parameters: { ...HEADERS, ...parameters.all },
      schemas: components.all(),
      responses: REJECTIONS,
    },
  };
}

function namedModels(): SchemaComponents {
  const components = createSchemaComponents();
  components.add('Rejection', REJECTION_SCHEMA, 'The envelope of a rejected call.');
  components.add('SceneFile', SCENE_FILE, 'A width and format, or the crop for link previews.');
  for (const [name, { schema, description }] of MODELS) {
    components.add(name, jsonSchemaOf(schema), description);
  }
  return components;
}

const SECURITY_SCHEMES = {
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
};

const DESCRIPTION = `Every response is an envelope with \`success\`, \`value\` and \`message\`. A rejection has \`success: false\`, an HTTP error status and a machine-readable \`code\`; its \`message\` is a message key or a text in the caller's language.

Amounts are decimal strings ("1234.50"); times are milliseconds since 1970. Lists in a query are comma-separated.

The \`x-limits\` of a call limit its body: bytes, fields (in JSON, properties and list items at every depth), files, and the nesting depth of objects and lists. A body that exceeds them is rejected with 413, and the connection is closed.

The body of an encrypted call is a compact JWE (ECDH-ES on P-256, A256GCM), encrypted to a key from \`GET /wps/system/keys\`, with \`iat\`, \`jti\`, \`htm\` and \`htu\` in its protected header. It is accepted once, within 120 seconds of \`iat\`.

\`openPush\` returns the address of a WebSocket for push messages, and a one-time ticket. The first message to the socket is \`{ "type": "enter", "ticket": "…" }\`. A push message is a JSON object with a \`type\` (\`unread\`, \`balance\`, \`points\`, \`missions\`, \`promotions\`, \`service\`, \`deposit\`, \`withdrawal\`); it names what has changed, without amounts, and the client makes the calls concerned.`;
