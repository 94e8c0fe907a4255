import { ServerHtml } from '@perya/ui-kit/notice-list';

import { HelpLink, useArrivalFocus } from './HelpLink';
import { HelpTrail } from './HelpTrail';
import styles from './Help.module.css';
import type { IndexedArticle } from './articles';
import { useT } from './locales';

/** One article, and the others of its topic. */
export function ArticleView({ article: { id, title, html, topic } }: { article: IndexedArticle }) {
  const t = useT();
  const heading = useArrivalFocus();
  const others = topic.articles.filter((other) => other.id !== id);
  return (
    <div className={styles['reading']}>
      <article className={styles['view']} aria-labelledby="help-article">
        <HelpTrail topic={topic} />
        <h2 id="help-article" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <ServerHtml className={styles['text']} html={html} />
        <p className={styles['more']}>
          {t('article.stuck')} <HelpLink to={{ kind: 'feedback' }}>{t('article.write')}</HelpLink>
        </p>
      </article>
      {others.length > 0 && (
        <aside className={styles['others']} aria-labelledby="help-others">
          <h3 id="help-others">{t('article.others')}</h3>
          <ul>
            {others.map((other) => (
              <li key={other.id}>
                <HelpLink to={{ kind: 'article', id: other.id }}>{other.title}</HelpLink>
              </li>
            ))}
          </ul>
        </aside>
      )}
    </div>
  );
}
