import { RichText } from '@perya/i18n';
import { useBrand } from '@perya/site-config';
import { Checkbox, Link } from '@perya/ui-kit';
import { Link as RouterLink } from 'react-router';

import { useT } from '../../locales';
import type { RegisterForm } from '../../register/useRegisterForm';

/** The terms of use, on `/help` (specification §2). They open in a new tab, so the form is kept. */
const AGREEMENT_PATH = '/help?article=terms';

/**
 * The user agreement and the declaration of age. Never checked by default: a consent is given by a press
 * (decision 0020). The form can't be submitted without it.
 */
export function Agreement({
  form,
}: {
  form: Pick<RegisterForm, 'isAgreed' | 'agreed' | 'errors'>;
}) {
  const t = useT();
  const { birthdayAgeLimit } = useBrand();
  return (
    <Checkbox
      name="agreement"
      checked={form.isAgreed}
      onChange={(event) => form.agreed(event.target.checked)}
      error={form.errors.agreement && t('registerForm.agreementRequired')}
      label={
        <RichText
          text={t('registerForm.agreement', { age: birthdayAgeLimit })}
          tags={{
            agreement: (content) => (
              <Link
                render={<RouterLink to={AGREEMENT_PATH} />}
                externalLabel={t('registerForm.opensTab')}
              >
                {content}
              </Link>
            ),
          }}
        />
      }
    />
  );
}
