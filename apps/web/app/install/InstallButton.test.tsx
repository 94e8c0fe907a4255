import { createI18n, I18nProvider } from '@perya/i18n';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import type { Bootstrap } from '../document/bootstrap';
import { InstallButton } from './InstallButton';
import { installCatalogue } from './locales';

afterEach(() => {
  delete window.perya;
});

async function show() {
  const i18n = createI18n({ language: 'EN' });
  await i18n.load([installCatalogue]);
  render(
    <I18nProvider i18n={i18n}>
      <InstallButton />
    </I18nProvider>,
  );
}

function offered() {
  const prompt = vi.fn(() => Promise.resolve({ outcome: 'accepted' }));
  const offer = Object.assign(new Event('beforeinstallprompt'), { prompt });
  window.perya = { installOffer: offer } as Partial<Bootstrap> as Bootstrap;
  return { offer, prompt };
}

test('renders nothing if the browser cannot install', async () => {
  window.perya = { installOffer: null } as Partial<Bootstrap> as Bootstrap;
  await show();
  expect(screen.queryByRole('button')).toBeNull();
});

test('prompts once, with an event from before hydration', async () => {
  const { prompt } = offered();
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Install on this device' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button')).toBeNull();
});

test('appears when the event fires', async () => {
  window.perya = { installOffer: null } as Partial<Bootstrap> as Bootstrap;
  await show();
  const { offer } = offered();
  act(() => void dispatchEvent(offer));
  expect(screen.getByRole('button')).toBeVisible();
});
