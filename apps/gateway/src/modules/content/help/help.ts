import type { HelpTopic } from '@perya/api-client';
import helpCentre from '../../../demo/helpCentre.json' with { type: 'json' };
import type { Language } from '../../../kernel/text/texts';
import { SUBJECTS, type HelpFacts, type HelpTexts, type SubjectId } from './subjects';

/** The help center in every language of the platform. */
export const HELP_TEXTS: Readonly<Record<string, HelpTexts> & Record<Language, HelpTexts>> =
  helpCentre;

/** The help center in a language; in English if it has no texts. */
export function helpIn(language: string, facts: HelpFacts): HelpTopic[] {
  const texts = HELP_TEXTS[language] ?? HELP_TEXTS.EN;
  return Object.entries(SUBJECTS).map(([subject, articles]) => ({
    id: subject,
    ...texts.subjects[subject as SubjectId],
    articles: articles.map((article) => {
      const { title, content, keywords } = texts.articles[article];
      return { id: article, title, html: withFacts(content, facts), keywords };
    }),
  }));
}

function withFacts(content: string, facts: HelpFacts): string {
  return content.replaceAll(/\{(\w+)\}/g, (whole, name) =>
    name in facts ? escapeHtml(String(facts[name as keyof HelpFacts])) : whole,
  );
}

/** Escapes the brand's name, which is text and not HTML. */
const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
