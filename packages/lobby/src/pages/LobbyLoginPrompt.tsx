import { requestLogin } from '@perya/session';
import { Button, EmptyState } from '@perya/ui-kit';
import type { GameShow } from '../address/lobbyAddress';
import { useFiltersT } from '../filters/locales';

/** Shown to guests for a member's own list: what it contains, and a login button. */
export function LobbyLoginPrompt({ show }: { show: GameShow }) {
  const t = useFiltersT();
  const own = show === 'recent' ? 'recent' : 'favourites';
  return (
    <EmptyState
      title={t(`own.${own}.guestTitle`)}
      titleLevel={2}
      description={t(`own.${own}.guest`)}
      action={
        <Button variant="primary" onClick={() => requestLogin()}>
          {t('own.login')}
        </Button>
      }
    />
  );
}
