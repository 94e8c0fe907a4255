import { LANGUAGE_CODES, LANGUAGES } from '@perya/i18n';
import type { Concept } from '@perya/i18n/testing';

import styles from './texts.module.css';

const TOPICS = import.meta.glob<Readonly<Record<string, Concept>>>(
  ['../../../packages/i18n/glossary/*.json', '!**/loanWords.json'],
  { import: 'default', eager: true },
);

const CONCEPTS = Object.values(TOPICS).flatMap((topic) => Object.entries(topic));

/** The terms of the glossary in all languages, with the names to avoid. */
export function MarketWords() {
  return (
    <ul className={styles['texts']}>
      {CONCEPTS.map(([id, concept]) => (
        <li key={id}>
          <code>{id}</code>
          <p className={styles['muted']}>{concept.note}</p>
          <dl className={styles['languages']}>
            {LANGUAGE_CODES.map((code) => (
              <div key={code}>
                <dt>{code}</dt>
                <dd lang={LANGUAGES[code].bcp47}>
                  {concept[code].terms.join(', ')}
                  {concept[code].avoid && (
                    <span className={styles['muted']}> Not: {concept[code].avoid.join(', ')}</span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
