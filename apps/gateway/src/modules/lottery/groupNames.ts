import { messagesIn } from '../../kernel/text/messages';

/** The groups of the lottery menus. */
const GROUPS = [
  'POPULAR',
  'RECENT',
  'PH',
  'SEA',
  'VN-NORTH',
  'VN-CENTRAL',
  'VN-SOUTH',
  'FAST-1',
  'FAST-3',
  'FAST-5',
] as const;

/** A menu group's name in a language; an operator's own group has only its code. */
export function groupName(code: string, language: string): string {
  const group = GROUPS.find((each) => each === code);
  return group === undefined ? code : messagesIn(language)(`lotteryGroup.${group}`);
}
