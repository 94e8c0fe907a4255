import { pseudo } from '@perya/i18n';
import type { Concept } from '@perya/i18n/testing';
import { EmptyState, Field } from '@perya/ui-kit';
import { Select } from '@perya/ui-kit/select';
import { useState } from 'react';

import { SearchField } from '../components/SearchField';
import { ByLanguage } from './ByLanguage';
import styles from './texts.module.css';

const TOPICS = import.meta.glob<Readonly<Record<string, Concept>>>(
  ['../../../packages/i18n/glossary/*.json', '!**/loanWords.json'],
  { import: 'default', eager: true },
);

const CONCEPTS = Object.entries(TOPICS).flatMap(([file, topic]) =>
  Object.entries(topic).map(([id, concept]) => ({ topic: topicOf(file), id, concept })),
);

const ALL = 'all';
const OPTIONS = [
  { value: ALL, label: 'All' },
  ...Object.keys(TOPICS).map((file) => ({ value: topicOf(file), label: topicOf(file) })),
];

function topicOf(file: string): string {
  return file.replace(/^.*\/|\.json$/gu, '');
}

interface MarketWordsProps {
  /** The file of the glossary that is shown first. Default: all files. */
  topic?: string;
}

/** The terms of the glossary in all languages, with the names to avoid. */
export function MarketWords({ topic: first = ALL }: MarketWordsProps) {
  const [topic, setTopic] = useState(first);
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const found = CONCEPTS.filter(
    (entry) =>
      (topic === ALL || entry.topic === topic) &&
      JSON.stringify(entry).toLowerCase().includes(wanted),
  );
  return (
    <div className={styles['page']}>
      <Field label="Topic">
        <Select options={OPTIONS} value={topic} onValueChange={setTopic} />
      </Field>
      <SearchField
        label="Find a term"
        help="In any language. Also finds the names to avoid."
        value={query}
        onChange={setQuery}
      />
      <p role="status" className={styles['muted']}>
        {found.length} of {CONCEPTS.length} concepts
      </p>
      {found.length === 0 && <EmptyState size="compact" titleLevel={2} title="No term found" />}
      <ul className={styles['texts']}>
        {found.map(({ id, concept }) => (
          <li key={id}>
            <code>{id}</code>
            <p className={styles['muted']}>{concept.note}</p>
            <ByLanguage pseudo={pseudo(concept.EN.terms.join(', '))}>
              {(language) => {
                const { terms, avoid } = concept[language];
                return (
                  <>
                    {terms.join(', ')}
                    {avoid && <span className={styles['muted']}> Not: {avoid.join(', ')}</span>}
                  </>
                );
              }}
            </ByLanguage>
          </li>
        ))}
      </ul>
    </div>
  );
}
