import { useErrorText } from '@perya/i18n';
import { Button, ErrorPanel } from '@perya/ui-kit';

import { useT } from '../../locales';
import { useApplication } from '../../queries/useApplication';

/** A button that joins the promotion with one click. */
export function JoinButton({ promotionId }: { promotionId: string }) {
  const t = useT();
  const errorText = useErrorText();
  const { send, isSending, error } = useApplication();
  const join = () => send({ id: promotionId });
  return (
    <>
      <Button variant="primary" size="large" fullWidth busy={isSending} onClick={join}>
        {t('part.takePart')}
      </Button>
      {error && !isSending && (
        <ErrorPanel
          size="compact"
          title={t('part.notJoined')}
          reason={errorText(error)}
          onRetry={join}
          retryLabel={t('form.retry')}
        />
      )}
    </>
  );
}
