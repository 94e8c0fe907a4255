import { Banderitas, Button, Field, Input } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';
import { useState } from 'react';

import { useT } from '../../locales';
import { FormFailure } from '../FormFailure/FormFailure';
import styles from './SecondFactorDialog.module.css';

/** A recovery code, as it is typed with its hyphen, and room to spare. */
const LONGEST_CODE = 32;

export interface SecondFactorDialogProps {
  /** What is wrong with the code, in the visitor's words. */
  fault: string | null;
  /** Why no answer came. */
  failure: string | null;
  isBusy: boolean;
  onSubmit(code: string): void;
  onClose(): void;
}

/** The second step of a sign-in: a code of the authenticator app, or a recovery code. */
export function SecondFactorDialog({
  fault,
  failure,
  isBusy,
  onSubmit,
  onClose,
}: SecondFactorDialogProps) {
  const t = useT();
  const [byRecovery, setByRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const label = byRecovery ? t('secondFactor.recoveryCode') : t('secondFactor.code');
  const empty = isEmpty && code.trim() === '' ? t('secondFactor.codeMissing') : null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('secondFactor.title')}
      description={byRecovery ? t('secondFactor.recoveryNote') : t('secondFactor.note')}
      labels={{ close: t('secondFactor.close') }}
      size="small"
      closeOnCoverClick={false}
      picture={<Banderitas />}
    >
      <form
        className={styles['form']}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (code.trim() === '') setIsEmpty(true);
          else if (!isBusy) onSubmit(code.trim());
        }}
      >
        <FormFailure text={failure} />
        <Field label={label} error={empty ?? fault} required>
          <Input
            key={String(byRecovery)}
            name="code"
            value={code}
            onChange={(event) => setCode(event.target.value)}
            inputMode={byRecovery ? 'text' : 'numeric'}
            autoComplete={byRecovery ? 'off' : 'one-time-code'}
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            maxLength={LONGEST_CODE}
          />
        </Field>
        <Button type="submit" variant="primary" size="large" fullWidth busy={isBusy}>
          {t('secondFactor.submit')}
        </Button>
        <Button
          variant="quiet"
          fullWidth
          onClick={() => {
            setByRecovery(!byRecovery);
            setCode('');
            setIsEmpty(false);
          }}
        >
          {byRecovery ? t('secondFactor.useApp') : t('secondFactor.useRecovery')}
        </Button>
      </form>
    </Dialog>
  );
}
