import type { Lottery } from '@perya/rules/lottery';
import { requireLogin, useIsSignedIn } from '@perya/session';
import { Button, Card, EmptyState } from '@perya/ui-kit';
import { lazy, Suspense } from 'react';

import type { Draft } from '../desk/state/desk';
import { useT } from '../locales';

/** A guest has no tickets, and need not fetch how they are shown. */
const TicketTabs = lazy(async () => ({ default: (await import('./TicketTabs')).TicketTabs }));

export interface MyTicketsProps {
  /** Tickets of this lottery alone; of all without. */
  lottery?: Lottery | undefined;
  /** Puts the lines of a ticket onto the slip; where it can be. */
  onRepeat?: ((lines: readonly Draft[]) => void) | undefined;
}

/** The member's tickets, open and ended, with cancel before the lock. */
export function MyTickets(props: MyTicketsProps) {
  const t = useT();
  const isSignedIn = useIsSignedIn();
  return (
    <Card title={t('tickets.title')}>
      {isSignedIn ? (
        <Suspense>
          <TicketTabs {...props} />
        </Suspense>
      ) : (
        <EmptyState
          size="compact"
          title={t('tickets.guest')}
          // Somebody who signs in for the tickets stays with them: a mere request would end at home.
          action={
            <Button onClick={() => requireLogin(() => undefined)}>{t('tickets.logIn')}</Button>
          }
        />
      )}
    </Card>
  );
}
