import type { JsonSchema } from './jsonSchema';
import { fits } from './fits';
import { EXAMPLE_ID, SAMPLES, SAMPLES_OF_CALLS } from './samples';

/** Where an example is for: samples are by field, or by call and field. */
export interface ExamplePlace {
  readonly call: string;
  readonly field: string;
}

/**
 * An example value of a schema, the same each time: the sample of its field if the schema accepts it, else the
 * simplest value that the schema accepts.
 */
export function exampleOf(schema: JsonSchema, place: ExamplePlace): unknown {
  const { call, field } = place;
  const ofCall = SAMPLES_OF_CALLS[`${call}.${field}`];
  if (ofCall !== undefined) return ofCall;
  if (schema.const !== undefined) return schema.const;
  const alternatives = (schema.anyOf ?? schema.oneOf)?.filter(isSchema);
  if (alternatives) return exampleOf(alternatives[0] ?? {}, place);
  const sample = SAMPLES[field]?.find((value) => fits(schema, value));
  if (sample !== undefined) return sample;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  return simplestOf(schema, place);
}

function simplestOf(schema: JsonSchema, place: ExamplePlace): unknown {
  switch (schema.type) {
    case 'object':
      return objectExample(schema, place);
    case 'array':
      return isSchema(schema.items)
        ? Array.from({ length: schema.minItems ?? 1 }, () =>
            exampleOf(schema.items as JsonSchema, place),
          )
        : [];
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return numberExample(schema);
    case 'string':
      return textExample(schema, place);
    case 'null':
    case undefined:
    default:
      return null;
  }
}

function objectExample(schema: JsonSchema, { call }: ExamplePlace): unknown {
  const { properties = {}, additionalProperties } = schema;
  const known = Object.entries(properties).flatMap(([field, property]) =>
    isSchema(property) ? [[field, exampleOf(property, { call, field })] as const] : [],
  );
  const others = isSchema(additionalProperties)
    ? [[EXAMPLE_ID, exampleOf(additionalProperties, { call, field: EXAMPLE_ID })] as const]
    : [];
  return Object.fromEntries([...known, ...others]);
}

/** The time of the examples. */
const NOON = Date.UTC(2026, 0, 15, 4);

function numberExample({ minimum = 0, maximum = Infinity }: JsonSchema): number {
  // Only times have so large a maximum, except for counts, which have an even larger one.
  const isTime = maximum > NOON && maximum < Number.MAX_SAFE_INTEGER;
  return isTime ? NOON : Math.min(Math.max(minimum, 1), maximum);
}

function textExample(schema: JsonSchema, { call, field }: ExamplePlace): string {
  const texts = [EXAMPLE_ID, field, ...(SAMPLES['*'] ?? [])].map(String);
  const text = texts.find((text) => fits(schema, text));
  if (text === undefined) {
    throw new Error(`No sample fits ${field} of ${call}: add one to openapi/samples.ts.`);
  }
  return text;
}

const isSchema = (schema: unknown): schema is JsonSchema =>
  typeof schema === 'object' && schema !== null && !Array.isArray(schema);
