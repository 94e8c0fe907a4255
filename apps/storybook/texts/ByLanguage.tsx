import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '@perya/i18n';
import type { ReactNode } from 'react';

import styles from './texts.module.css';

interface ByLanguageProps {
  /** Returns what a language shows. */
  children: (language: LanguageCode) => ReactNode;
  /** What the pseudo-locale shows. */
  pseudo: ReactNode;
}

/** The same in all languages and the pseudo-locale, beside each other. */
export function ByLanguage({ children, pseudo }: ByLanguageProps) {
  return (
    <dl className={styles['languages']}>
      {LANGUAGE_CODES.map((language) => (
        <div key={language}>
          <dt>{language}</dt>
          <dd lang={LANGUAGES[language].bcp47}>{children(language)}</dd>
        </div>
      ))}
      <div>
        <dt>Pseudo</dt>
        <dd>{pseudo}</dd>
      </div>
    </dl>
  );
}
