import { useLanguage } from '@perya/i18n';
import { Button, EmptyState } from '@perya/ui-kit';
import { useMemo } from 'react';

import type { IndexedArticle } from './articles';
import { createHelpIndex } from './helpIndex';
import { HelpLink } from './HelpLink';
import styles from './Help.module.css';
import { useT } from './locales';

/** Length of an excerpt. */
const EXCERPT_LENGTH = 140;

export interface HelpResultsProps {
  /** All articles. */
  articles: readonly IndexedArticle[];
  /** The search. */
  words: string;
}

/** The articles that match a search; their number is announced. */
export default function HelpResults({ articles, words }: HelpResultsProps) {
  const t = useT();
  const { bcp47 } = useLanguage();
  const index = useMemo(() => createHelpIndex(articles, bcp47), [articles, bcp47]);
  const found = index.search(words);
  return (
    <section className={styles['results']} aria-label={t('results.title')}>
      <p className={styles['count']} role="status">
        {t('results.count', { count: found.length, words })}
      </p>
      {found.length === 0 ? (
        <EmptyState
          size="compact"
          titleLevel={2}
          title={t('results.none')}
          description={t('results.noneText')}
          action={
            <Button render={<HelpLink to={{ kind: 'feedback' }} />}>{t('results.ask')}</Button>
          }
        />
      ) : (
        <ul className={styles['hits']}>
          {found.map(({ id, title, topic, text }) => (
            <li key={id}>
              <HelpLink className={styles['hit']} to={{ kind: 'article', id }}>
                <span className={styles['hitTopic']}>{topic.title}</span>
                <span className={styles['hitTitle']}>{title}</span>
                <span className={styles['hitText']}>{excerptOf(text)}</span>
              </HelpLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function excerptOf(text: string): string {
  return text.length <= EXCERPT_LENGTH ? text : `${text.slice(0, EXCERPT_LENGTH).trimEnd()}…`;
}
