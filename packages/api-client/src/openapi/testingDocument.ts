import type { AnyEndpoint } from '../core/endpoint';
import type { OpenApiDocument, OpenApiOperation, OpenApiParameter } from './types';

/** The operation of a call. */
export function operationOfCall(
  { paths }: OpenApiDocument,
  { path, method }: AnyEndpoint,
): OpenApiOperation {
  const operation = paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${method} ${path} is not in the document.`);
  return operation;
}

/** The parameters of a call, with those among the components. */
export function parametersOfCall(document: OpenApiDocument, call: AnyEndpoint): OpenApiParameter[] {
  return operationOfCall(document, call).parameters.map((parameter) => {
    if (!('$ref' in parameter)) return parameter;
    const found = document.components.parameters[parameter.$ref.split('/').at(-1) ?? ''];
    if (!found) throw new Error(`${parameter.$ref} is not in the document.`);
    return found;
  });
}

/** The examples of a call's parameters as the platform gets them. */
export function parameterExamples(document: OpenApiDocument, call: AnyEndpoint) {
  const texts = (place: OpenApiParameter['in']) =>
    Object.fromEntries(
      parametersOfCall(document, call)
        .filter((parameter) => parameter.in === place)
        .map(({ name, example }) => [name, String(example)]),
    );
  return { params: texts('path'), query: texts('query') };
}

/** The example of a call's body: for an encrypted call, of its plaintext; with files for those of a form. */
export function bodyExample(document: OpenApiDocument, call: AnyEndpoint): unknown {
  const [media] = Object.values(operationOfCall(document, call).requestBody?.content ?? {});
  if (call.requestIn === 'multipart') return withFiles(media?.example as object, call);
  if (!call.encrypted) return media?.example;
  const { contentSchema } = (media?.schema ?? {}) as {
    contentSchema?: { examples?: readonly unknown[] };
  };
  return contentSchema?.examples?.[0];
}

/** The example of the value that a call returns. */
export function valueExample(document: OpenApiDocument, call: AnyEndpoint): unknown {
  const response = operationOfCall(document, call).responses['200'];
  const content = response && 'content' in response ? response.content : undefined;
  return (content?.['application/json']?.example as { value: unknown } | undefined)?.value;
}

/** JSON has no files: an example has a text in their place. */
function withFiles(example: object, { request }: AnyEndpoint): object {
  const { entries } = request as { entries: Readonly<Record<string, unknown>> };
  return Object.fromEntries(
    Object.entries(example).map(([name, value]: [string, unknown]) => {
      const isFile = /"type":"blob"/.test(JSON.stringify(entries[name]));
      const file = new Blob([PIXEL], { type: 'image/png' });
      if (!isFile) return [name, value];
      return [name, Array.isArray(value) ? value.map(() => file) : file];
    }),
  );
}

const PIXEL = 'a picture';
