import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { WhitelabelNodeSchema } from '../system/whitelabel';

export type { JsonSchema };

/** The only schema that refers to itself. */
const RECURSIVE = { WhitelabelNode: WhitelabelNodeSchema };

/** The address of a named schema in the document. */
export const schemaReference = (name: string): { readonly $ref: string } => ({
  $ref: `#/components/schemas/${name}`,
});

/** A wire schema as JSON Schema, with every part in place except for a schema that refers to itself. */
export function jsonSchemaOf(schema: GenericSchema): JsonSchema {
  const {
    $schema: _dialect,
    $defs,
    ...own
  } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    definitions: RECURSIVE,
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      // A file in a form, which JSON Schema has no type for.
      valibotSchema.type === 'blob'
        ? { type: 'string', contentMediaType: 'application/octet-stream' }
        : withType(jsonSchema),
    // JSON Schema counts code points, not graphemes; the schema has a separate limit for those.
    ignoreActions: ['max_graphemes'],
    overrideRef: ({ referenceId }) => schemaReference(referenceId).$ref,
  });
  const [definition] = Object.entries(RECURSIVE)
    .filter(([, recursive]) => recursive === schema)
    .map(([name]) => $defs?.[name]);
  return typeof definition === 'object' ? definition : own;
}

/** Adds the type of the values of `const` and `enum`, and leaves out what names of properties always are. */
function withType(schema: JsonSchema): JsonSchema {
  const { propertyNames, ...rest } = schema;
  const named = isAnyText(propertyNames) || propertyNames === undefined ? rest : schema;
  if (named.const === undefined && named.enum === undefined) return named;
  const values: readonly unknown[] = named.enum ?? [named.const];
  const [type, ...others] = new Set(values.map(typeOf));
  if (type === undefined || others.length > 0) return named;
  return { ...named, type };
}

function isAnyText(schema: JsonSchema['propertyNames']): boolean {
  return typeof schema === 'object' && schema.type === 'string' && Object.keys(schema).length === 1;
}

function typeOf(value: unknown): 'integer' | 'string' | 'boolean' | 'number' | 'null' {
  if (value === null) return 'null';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value === 'boolean' ? 'boolean' : 'string';
}
