import type { MoneyCallState } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import { VisuallyHidden } from '@perya/ui-kit';
import { CircleCheck, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

import { useT } from '../../locales';
import styles from './MoneyCallNote.module.css';

export interface MoneyCallNoteProps {
  /** A `useMoneyCall`, or as much of it. */
  call: { readonly state: MoneyCallState; readonly error: Error | null };
  /** What has been done: "₱500.00 moved to your wallet". */
  done?: ReactNode;
  /** The way on, after an outcome: "Another transfer". */
  action?: ReactNode;
}

const ICONS: Record<SaidState, ReactElement> = {
  checking: <LoaderCircle />,
  notSent: <CloudOff />,
  refused: <TriangleAlert />,
  done: <CircleCheck />,
};

/**
 * Says what has become of a call that moves money: it is being checked, was not sent, was refused and
 * why, or is done. Announced as it changes; while nothing was asked for, and while the button itself
 * shows the sending, there is nothing to see.
 */
export function MoneyCallNote({ call: { state, error }, done, action }: MoneyCallNoteProps) {
  const t = useT();
  const errorText = useErrorText();
  const said = saidState(state);
  const isFault = state === 'refused' || state === 'notSent';
  return (
    <div role={isFault ? 'alert' : 'status'}>
      {state === 'sending' && <VisuallyHidden>{t('moneyCall.sending')}</VisuallyHidden>}
      {said && (
        <div className={styles['note']} data-state={said}>
          <span className={styles['icon']} aria-hidden>
            {ICONS[said]}
          </span>
          <div className={styles['words']}>
            <p className={styles['title']}>
              {said === 'done' && done !== undefined ? done : t(`moneyCall.${said}`)}
            </p>
            {(said === 'checking' || said === 'notSent') && (
              <p className={styles['text']}>{t(`moneyCall.${said}Text`)}</p>
            )}
            {said === 'refused' && error && <p className={styles['text']}>{errorText(error)}</p>}
            {said !== 'checking' && action}
          </div>
        </div>
      )}
    </div>
  );
}

type SaidState = Exclude<MoneyCallState, 'idle' | 'sending'>;

const saidState = (state: MoneyCallState): SaidState | null =>
  state === 'idle' || state === 'sending' ? null : state;
