import type { BodyLimits } from '../core/endpoint';
import type { JsonSchema } from './jsonSchema';

export type Reference = { readonly $ref: string };

/** A parameter of a call in an OpenAPI document. */
export interface OpenApiParameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required: boolean;
  readonly schema: JsonSchema;
  readonly description: string;
  readonly example?: unknown;
  readonly style?: 'form';
  readonly explode?: boolean;
}

/** One media type of a body. */
export interface OpenApiMediaType {
  readonly schema: JsonSchema;
  /** How fields of a form are sent that are lists. */
  readonly encoding?: Readonly<
    Record<
      string,
      { readonly style: 'form'; readonly explode: boolean; readonly allowReserved: boolean }
    >
  >;
  readonly example?: unknown;
}

export type OpenApiContent = Readonly<Record<string, OpenApiMediaType>>;

/** A response in an OpenAPI document. */
export interface OpenApiResponse {
  readonly description: string;
  readonly content?: OpenApiContent;
  readonly headers?: Readonly<
    Record<string, { readonly description: string; readonly schema: JsonSchema }>
  >;
}

/** A call in an OpenAPI document. */
export interface OpenApiOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly (OpenApiParameter | Reference)[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly content: OpenApiContent;
    /** An extension: the limits of the body. */
    readonly 'x-limits': BodyLimits;
  };
  readonly responses: Readonly<Record<string, OpenApiResponse | Reference>>;
}

/** An OpenAPI 3.1 document. See {@link openApiDocument}. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description: string;
    readonly license: { readonly name: string; readonly identifier: string };
  };
  readonly servers: readonly { readonly url: string; readonly description?: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, Readonly<Record<string, string>>>>;
    readonly parameters: Readonly<Record<string, OpenApiParameter>>;
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, OpenApiResponse>>;
  };
}
