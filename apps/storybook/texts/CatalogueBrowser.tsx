import { LANGUAGE_CODES, pseudo } from '@perya/i18n';
import { Checkbox, EmptyState } from '@perya/ui-kit';
import { useState } from 'react';

import { SearchField } from '../components/SearchField';
import { ByLanguage } from './ByLanguage';
import {
  FOLDERS,
  isMissing,
  keysOf,
  missingLanguages,
  readCatalogue,
  type Catalogue,
} from './catalogues';
import { FolderSelect, useFolder } from './FolderSelect';
import styles from './texts.module.css';

interface CatalogueBrowserProps {
  /** The folder whose catalogue is shown first. */
  folder?: string;
}

/** The texts of a catalogue in all languages beside each other. */
export function CatalogueBrowser({ folder: first = FOLDERS[0] ?? '' }: CatalogueBrowserProps) {
  const [folder, setFolder, catalogue] = useFolder(first, readCatalogue);
  return (
    <div className={styles['page']}>
      <FolderSelect folders={FOLDERS} value={folder} onChange={setFolder} />
      {catalogue && <CatalogueTexts catalogue={catalogue} />}
    </div>
  );
}

/** The texts of a catalogue, with a search, and a filter for those that a language lacks. */
export function CatalogueTexts({ catalogue }: { catalogue: Catalogue }) {
  const [query, setQuery] = useState('');
  const [isOnlyMissing, setOnlyMissing] = useState(false);
  const keys = keysOf(catalogue);
  const found = keys.filter(
    (key) =>
      (!isOnlyMissing || missingLanguages(catalogue, key).length > 0) &&
      [key, ...LANGUAGE_CODES.map((code) => catalogue[code][key] ?? '')].some((text) =>
        text.toLowerCase().includes(query.trim().toLowerCase()),
      ),
  );
  return (
    <>
      <SearchField label="Find a key or a text" value={query} onChange={setQuery} />
      <Checkbox
        label="Only missing texts"
        checked={isOnlyMissing}
        onChange={({ target }) => setOnlyMissing(target.checked)}
      />
      <p role="status" className={styles['muted']}>
        {found.length} of {keys.length} texts
      </p>
      {found.length === 0 && <EmptyState size="compact" titleLevel={2} title="No text found" />}
      <ul className={styles['texts']}>
        {found.map((key) => (
          <li key={key}>
            <code>{key}</code>
            <ByLanguage pseudo={pseudo(catalogue.EN[key] ?? '')}>
              {(code) =>
                catalogue[code][key] ??
                (isMissing(catalogue, key, code) ? (
                  <span className={styles['missing']}>Missing</span>
                ) : (
                  '–'
                ))
              }
            </ByLanguage>
          </li>
        ))}
      </ul>
    </>
  );
}
