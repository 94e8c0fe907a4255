import { requireLogin } from '@perya/session';
import { Button, EmptyState } from '@perya/ui-kit';

import { useT } from '../../locales';

export interface LoginPromptProps {
  /** What guests don't see here: "Your points". */
  title: string;
  text: string;
}

/** Replaces content for members with a login button; the page stays open. */
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
