/** Subjects of the help center, in order; their texts are in `src/demo/helpCentre.json`. */
export const SUBJECTS = {
  account: ['sign-in', 'password', 'codes', 'safe', 'trial'],
  money: ['deposit', 'withdraw', 'record', 'unknown-outcome'],
  games: ['does-not-open', 'fair', 'demo'],
  rewards: ['promotions', 'points', 'vip'],
  'play-safely': ['limits', 'break', 'age'],
  device: ['install', 'slow', 'language'],
} as const;

export type SubjectId = keyof typeof SUBJECTS;
type ArticleId = (typeof SUBJECTS)[SubjectId][number];

interface ArticleText {
  title: string;
  /** HTML of paragraphs, lists and links. The brand's values are placeholders in braces: see `HelpFacts`. */
  content: string;
  /** Words that people search for but that the article doesn't use. */
  keywords: string[];
}

/** The help center in one language. */
export interface HelpTexts {
  subjects: Record<SubjectId, { title: string; summary: string }>;
  articles: Record<ArticleId, ArticleText>;
}

/** The brand's values in the texts, by the name in braces. */
export interface HelpFacts {
  brand: string;
  /** Years. */
  age: number;
  /** How long a code is valid. */
  minutes: number;
}
