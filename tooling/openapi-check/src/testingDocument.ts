import {
  openApiDocument,
  type OpenApiDocument,
  type OpenApiOperation,
} from '@perya/api-client/openapi';

/** The document as the gateway serves it. */
export const DOCUMENT: OpenApiDocument = openApiDocument({
  version: '1.0.0',
  servers: [{ url: '/' }],
});

/** The document with only some paths: Prism takes seconds to read the whole one. */
export function excerptOf(...paths: string[]): OpenApiDocument {
  const chosen = Object.entries(DOCUMENT.paths).filter(([path]) => paths.includes(path));
  return { ...DOCUMENT, paths: Object.fromEntries(chosen) };
}

export interface DocumentedOperation {
  readonly method: string;
  readonly path: string;
  readonly operation: OpenApiOperation;
}

export const OPERATIONS: readonly DocumentedOperation[] = Object.entries(DOCUMENT.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
);
