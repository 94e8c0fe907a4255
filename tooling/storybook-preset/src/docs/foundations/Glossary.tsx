import { Field, Input } from '@perya/ui-kit';
import { Block } from './Block.tsx';
import { Search } from 'lucide-react';
import { useState } from 'react';

import source from '../../../../../docs/glossary.md?raw';
import styles from './foundations.module.css';
import { parseGlossary } from './parseGlossary.ts';

const TERMS = parseGlossary(source);

/** The terms of `docs/glossary.md`, searchable by term, meaning and by the words not to use. */
export function Glossary() {
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const found = TERMS.filter((entry) =>
    [entry.term, entry.meaning, entry.not].some((text) => text.toLowerCase().includes(wanted)),
  );
  return (
    <Block>
      <div className={styles['search']}>
        <Field label="Find a term" help="Also finds the words that aren’t used, such as “wager”.">
          <Input
            type="search"
            iconStart={<Search size={18} />}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        </Field>
        <p role="status" className={styles['purpose']}>
          {found.length} of {TERMS.length} terms
        </p>
      </div>
      {[...Map.groupBy(found, ({ topic }) => topic)].map(([topic, entries]) => (
        <section key={topic} className={styles['topic']}>
          <p className={styles['familyName']}>{topic}</p>
          <dl className={styles['terms']}>
            {entries.map(({ term, meaning, not }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  {meaning}
                  {not !== '' && <span className={styles['not']}>Not: {not}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Block>
  );
}
