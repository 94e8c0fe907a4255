import type { AnyEndpoint, Auth } from '@perya/api-client';
import {
  contract,
  openApiDocument,
  type OpenApiMediaType,
  type OpenApiOperation,
  type OpenApiParameter,
} from '@perya/api-client/openapi';

import { fieldsOf, type ContractField, type Schema } from './fields';

/** The address of a gateway that `pnpm start` runs. */
export const GATEWAY = 'http://localhost:4180';

const DOCUMENT = openApiDocument({ version: 'stories', servers: [{ url: GATEWAY }] });

/** Every call, in the order of the reference. */
export const CALLS: readonly AnyEndpoint[] = DOCUMENT.tags.flatMap(({ name }) =>
  Object.values<AnyEndpoint>(contract).filter(({ tag }) => tag === name),
);

/** The chapters that have calls. */
export const CHAPTERS = [...new Set(CALLS.map(({ tag }) => tag))];

/** Who may make a call. */
export const CALLERS: Readonly<Record<Auth, string>> = {
  none: 'Anyone',
  optional: 'Anyone; members get their own',
  token: 'Members',
  operator: 'The operator',
};

/** What the list of calls is narrowed by. */
export interface CallFilter {
  readonly query: string;
  /** Null for every chapter. */
  readonly tag: string | null;
  /** Null for every caller. */
  readonly auth: string | null;
}

/** The calls whose name, path or summary contains the query. */
export function findCalls({ query, tag, auth }: CallFilter): readonly AnyEndpoint[] {
  const wanted = query.trim().toLowerCase();
  return CALLS.filter(
    (call) =>
      (tag === null || call.tag === tag) &&
      (auth === null || call.auth === auth) &&
      [call.id, call.path, call.summary].some((text) => text.toLowerCase().includes(wanted)),
  );
}

/** A way in which a call is refused. */
interface CallError {
  readonly status: string;
  readonly description: string;
  /** An example of the code. */
  readonly code: string;
}

/** A call as the OpenAPI document describes it. */
export interface DescribedCall {
  readonly request: readonly ContractField[];
  readonly response: readonly ContractField[];
  readonly headers: readonly ContractField[];
  readonly errors: readonly CallError[];
  /** The request in its wire form, with every field. */
  readonly requestExample: object;
  /** The same without its optional fields. */
  readonly shortRequestExample: object;
  /** The fields of the request that are files. */
  readonly files: readonly string[];
  /** The answer in its wire form, with its envelope. */
  readonly answerExample: unknown;
}

/** Describes a call from the document. */
export function describeCall(call: AnyEndpoint): DescribedCall {
  const operation = DOCUMENT.paths[call.path]?.[call.method.toLowerCase()];
  if (!operation) throw new Error(`${call.id} isn't in the document.`);
  const parameters = operation.parameters.map((each) => resolved(each));
  const fields = parameters.filter((each) => each.in !== 'header');
  const body = bodyOf(call, operation);
  const request = [...fields.map(fieldOfParameter), ...fieldsOf(body.schema, schemaNamed)];
  const answer = mediaOf(resolved(operation.responses['200']).content);
  const requestExample = {
    ...Object.fromEntries(fields.map(({ name, example }) => [name, example])),
    ...body.example,
  };
  const required = new Set(request.flatMap(({ path, isRequired }) => (isRequired ? [path] : [])));
  return {
    headers: parameters.filter((each) => each.in === 'header').map(fieldOfParameter),
    request,
    files: request.filter(({ type }) => type.startsWith('file')).map(({ path }) => path),
    response: fieldsOf(answer?.schema ?? {}, schemaNamed),
    errors: errorsOf(operation),
    requestExample,
    shortRequestExample: Object.fromEntries(
      Object.entries(requestExample).filter(([name]) => required.has(name)),
    ),
    answerExample: answer?.example,
  };
}

/** The body's schema and example: for an encrypted call, those of its plaintext. */
function bodyOf(
  { encrypted }: AnyEndpoint,
  operation: OpenApiOperation,
): { schema: Schema; example: object } {
  const media = mediaOf(operation.requestBody?.content);
  const { contentSchema } = (media?.schema ?? {}) as { contentSchema?: Schema };
  const [example] = contentSchema?.examples ?? [];
  return encrypted
    ? { schema: contentSchema ?? {}, example: (example ?? {}) as object }
    : { schema: media?.schema ?? {}, example: media?.example ?? {} };
}

function errorsOf({ responses }: OpenApiOperation): CallError[] {
  return Object.entries(responses)
    .filter(([status]) => status !== '200')
    .map(([status, response]) => {
      const { description, content } = resolved(response);
      const { code } = (mediaOf(content)?.example ?? { code: '' }) as { code: string };
      return { status: status === 'default' ? 'Other' : status, description, code };
    });
}

const fieldOfParameter = ({ name, in: place, required, schema, description }: OpenApiParameter) => {
  const [field] = fieldsOf(
    { type: 'object', properties: { [name]: schema }, ...(required && { required: [name] }) },
    schemaNamed,
  );
  if (!field) throw new Error(`The parameter ${name} has no schema.`);
  return { ...field, place, description };
};

const mediaOf = (content: Readonly<Record<string, OpenApiMediaType>> = {}) =>
  Object.values(content)[0];

function schemaNamed(name: string): Schema {
  const schema = DOCUMENT.components.schemas[name];
  if (!schema) throw new Error(`The document has no schema ${name}.`);
  return schema;
}

/** The component that a reference leads to. */
function resolved<Part extends object>(
  part: Part | { readonly $ref: string } | undefined,
): Exclude<Part, { readonly $ref: string }> {
  if (part === undefined) throw new Error('The document lacks a part.');
  if (!('$ref' in part)) return part as Exclude<Part, { readonly $ref: string }>;
  const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(\w+)$/u.exec(part.$ref) ?? [];
  const components = DOCUMENT.components as unknown as Record<string, Record<string, Part>>;
  const found = components[kind]?.[name];
  if (!found) throw new Error(`${part.$ref} isn't in the document.`);
  return found as Exclude<Part, { readonly $ref: string }>;
}
