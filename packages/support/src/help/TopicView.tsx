import type { HelpTopic } from '@perya/api-client';
import { ChevronRight } from 'lucide-react';

import { HelpLink, useArrivalFocus } from './HelpLink';
import { HelpTrail } from './HelpTrail';
import styles from './Help.module.css';

/** All articles of one topic. */
export function TopicView({ topic: { title, summary, articles } }: { topic: HelpTopic }) {
  const heading = useArrivalFocus();
  return (
    <section className={styles['view']} aria-labelledby="help-topic">
      <HelpTrail />
      <h2 id="help-topic" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {summary !== null && <p className={styles['summary']}>{summary}</p>}
      <ul className={styles['articles']}>
        {articles.map((article) => (
          <li key={article.id}>
            <HelpLink to={{ kind: 'article', id: article.id }}>
              {article.title} <ChevronRight aria-hidden />
            </HelpLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
