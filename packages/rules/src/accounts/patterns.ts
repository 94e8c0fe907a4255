/**
 * The pattern catalogue: the source of an expression for the whole text, by the name of its message in the
 * `errors` catalogue. Lengths are defined by the rule, not here.
 *
 * "Only" patterns mean ASCII letters, because usernames pass through systems that support no others; "at
 * least one" accepts letters and capitals of any script.
 */
export const PATTERNS = {
  any: String.raw`\P{Cc}*`,
  lettersDigits: String.raw`[A-Za-z0-9]*`,
  startsWithLetter: String.raw`[A-Za-z][A-Za-z0-9]*`,
  lettersAndDigits: String.raw`(?=.*\p{L})(?=.*[0-9])[^\s\p{Cc}]*`,
  digits: String.raw`[0-9]*`,
  letters: String.raw`[A-Za-z]*`,
  oneUppercase: String.raw`(?=.*\p{Lu})\P{Cc}*`,
  oneLowercase: String.raw`(?=.*\p{Ll})\P{Cc}*`,
  oneDigit: String.raw`(?=.*[0-9])\P{Cc}*`,
  oneSymbol: String.raw`(?=.*[^\p{L}\p{M}\p{N}\s\p{Cc}])\P{Cc}*`,
  upperLowerDigit: String.raw`(?=.*\p{Lu})(?=.*\p{Ll})(?=.*[0-9])\P{Cc}*`,
  noSpaces: String.raw`[^\s\p{Cc}]*`,
  uppercase: String.raw`[A-Z]*`,
  lowercase: String.raw`[a-z]*`,
  wordCharacters: String.raw`[A-Za-z0-9_]*`,
  // The dot separates the parts of a Uyghur, Tibetan or foreign name.
  chinese: String.raw`\p{Script=Han}+(?:·\p{Script=Han}+)*`,
  korean: String.raw`\p{Script=Hangul}*`,
  // The Thai block without its digits and its currency sign.
  thai: String.raw`[\u0e01-\u0e3a\u0e40-\u0e4e]*`,
  // Kana, ideographs, punctuation and the full-width forms, but not the half-width kana.
  japanese: String.raw`[\p{Script=Han}\u3000-\u30ff\uff01-\uff60\uffe0-\uffe6]*`,
  vietnamese: String.raw`[A-Za-zÀ-ÃÈ-ÊÌÍÒ-ÕÙÚÝà-ãè-êìíò-õùúýĂăĐđĨĩŨũƠơƯư\u1ea0-\u1ef9 ]*`,
  fullName: String.raw`[\p{L}\p{M}.'’-]+(?: [\p{L}\p{M}.'’-]+)+`,
  dateYearFirst: String.raw`[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|[12][0-9]))`,
  dateMonthFirst: String.raw`(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|[12][0-9]))-[0-9]{4}`,
  // The message for the platform's own expressions that have no name in the catalogue.
  other: String.raw`\P{Cc}*`,
} as const;

/** Key of the message for a text that doesn't match a rule's pattern. */
export type PatternId = keyof typeof PATTERNS;

/** The names in the catalogue. */
export const PATTERN_IDS = Object.keys(PATTERNS) as readonly PatternId[];

export function isPatternId(name: string | null): name is PatternId {
  return name !== null && Object.hasOwn(PATTERNS, name);
}
