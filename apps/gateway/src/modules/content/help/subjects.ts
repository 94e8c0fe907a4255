/** Subjects of the help centre, in order; their texts are in `src/demo/helpCentre.json`. */
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
  /** HTML of paragraphs, lists and links. What the brand decides stands in braces: see `HelpFacts`. */
  content: string;
  /** Words that people search by and the article does not use. */
  keywords: string[];
}

/** The help centre in one language. */
export interface HelpTexts {
  subjects: Record<SubjectId, { title: string; summary: string }>;
  articles: Record<ArticleId, ArticleText>;
}

/** What the texts say of the brand, by the name in braces. */
export interface HelpFacts {
  brand: string;
  /** Years. */
  age: number;
  /** How long a code is good. */
  minutes: number;
}
