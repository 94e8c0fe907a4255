import type { AnyEndpoint } from '../core/endpoint';
import type { SchemaComponents } from './components';
import type { JsonSchema } from './jsonSchema';

/** How the names of bodies and responses end; those of models don't. */
const REQUEST = 'Request';
const RESPONSE = 'Response';

/** Names the schema of a body after its call, if it isn't one of the models. */
export function nameRequest(
  components: SchemaComponents,
  { id }: AnyEndpoint,
  body: JsonSchema,
): void {
  const name = components.nameOf(body);
  if (name === undefined || name.endsWith(REQUEST)) components.add(pascal(id) + REQUEST, body);
}

/**
 * Names the schema of a response: after its value, if that is a model, a list or a page of a model, so that calls
 * with the same value have the same response; else after the call.
 */
export function nameResponse(
  components: SchemaComponents,
  { id }: AnyEndpoint,
  { value, response }: { value: JsonSchema; response: JsonSchema },
): void {
  namePage(components, value);
  const name = (valueName(components, value) ?? pascal(id)) + RESPONSE;
  if (components.nameOf(response) !== name) components.add(name, response);
}

function valueName(components: SchemaComponents, value: JsonSchema): string | undefined {
  if (Object.keys(value).length === 0) return 'Done';
  const listed = itemName(components, value);
  return components.nameOf(value) ?? (listed && `${listed}List`);
}

/** Names a page of a paged list, if it has nothing else than the list, and its items are a model. */
function namePage(components: SchemaComponents, value: JsonSchema): void {
  const { list, ...others } = value.properties ?? {};
  if (typeof list !== 'object' || Object.keys(others).join() !== 'totalPages,totalCount') return;
  const listed = itemName(components, list);
  if (listed !== undefined && components.nameOf(value) === undefined) {
    components.add(`${listed}Page`, value, 'A page of a list.');
  }
}

const itemName = (components: SchemaComponents, { type, items }: JsonSchema) =>
  type === 'array' && typeof items === 'object' && !Array.isArray(items)
    ? components.nameOf(items)
    : undefined;

const pascal = (id: string) => `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
