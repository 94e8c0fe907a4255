import type { PlayCheck } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { Button, EmptyState } from '@perya/ui-kit';
import { usePlayingT } from '../playing/locales';
import styles from './GamePage.module.css';

export interface PlayEndedProps {
  over: NonNullable<PlayCheck['over']>;
  onLeave(): void;
}

/** Replaces the game when the member's own limit or break has ended play. */
export function PlayEnded({ over: { reason, until }, onLeave }: PlayEndedProps) {
  const t = usePlayingT();
  const format = useFormat();
  const at = until === null ? null : format.dateTime(until);
  const isBreak = reason === 'break';
  return (
    <div className={styles['none']}>
      <EmptyState
        titleLevel={2}
        title={t(isBreak ? 'playCheck.break' : 'playCheck.timeOver')}
        description={
          at === null
            ? t('playCheck.breakForGood')
            : t(isBreak ? 'playCheck.breakText' : 'playCheck.timeOverText', { until: at })
        }
        action={
          <Button variant="primary" onClick={onLeave}>
            {t('gamePage.back')}
          </Button>
        }
      />
    </div>
  );
}
