import type { MoneyCallState } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import { VisuallyHidden } from '@perya/ui-kit';
import { CircleCheck, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

import { useT } from '../../locales';
import styles from './MoneyCallNote.module.css';

/** Props of {@link MoneyCallNote}. */
export interface MoneyCallNoteProps {
  /** The result of `useMoneyCall`, or the needed part of it. */
  call: { readonly state: MoneyCallState; readonly error: Error | null };
  /** Shown on success: "₱500.00 moved to your wallet". */
  done?: ReactNode;
  /** The next action after an outcome: "Another transfer". */
  action?: ReactNode;
}

const ICONS: Record<SaidState, ReactElement> = {
  checking: <LoaderCircle />,
  notSent: <CloudOff />,
  refused: <TriangleAlert />,
  done: <CircleCheck />,
};

/**
 * The state of a call that moves money: being checked, not sent, rejected with its reason, or done. Changes
 * are announced. Renders nothing before the call, and while the button itself shows that it is sending.
 */
export function MoneyCallNote({ call: { state, error }, done, action }: MoneyCallNoteProps) {
  const t = useT();
  const errorText = useErrorText();
  const said = saidState(state);
  const isError = state === 'refused' || state === 'notSent';
  return (
    <div role={isError ? 'alert' : 'status'}>
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
