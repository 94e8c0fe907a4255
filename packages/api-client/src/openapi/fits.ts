import type { JsonSchema } from './jsonSchema';

/** Whether a schema accepts a sample: the few keywords of the leaves of wire schemas. */
export function fits(schema: JsonSchema, value: unknown): boolean {
  if (schema.enum) return schema.enum.includes(value as never);
  switch (schema.type) {
    case 'string':
      return typeof value === 'string' && fitsText(schema, value);
    case 'integer':
      return Number.isInteger(value) && isInRange(schema, value as number);
    case 'number':
      return typeof value === 'number' && isInRange(schema, value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'array':
      return Array.isArray(value) && fitsList(schema, value);
    case 'object':
    case 'null':
    case undefined:
    default:
      return false;
  }
}

function fitsText(
  { minLength = 0, maxLength = Infinity, pattern, format }: JsonSchema,
  value: string,
): boolean {
  return (
    value.length >= minLength &&
    value.length <= maxLength &&
    (pattern === undefined || new RegExp(pattern).test(value)) &&
    (format === undefined || isOfFormat(format, value))
  );
}

function isOfFormat(format: string, value: string): boolean {
  switch (format) {
    case 'email':
      return /^[\w.]+@[\w.]+$/.test(value);
    case 'uri':
      return URL.canParse(value);
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/.test(value);
    default:
      throw new Error(`Samples can't be checked for the format ${format}: see fits.`);
  }
}

const isInRange = ({ minimum = -Infinity, maximum = Infinity }: JsonSchema, value: number) =>
  value >= minimum && value <= maximum;

function fitsList(
  { items, minItems = 0, maxItems = Infinity }: JsonSchema,
  values: readonly unknown[],
): boolean {
  return (
    values.length >= minItems &&
    values.length <= maxItems &&
    typeof items === 'object' &&
    values.every((value) => fits(items as JsonSchema, value))
  );
}
