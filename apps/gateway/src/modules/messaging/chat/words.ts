import { CHAT_MAX_LENGTH, type ChatRejection } from '@perya/api-client';

/** Replaces what isn't allowed. */
const MASK = '•••';

/** Control characters, marks that change the direction of a line, and invisible characters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu;
/** Joiners in emoji and in scripts that need them; they are `Cf` too. */
const JOINERS = new Set(['\u200c', '\u200d']);
/** More marks on one letter would cover its neighbors. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu;

const LINK =
  /(?:https?:\/\/|www\.)\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|info|biz|top|xyz|vip|club|shop|site|online|link|live|bet|casino|io|me|cc|co|ph|th|vn|id|cn)\b(?:\/\S*)?/giu;
const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|@[a-z]\w{3,}/giu;
/** Seven digits or more, with any separators: a phone or an account number. */
const NUMBER = /\+?\d(?:[\s().\-/]{0,2}\d){6,}/gu;

/**
 * Abusive words in seven languages. Latin ones match as whole words, including lookalike characters; the
 * others match anywhere, as their scripts have no spaces between words.
 */
const LATIN_WORDS = words(`
  fuck fucker fucking motherfucker shit bullshit bitch cunt asshole nigger nigga faggot
  retard whore slut rape putangina putang tangina tanginamo gago gagu tarantado ulol puta
  pokpok kupal pakyu bobo tanga inutil leche hindot kantot anjing bangsat kontol memek
  ngentot bajingan goblok tolol asu địt đụ lồn cặc đéo đĩ vcl dcm đcm dkm
`);
const OTHER_WORDS = words(`
  เหี้ย ควย เย็ด ไอ้สัตว์ ไอสัส มึง อีดอก แม่ง 操你 草泥马 傻逼 傻屄 他妈的 妈逼 婊子 王八蛋 去死
`);

const LOOKALIKES: Readonly<Record<string, string>> = {
  a: 'a4@',
  e: 'e3',
  i: 'i1!|',
  o: 'o0',
  s: 's5$',
  t: 't7',
  u: 'uv',
  g: 'g9',
};

const BAD_WORDS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${LATIN_WORDS.map(disguised).join('|')})(?![\\p{L}\\p{N}])|${OTHER_WORDS.join('|')}`,
  'giu',
);

function words(list: string): string[] {
  return list.trim().split(/\s+/);
}

/** Matches a word with repeated, replaced or separated letters: `f.u-c_k`, `shiiit`. */
function disguised(word: string): string {
  return Array.from(
    word.normalize('NFC'),
    (letter) => `[${(LOOKALIKES[letter] ?? letter).replaceAll(/[|$]/g, '\\$&')}]+`,
  ).join('[.\\-_*]?');
}

export type CleanTextResult = { text: string } | { rejection: ChatRejection };

/** Cleans a text: plain, on one line, without abuse, and without ways to reach people elsewhere. */
export function cleanText(raw: string): CleanTextResult {
  const text = raw
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(UNSEEN, (mark) => (JOINERS.has(mark) ? mark : ''))
    .replaceAll(PILED_MARKS, '$1')
    .trim();
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(text)) return { rejection: 'empty' };
  if (lengthOf(text) > CHAT_MAX_LENGTH) return { rejection: 'too-long' };
  return {
    text: text
      .replaceAll(ADDRESS, MASK)
      .replaceAll(LINK, MASK)
      .replaceAll(NUMBER, MASK)
      .replaceAll(BAD_WORDS, MASK),
  };
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

function lengthOf(text: string): number {
  // A text this long doesn't need an exact count.
  return text.length > CHAT_MAX_LENGTH * 8 ? text.length : [...segmenter.segment(text)].length;
}
