export { checkField, fieldText } from './field';
export {
  REGISTER_FIELDS,
  registerFields,
  type FieldError,
  type FieldRule,
  type FieldRules,
  type RegisterField,
  type RegisterFieldPlan,
  type RegisterMethod,
  type RegisterOptions,
} from './fields';
export { lengthText, textLength } from './length';
export { checkPassword, passwordTicks, type PasswordRequirement } from './password';
export { PATTERN_IDS, type PatternId } from './patterns';
export { preparePatterns, readPattern, type Pattern, type RefusedPattern } from './readPattern';
export {
  checkRegistration,
  type RegisterContext,
  type RegisterErrors,
  type RegisterValues,
} from './registration';
