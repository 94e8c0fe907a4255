import type { PlayCheck } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { Button, MoneyText } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';
import { usePlayingT } from '../../playing/locales';
import styles from './PlayCheckDialog.module.css';

export interface PlayCheckDialogProps {
  check: PlayCheck;
  open: boolean;
  isAnswering: boolean;
  onGoOn(): void;
  onStop(): void;
}

const MINUTE_MS = 60_000;
const MINUTES_OF_HOUR = 60;

/** The reality check: time played, result, and whether to continue. Stopping is the default action. */
export function PlayCheckDialog({
  check: { playedMs, result },
  open,
  isAnswering,
  onGoOn,
  onStop,
}: PlayCheckDialogProps) {
  const t = usePlayingT();
  const format = useFormat();
  const { minor, currency } = result;
  return (
    <Dialog
      open={open}
      onClose={onStop}
      mustAnswer
      size="small"
      title={t('playCheck.title')}
      description={t('playCheck.text')}
      labels={{ close: t('playCheck.stop') }}
      footer={
        <>
          <Button busy={isAnswering} onClick={onGoOn}>
            {t('playCheck.goOn')}
          </Button>
          <Button variant="primary" onClick={onStop}>
            {t('playCheck.stop')}
          </Button>
        </>
      }
    >
      <dl className={styles['facts']}>
        <div className={styles['fact']}>
          <dt>{t('playCheck.played')}</dt>
          <dd>{useLength(playedMs)}</dd>
        </div>
        <div className={styles['fact']}>
          <dt>{t('playCheck.result')}</dt>
          <dd>
            <MoneyText
              text={format.money(minor, currency)}
              flow={minor > 0 ? 'in' : minor < 0 ? 'out' : undefined}
              labels={{ in: t('gamePage.ahead'), out: t('gamePage.behind') }}
            />
          </dd>
        </div>
      </dl>
    </Dialog>
  );
}

/** `1 hour 5 minutes`, localized. */
function useLength(ms: number): string {
  const format = useFormat();
  const all = Math.floor(ms / MINUTE_MS);
  const hours = Math.floor(all / MINUTES_OF_HOUR);
  const minutes = all % MINUTES_OF_HOUR;
  const unit = (value: number, name: 'hour' | 'minute') =>
    format.number(value, { style: 'unit', unit: name, unitDisplay: 'long' });
  if (hours === 0) return unit(minutes, 'minute');
  return minutes === 0 ? unit(hours, 'hour') : `${unit(hours, 'hour')} ${unit(minutes, 'minute')}`;
}
