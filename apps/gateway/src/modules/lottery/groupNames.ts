import en from '../../kernel/text/locales/en.json' with { type: 'json' };
import { messagesIn } from '../../kernel/text/messages';

const hasName = (code: string): code is keyof typeof en.lotteryGroup =>
  Object.hasOwn(en.lotteryGroup, code);

/** A menu group's name in a language; an operator's own group has only its code. */
export const groupName = (code: string, language: string): string =>
  hasName(code) ? messagesIn(language)(`lotteryGroup.${code}`) : code;
