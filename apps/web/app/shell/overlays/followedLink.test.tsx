import { resetSession, signInForTest } from '@perya/session/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import type { Bootstrap, FollowedLink } from '../../document/bootstrap';
import { renderSite } from '../../testSite';

const overlay: { followed: FollowedLink[]; onSignedIn: (ranPendingAction: boolean) => void } = {
  followed: [],
  onSignedIn: () => {},
};

interface OverlayProps {
  link: FollowedLink | null;
  onSignedIn: (ranPendingAction: boolean) => void;
}

vi.mock('@perya/auth', async () => {
  const { useEffect } = await import('react');
  return {
    AuthOverlay({ link, onSignedIn }: OverlayProps) {
      overlay.onSignedIn = onSignedIn;
      useEffect(() => {
        if (link && !overlay.followed.includes(link)) overlay.followed.push(link);
      }, [link]);
      return <p>The way in, {link ? 'with' : 'without'} a link</p>;
    },
    LoginPage: () => null,
  };
});

test('keeps a link until the site is open, processes it once, and returns to a guarded page', async () => {
  resetSession();
  const link = { kind: 'login', token: 'T' } as const;
  const takeLink = vi.fn<() => FollowedLink | null>(() => null).mockReturnValueOnce(link);
  window.perya = {
    takeLink,
    isHydrated: () => true,
  } as Partial<Bootstrap> as Bootstrap;
  const site = await renderSite({
    address: '/rng?page=2',
    config: { state: 'maintenance', switches: { loginRequiredEverywhere: true } },
  });

  await screen.findByRole('heading', { name: 'System maintenance' });
  expect(takeLink).not.toHaveBeenCalled();

  site.operatorSets({ state: 'normal' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  // The guard has redirected to the login page, where the link is processed too.
  await screen.findByRole('heading', { name: 'The login' });
  await screen.findByText('The way in, without a link');
  expect(overlay.followed).toEqual([link]);
  expect(takeLink).toHaveBeenCalledOnce();

  await act(async () => {
    signInForTest();
    overlay.onSignedIn(false);
  });
  await waitFor(() => expect(site.address()).toBe('/rng?page=2'));
});
