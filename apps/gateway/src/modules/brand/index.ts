// The public interface of this module: the brand.
export { brandSchemaOf } from './brandSchema';
export { openBrandStore } from './brandStore';
export { isVip } from './module';
export { registerSettingsOf } from './wire';
