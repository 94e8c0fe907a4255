import { LANGUAGE_CODES, LANGUAGES, pseudo } from '@perya/i18n';
import { Checkbox, EmptyState, Field, Input } from '@perya/ui-kit';
import { Select } from '@perya/ui-kit/select';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';

import { FOLDERS, isMissing, keysOf, readCatalogue, type Catalogue } from './catalogues';
import styles from './texts.module.css';

interface CatalogueBrowserProps {
  /** The folder whose catalogue is shown first. */
  folder?: string;
}

/** The texts of a catalogue in all languages beside each other. */
export function CatalogueBrowser({ folder: first = FOLDERS[0] ?? '' }: CatalogueBrowserProps) {
  const [folder, setFolder] = useState(first);
  const [query, setQuery] = useState('');
  const [isOnlyMissing, setOnlyMissing] = useState(false);
  const catalogue = useTexts(folder);
  const keys = catalogue ? keysOf(catalogue) : [];
  const found = keys.filter(
    (key) =>
      catalogue &&
      (!isOnlyMissing || lacking(catalogue, key).length > 0) &&
      [key, ...LANGUAGE_CODES.map((code) => catalogue[code][key] ?? '')].some((text) =>
        text.toLowerCase().includes(query.trim().toLowerCase()),
      ),
  );
  return (
    <div className={styles['page']}>
      <Field label="Catalogue">
        <Select
          options={FOLDERS.map((value) => ({ value, label: value }))}
          value={folder}
          onValueChange={setFolder}
        />
      </Field>
      <Field label="Find a key or a text">
        <Input
          type="search"
          iconStart={<Search size={18} />}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </Field>
      <Checkbox
        label="Only missing texts"
        checked={isOnlyMissing}
        onChange={({ target }) => setOnlyMissing(target.checked)}
      />
      <p role="status" className={styles['muted']}>
        {found.length} of {keys.length} texts
      </p>
      {catalogue && found.length === 0 && (
        <EmptyState size="compact" titleLevel={2} title="No text found" />
      )}
      {catalogue && (
        <ul className={styles['texts']}>
          {found.map((key) => (
            <li key={key}>
              <code>{key}</code>
              <Languages catalogue={catalogue} textKey={key} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function useTexts(folder: string): Catalogue | undefined {
  const [read, setRead] = useState<{ folder: string; catalogue: Catalogue }>();
  useEffect(() => {
    void readCatalogue(folder).then((catalogue) => setRead({ folder, catalogue }));
  }, [folder]);
  return read?.folder === folder ? read.catalogue : undefined;
}

const lacking = (catalogue: Catalogue, key: string) =>
  LANGUAGE_CODES.filter((code) => isMissing(catalogue, key, LANGUAGES[code].bcp47, code));

function Languages({ catalogue, textKey }: { catalogue: Catalogue; textKey: string }) {
  const missing = lacking(catalogue, textKey);
  return (
    <dl className={styles['languages']}>
      {LANGUAGE_CODES.map((code) => (
        <div key={code}>
          <dt>{code}</dt>
          <dd lang={LANGUAGES[code].bcp47} data-missing={missing.includes(code)}>
            {catalogue[code][textKey] ?? (missing.includes(code) ? 'Missing' : '–')}
          </dd>
        </div>
      ))}
      <div>
        <dt>Pseudo</dt>
        <dd>{pseudo(catalogue.EN[textKey] ?? '')}</dd>
      </div>
    </dl>
  );
}
