import { Button, Card, Progress } from '@perya/ui-kit';
import { Check, Plus } from 'lucide-react';
import type { ReactElement } from 'react';

import { useSecurityT } from '../locales';
import type { AccountScore } from './score';
import styles from './Security.module.css';
import type { SecurityTask } from './tasks';

export interface ScoreCardProps {
  score: AccountScore;
  taskLink(task: SecurityTask): ReactElement<Record<string, unknown>>;
}

/** The account's security score and what contributes to it. */
export function ScoreCard({ score, taskLink }: ScoreCardProps) {
  const t = useSecurityT();
  return (
    <Card title={t('score.title')} titleLevel={3}>
      <div className={styles['stack']}>
        <Progress
          label={t('score.label')}
          value={score.points}
          valueText={t('score.of', { points: score.points })}
          tone={score.points === 100 ? 'success' : 'teal'}
        />
        <ul className={styles['parts']}>
          {score.parts.map(({ task, points, isThere }) => (
            <li key={task} className={styles['part']} data-there={isThere || undefined}>
              {isThere ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
              <span>
                {t(`task.${task}`)}{' '}
                <span className={styles['number']}>
                  {isThere ? t('score.has', { points }) : t('score.adds', { points })}
                </span>
              </span>
              {!isThere && (
                <Button size="small" render={taskLink(task)}>
                  {t('score.do')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
