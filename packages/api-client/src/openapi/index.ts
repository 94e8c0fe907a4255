export { contract } from '../contract';
export {
  openApiDocument,
  type OpenApiDocument,
  type OpenApiOperation,
  type OpenApiOptions,
  type OpenApiParameter,
  type OpenApiResponse,
} from './document';
