// The pattern rules are a separate chunk, so the form renders without them.
export { checkRegistration, fieldText } from '@perya/rules/accounts';
export { todayIn } from '@perya/rules/time';
