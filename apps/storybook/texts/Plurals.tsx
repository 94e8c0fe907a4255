import { LANGUAGES, type LanguageCode } from '@perya/i18n';
import { EmptyState, Field, Input } from '@perya/ui-kit';
import { useState } from 'react';

import { ByLanguage } from './ByLanguage';
import { FOLDERS, pluralText, readPlurals } from './catalogues';
import { FolderSelect, useFolder } from './FolderSelect';
import styles from './texts.module.css';

interface PluralsProps {
  /** The folder whose catalogue is shown first. */
  folder?: string;
  count: number;
}

/** The texts of a catalogue that depend on a count, for a count that is typed. */
export function Plurals({ folder: first = FOLDERS[0] ?? '', count: initial }: PluralsProps) {
  const [folder, setFolder, plurals] = useFolder(first, readPlurals);
  const [typed, setTyped] = useState(String(initial));
  const count = Number(typed);
  return (
    <div className={styles['page']}>
      <FolderSelect folders={FOLDERS} value={folder} onChange={setFolder} />
      <Field label="Count">
        <Input
          type="number"
          min={0}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      {plurals?.keys.size === 0 && (
        <EmptyState size="compact" titleLevel={2} title="No text of this catalogue has a plural" />
      )}
      <ul className={styles['texts']}>
        {[...(plurals?.keys ?? [])].map(([key, values]) => (
          <li key={key}>
            <code>{key}</code>
            {plurals && (
              <ByLanguage pseudo={pluralText(plurals.pseudo, key, count, values)}>
                {(language) => (
                  <>
                    {pluralText(plurals.languages[language], key, count, values)}{' '}
                    <span className={styles['muted']}>{formOf(language, count)}</span>
                  </>
                )}
              </ByLanguage>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const formOf = (language: LanguageCode, count: number) =>
  new Intl.PluralRules(LANGUAGES[language].bcp47).select(count);
