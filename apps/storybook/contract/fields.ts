import type { OpenApiParameter } from '@perya/api-client/openapi';

/** A schema of the OpenAPI document. */
export type Schema = OpenApiParameter['schema'];

/** A field of a request or a response. */
export interface ContractField {
  /** Its path, such as `value.games[].gameName`. */
  readonly path: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly limits: string;
  readonly description: string;
  /** Where a parameter is sent; undefined for a field of a body. */
  readonly place?: string;
}

type FindSchema = (name: string) => Schema;

/** The fields of an object, and those of the objects in it, by path. */
export function fieldsOf(
  schema: Schema,
  find: FindSchema,
  { prefix = '', seen = [] }: { prefix?: string; seen?: readonly string[] } = {},
): ContractField[] {
  const { properties = {}, required = [] } = follow(schema, find, seen).schema;
  return Object.entries(properties).flatMap(([name, property]) => {
    if (typeof property === 'boolean') return [];
    const path = `${prefix}${name}`;
    const { schema: own, seen: passed } = follow(property, find, seen);
    const { schema: inner, seen: deeper, marks } = itemOf(own, find, passed);
    const isRepeated = new Set(deeper).size < deeper.length;
    const field: ContractField = {
      path,
      type: typeOf(inner, deeper.slice(seen.length).at(-1)) + marks,
      isRequired: required.includes(name),
      limits: [limitsOf(own), own === inner ? '' : limitsOf(inner)].filter(Boolean).join('; '),
      description: [property.description ?? own.description, inner.description].find(Boolean) ?? '',
    };
    // A model that contains itself is described once.
    if (isRepeated) return [field];
    return [field, ...fieldsOf(inner, find, { prefix: `${path}${marks}.`, seen: deeper })];
  });
}

interface Followed {
  readonly schema: Schema;
  /** The models on the way to it. */
  readonly seen: readonly string[];
}

/** The schema itself, without references and without being nullable. */
function follow(schema: Schema, find: FindSchema, seen: readonly string[]): Followed {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return follow(find(name), find, [...seen, name]);
  }
  const choices = (schema.anyOf ?? []).filter(
    (choice): choice is Schema => typeof choice === 'object' && choice.type !== 'null',
  );
  const [only, ...others] = choices;
  return only && others.length === 0 ? follow(only, find, seen) : { schema, seen };
}

/** The item of a list, of a list in a list, or the schema itself. */
function itemOf(
  schema: Schema,
  find: FindSchema,
  seen: readonly string[],
): Followed & { marks: string } {
  const { items } = schema;
  if (schema.type !== 'array' || typeof items !== 'object' || Array.isArray(items)) {
    return { schema, seen, marks: '' };
  }
  const item = follow(items, find, seen);
  const { marks, ...inner } = itemOf(item.schema, find, item.seen);
  return { ...inner, marks: `[]${marks}` };
}

function typeOf({ type, anyOf, contentMediaType }: Schema, model: string | undefined): string {
  if (contentMediaType !== undefined) return 'file';
  const choices = (anyOf ?? []).map((each) =>
    typeof each === 'object' ? typeOf(each, undefined) : '',
  );
  const own =
    choices.length > 0 ? [...new Set(choices)].join(' or ') : [type ?? 'any'].join(' or ');
  return model === undefined ? own : `${model} (${own})`;
}

const LIMITS: Readonly<Record<string, (limit: string) => string>> = {
  minimum: (limit) => `at least ${limit}`,
  exclusiveMinimum: (limit) => `more than ${limit}`,
  maximum: (limit) => `at most ${limit}`,
  exclusiveMaximum: (limit) => `less than ${limit}`,
  minLength: (limit) => `at least ${limit} characters`,
  maxLength: (limit) => `at most ${limit} characters`,
  minItems: (limit) => `at least ${limit} items`,
  maxItems: (limit) => `at most ${limit} items`,
  format: (format) => format,
  pattern: (pattern) => `matches ${pattern}`,
  const: (value) => `always ${value}`,
  default: (value) => `default ${value}`,
};

function limitsOf(schema: Schema): string {
  const limits = Object.entries(LIMITS).flatMap(([key, say]) => {
    const limit = (schema as Readonly<Record<string, unknown>>)[key];
    return limit === undefined
      ? []
      : [say(typeof limit === 'string' ? limit : JSON.stringify(limit))];
  });
  const values = schema.enum ? [schema.enum.map(String).join(', ')] : [];
  return [...values, ...limits].join('; ');
}
