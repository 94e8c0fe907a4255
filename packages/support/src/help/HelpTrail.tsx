import type { HelpTopic } from '@perya/api-client';
import { ChevronRight } from 'lucide-react';

import { HelpLink } from './HelpLink';
import styles from './Help.module.css';
import { useT } from './locales';
import { HELP_START } from './place';

/** Breadcrumbs: the help centre, and the topic of an article. */
export function HelpTrail({ topic }: { topic?: HelpTopic | undefined }) {
  const t = useT();
  return (
    <nav className={styles['trail']} aria-label={t('trail.label')}>
      <ol>
        <li>
          <HelpLink to={HELP_START}>{t('trail.start')}</HelpLink>
        </li>
        {topic && (
          <li>
            <ChevronRight aria-hidden />
            <HelpLink to={{ kind: 'topic', id: topic.id }}>{topic.title}</HelpLink>
          </li>
        )}
      </ol>
    </nav>
  );
}
