import type { Lottery } from '@perya/rules/lottery';
import { requireLogin, useIsSignedIn } from '@perya/session';
import { Button, Card, EmptyState } from '@perya/ui-kit';
import { lazy, Suspense } from 'react';

import type { Draft } from '../desk/state/desk';
import { useT } from '../locales';

/** Not loaded for guests, who have no tickets. */
const TicketTabs = lazy(async () => ({ default: (await import('./TicketTabs')).TicketTabs }));

export interface MyTicketsProps {
  /** Limits the list to tickets of this lottery. */
  lottery?: Lottery | undefined;
  /** Adds the lines of a ticket to the slip, if possible. */
  onRepeat?: ((lines: readonly Draft[]) => void) | undefined;
}

/** The member's tickets, open and ended, which can be canceled before the lock. */
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
          // Sign-in returns to this page; a plain login request would redirect to the home page.
          action={
            <Button onClick={() => requireLogin(() => undefined)}>{t('tickets.logIn')}</Button>
          }
        />
      )}
    </Card>
  );
}
