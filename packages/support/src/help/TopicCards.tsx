import type { HelpTopic } from '@perya/api-client';
import { ArrowRight } from 'lucide-react';

import { HelpLink } from './HelpLink';
import styles from './Help.module.css';
import { useT } from './locales';
import { topicIcon } from './topicIcon';

/** The rest is on the topic's own page. */
const SHOWN = 3;

/** The topics, each with its first articles. */
export function TopicCards({ topics }: { topics: readonly HelpTopic[] }) {
  const t = useT();
  return (
    <ul className={styles['topics']} aria-label={t('topics.title')}>
      {topics.map(({ id, title, summary, articles }) => {
        const Icon = topicIcon(id);
        return (
          <li key={id} className={styles['topic']} data-topic={id}>
            <Icon className={styles['topicIcon']} strokeWidth={1.5} aria-hidden />
            <h2>
              <HelpLink to={{ kind: 'topic', id }}>{title}</HelpLink>
            </h2>
            {summary !== null && <p>{summary}</p>}
            <ul className={styles['firstArticles']}>
              {articles.slice(0, SHOWN).map((article) => (
                <li key={article.id}>
                  <HelpLink to={{ kind: 'article', id: article.id }}>{article.title}</HelpLink>
                </li>
              ))}
            </ul>
            {articles.length > SHOWN && (
              <HelpLink className={styles['all']} to={{ kind: 'topic', id }}>
                {t('topics.all', { count: articles.length })} <ArrowRight aria-hidden />
              </HelpLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
