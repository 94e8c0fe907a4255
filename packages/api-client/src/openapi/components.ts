import { schemaReference, type JsonSchema } from './jsonSchema';

/** The named schemas of a document. */
export interface SchemaComponents {
  /**
   * Names a schema. Each structure has one name: a second name for the same structure is an error, as is a
   * second structure for the same name.
   */
  add(name: string, schema: JsonSchema, description?: string): void;
  /** Replaces a schema, or the parts of it, by references to the named schemas of the same structure. */
  share(schema: JsonSchema): JsonSchema;
  /** The name of a schema of the same structure. */
  nameOf(schema: JsonSchema): string | undefined;
  /** The named schemas by name, with references to each other. */
  all(): Readonly<Record<string, JsonSchema>>;
}

/** Doesn't belong to a structure: how one place describes it. */
const OF_A_PLACE: (keyof JsonSchema)[] = ['default', 'description', 'examples'];
/** Keywords that hold values, which have no schemas in them. */
const VALUES: ReadonlySet<string> = new Set(['default', 'examples', 'const', 'enum']);

export function createSchemaComponents(): SchemaComponents {
  const names = new Map<string, string>();
  const schemas = new Map<string, { schema: JsonSchema; description: string | undefined }>();

  const nameOf = (schema: JsonSchema) => names.get(structureOf(schema));
  const sharedParts = (schema: JsonSchema): JsonSchema =>
    Object.fromEntries(
      Object.entries(schema).map(([keyword, part]) => [
        keyword,
        VALUES.has(keyword) ? part : sharedPart(part),
      ]),
    );
  const sharedPart = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(sharedPart);
    return typeof part === 'object' && part !== null ? share(part) : part;
  };
  const share = (schema: JsonSchema): JsonSchema => {
    const name = nameOf(schema);
    if (name === undefined) return sharedParts(schema);
    const ofPlace = OF_A_PLACE.filter((keyword) => keyword in schema);
    return {
      ...schemaReference(name),
      ...Object.fromEntries(ofPlace.map((keyword) => [keyword, schema[keyword]])),
    };
  };

  return {
    share,
    nameOf,
    add(name, schema, description) {
      if (schemas.has(name)) throw new Error(`Two schemas are called ${name}: rename one of them.`);
      const other = nameOf(schema);
      if (other !== undefined) {
        throw new Error(
          `${name} and ${other} are the same schema: name it once, in openapi/models, and remove the other name.`,
        );
      }
      names.set(structureOf(schema), name);
      schemas.set(name, { schema, description });
    },
    all: () =>
      Object.fromEntries(
        [...schemas]
          .map(([name, { schema, description }]): [string, JsonSchema] => [
            name,
            { ...(description !== undefined && { description }), ...sharedParts(schema) },
          ])
          .toSorted(([left], [right]) => (left < right ? -1 : 1)),
      ),
  };
}

/** Equal for schemas that accept the same values and list the same keywords, in any order. */
function structureOf(schema: JsonSchema): string {
  return objectText(
    Object.entries(schema).filter(([keyword]) => !(OF_A_PLACE as string[]).includes(keyword)),
  );
}

/** The texts of parts of schemas, which are parts of many structures. */
const texts = new WeakMap<object, string>();

/** A value as JSON with sorted keys. */
function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const text =
    texts.get(value) ??
    (Array.isArray(value) ? `[${value.map(textOf).join()}]` : objectText(Object.entries(value)));
  texts.set(value, text);
  return text;
}

function objectText(entries: readonly (readonly [key: string, value: unknown])[]): string {
  const parts = entries.map(([key, value]) => `${JSON.stringify(key)}:${textOf(value)}`);
  return `{${parts.toSorted().join()}}`;
}
