export { contract } from '../contract';
export { openApiDocument, type OpenApiOptions } from './document';
export type {
  OpenApiDocument,
  OpenApiMediaType,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiResponse,
} from './types';
