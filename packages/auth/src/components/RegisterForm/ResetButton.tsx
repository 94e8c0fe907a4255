import { Button } from '@perya/ui-kit';
import { lazy, Suspense, useState } from 'react';

import { useT } from '../../locales';
import type { RegisterForm } from '../../register/useRegisterForm';

const ResetDialog = lazy(() => import('./ResetDialog'));

/** With this many filled fields, clearing the form requires confirmation. */
const MUCH = 3;

/** Clears the form, after confirmation if many fields are filled. */
export function ResetButton({ form }: { form: Pick<RegisterForm, 'texts' | 'phone' | 'cleared'> }) {
  const t = useT();
  const [asks, setAsks] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const { affiliateCode: _invitation, ...typed } = form.texts;
  const filled = [...Object.values(typed), form.phone.phone.number].filter(Boolean).length;
  const ask = () => {
    setAsks(true);
    setWasAsked(true);
  };
  const keep = () => setAsks(false);
  const clear = () => {
    setAsks(false);
    form.cleared();
  };

  return (
    <>
      <Button variant="quiet" size="large" onClick={filled >= MUCH ? ask : clear}>
        {t('registerForm.reset')}
      </Button>
      {wasAsked && (
        <Suspense>
          <ResetDialog isOpen={asks} onKeep={keep} onClear={clear} />
        </Suspense>
      )}
    </>
  );
}
