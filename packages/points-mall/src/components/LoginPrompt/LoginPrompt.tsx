import { requireLogin } from '@perya/session';
import { Button, EmptyState } from '@perya/ui-kit';

import { useT } from '../../locales';

export interface LoginPromptProps {
  /** What a guest does not see here: "Your points". */
  title: string;
  text: string;
}

/** Stands in the place of what belongs to a member, and leads in; the page stays. */
export function LoginPrompt({ title, text }: LoginPromptProps) {
  const t = useT();
  return (
    <EmptyState
      titleLevel={2}
      title={title}
      description={text}
      action={
        <Button variant="primary" onClick={() => requireLogin()}>
          {t('guest.logIn')}
        </Button>
      }
    />
  );
}
