// The part of the rules that judges patterns, in a file of its own: the form is drawn without it.
export { checkRegistration, fieldText } from '@perya/rules/accounts';
export { todayIn } from '@perya/rules/time';
