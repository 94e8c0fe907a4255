// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { lazy, startTransition, Suspense, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { defineCatalogue } from './catalogue';
import { errorsCatalogue } from './errors';
import { exampleCatalogue } from './exampleCatalogue';
import { createI18n, type I18n } from './i18n';
import type { LanguageCode } from './languages';
import {
  I18nProvider,
  useCatalogue,
  useFormat,
  useLanguage,
  type I18nProviderProps,
} from './react';
import { RichText } from './RichText';
import { useErrorText } from './useErrorText';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const text = () => screen.getByRole('paragraph').textContent;

async function readyIn(language: LanguageCode): Promise<I18n> {
  const i18n = createI18n({ language, supported: ['TY', 'EN', 'TH'] });
  await i18n.load([exampleCatalogue]);
  return i18n;
}

function Greeting() {
  const t = useCatalogue(exampleCatalogue);
  return <p>{t('title', { name: 'Juan' })}</p>;
}

function Picker() {
  const { language, bcp47, supported, change } = useLanguage();
  return (
    <>
      <i>{`${language} ${bcp47}`}</i>
      {[...supported, 'CN' as const].map((code) => (
        <button key={code} onClick={() => void change(code).catch(() => undefined)}>
          {code}
        </button>
      ))}
    </>
  );
}

describe('texts', () => {
  it('are rendered on the server and in the first render of the browser', async () => {
    const container = document.createElement('div');
    const page = async () => (
      <I18nProvider i18n={await readyIn('TH')}>
        <Greeting />
      </I18nProvider>
    );
    container.innerHTML = renderToString(await page());
    expect(container.textContent).toBe('ยินดีต้อนรับ Juan');
    const onRecoverableError = vi.fn<(error: unknown) => void>();
    const hydrated = await page();
    await act(async () => {
      hydrateRoot(container, hydrated, { onRecoverableError });
    });
    expect(container.textContent).toBe('ยินดีต้อนรับ Juan');
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it('suspend when they were not loaded beforehand', async () => {
    await act(async () => {
      render(
        <I18nProvider i18n={createI18n({ language: 'TH' })}>
          <Suspense fallback={<p>…</p>}>
            <Greeting />
          </Suspense>
        </I18nProvider>,
      );
    });
    expect(text()).toBe('ยินดีต้อนรับ Juan');
  });

  it('throw a helpful error without a provider', () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    expect(() => render(<Greeting />)).toThrow(/<I18nProvider>/);
  });
});

describe('the language', () => {
  async function renderPicker(props: Partial<I18nProviderProps> = {}) {
    const i18n = await readyIn('EN');
    render(
      <I18nProvider i18n={i18n} {...props}>
        <Greeting />
        <Picker />
      </I18nProvider>,
    );
    return i18n;
  }
  const pick = (code: string) =>
    act(async () => screen.getByRole('button', { name: code }).click());

  it('changes everywhere, is stored, and the platform is notified', async () => {
    const onLanguageChange = vi.fn<(language: LanguageCode) => void>();
    await renderPicker({ onLanguageChange });
    await pick('TH');
    expect(text()).toBe('ยินดีต้อนรับ Juan');
    expect(screen.getByText('TH th-TH')).toBeTruthy();
    expect(document.documentElement.lang).toBe('th-TH');
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({ lang: 'TH', hisLang: 'TH' });
    expect(document.cookie).toContain('lang=TH');
    expect(onLanguageChange.mock.calls).toEqual([['TH']]);
  });

  it('does not change to one that the brand does not offer', async () => {
    const i18n = await renderPicker();
    await pick('CN');
    expect(i18n.language).toBe('EN');
    expect(localStorage.getItem('lang')).toBeNull();
  });

  it("also changes in a part that hydrates later, which first renders the server's texts", async () => {
    const container = document.createElement('div');
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    const Late = lazy(() => arrived.then(() => ({ default: Greeting })));
    const page = (i18n: I18n, part: ReactNode) => (
      <I18nProvider i18n={i18n}>
        <Picker />
        <Suspense>{part}</Suspense>
      </I18nProvider>
    );
    container.innerHTML = renderToString(page(await readyIn('EN'), <Greeting />));
    document.body.append(container);
    const spoken = text();
    // The browser has not loaded this part's texts yet.
    const i18n = createI18n({ language: 'EN', supported: ['TY', 'EN', 'TH'] });
    const errors: unknown[] = [];
    render(page(i18n, <Late />), {
      container,
      hydrate: true,
      onRecoverableError: (error) => errors.push(error),
    });
    const paragraph = screen.getByRole('paragraph');
    act(() => screen.getByRole('button', { name: 'TH' }).click());
    await waitFor(() => expect(i18n.language).toBe('TH'));
    expect(text()).toBe(spoken);
    act(() => arrive());
    await waitFor(() => expect(text()).not.toBe(spoken));
    expect(screen.getByRole('paragraph')).toBe(paragraph);
    expect(errors).toEqual([]);
  });

  it('changes the formats with the texts', async () => {
    const i18n = await readyIn('EN');
    function When() {
      return <p>{useFormat().date(Date.UTC(2026, 1, 1))}</p>;
    }
    render(
      <I18nProvider i18n={i18n}>
        <When />
      </I18nProvider>,
    );
    expect(text()).toBe('Feb 1, 2026');
    await act(() => i18n.change('TH'));
    expect(text()).toBe('1 ก.พ. 2026');
  });
});

describe('an error', () => {
  function Failure({ error }: { error: unknown }) {
    const errorText = useErrorText();
    return <p>{errorText(error)}</p>;
  }
  const renderFailure = async (error: unknown, props: Partial<I18nProviderProps> = {}) => {
    await act(async () => {
      render(
        <I18nProvider i18n={createI18n({ language: 'EN' })} {...props}>
          <Failure error={error} />
        </I18nProvider>,
      );
    });
    // The messages are in a separate chunk.
    await vi.waitFor(() => expect(text()).not.toBe('Something went wrong. Please try again.'));
  };

  it('is shown with the text of its key', async () => {
    await renderFailure({ key: 'insufficient_balance' });
    expect(text()).toBe('Your balance is too low for this.');
  });

  it('of an account is shown with texts that are loaded when needed', async () => {
    await renderFailure({ key: 'deposit_over' });
    expect(text()).toBe('The time to pay for this deposit has run out. Start a new one.');
  });

  it.each([
    [{ minutes: 1 }, 'Too many attempts. Try again in 1 minute.'],
    [{ minutes: 5 }, 'Too many attempts. Try again in 5 minutes.'],
    [{}, 'Too many attempts. Wait a few minutes, then try again.'],
  ])('shows the waiting time if it is known: %o', async (params, expected) => {
    await renderFailure({ key: 'too_many_requests', params });
    expect(text()).toBe(expected);
  });

  it("is shown with the platform's own text, as plain text, if it sent one", async () => {
    await renderFailure({ key: 'rejected', text: '<b>Closed</b> on Mondays' });
    expect(text()).toBe('<b>Closed</b> on Mondays');
  });

  it('that was thrown is described by `describeError`', async () => {
    const describeError = () => ({ key: 'offline' });
    await renderFailure(new TypeError('fetch failed'), { describeError });
    expect(text()).toMatch(/^You’re offline\. Nothing was sent\. Try again/);
  });

  it('that is unknown still has a text, also before the messages are loaded', () => {
    const page = (
      <I18nProvider i18n={createI18n({ language: 'TH' })}>
        <Failure error={new Error('?')} />
      </I18nProvider>
    );
    expect(renderToString(page)).toBe('<p>เกิดข้อผิดพลาด กรุณาลองใหม่อีกครั้ง</p>');
  });

  it('whose texts are used initially does not wait for the end of the first view', async () => {
    function Shown() {
      return <b>{useCatalogue(errorsCatalogue)('insufficient_balance')}</b>;
    }
    await act(async () => {
      render(
        <I18nProvider
          i18n={createI18n({ language: 'EN' })}
          afterFirstView={() => new Promise(() => {})}
        >
          <Suspense fallback={null}>
            <Shown />
            <Failure error={{ key: 'insufficient_balance' }} />
          </Suspense>
        </I18nProvider>,
      );
    });
    await waitFor(() => expect(text()).toBe('Your balance is too low for this.'));
    expect(document.querySelector('b')?.textContent).toBe('Your balance is too low for this.');
  });

  it('is translated once the first view is over', async () => {
    const view = Promise.withResolvers<void>();
    await act(async () => {
      render(
        <I18nProvider i18n={createI18n({ language: 'EN' })} afterFirstView={() => view.promise}>
          <Failure error={{ key: 'insufficient_balance' }} />
        </I18nProvider>,
      );
    });
    expect(text()).toBe('Something went wrong. Please try again.');
    view.resolve();
    await waitFor(() => expect(text()).toBe('Your balance is too low for this.'));
  });

  it('does not clear the input of the form that shows it', async () => {
    function Form() {
      const errorText = useErrorText();
      const [error, setError] = useState<unknown>();
      return (
        <>
          <input defaultValue="juan01" />
          <button onClick={() => setError({ key: 'wrong_credentials' })}>Log in</button>
          <p>{error === undefined ? '' : errorText(error)}</p>
        </>
      );
    }
    await act(async () => {
      render(
        <I18nProvider i18n={createI18n({ language: 'EN' })}>
          <Suspense fallback={null}>
            <Form />
          </Suspense>
        </I18nProvider>,
      );
    });
    const input = screen.getByRole('textbox');
    await act(async () => screen.getByRole('button').click());
    await vi.waitFor(() => expect(text()).toBe('Wrong username or password.'));
    expect(screen.getByRole('textbox')).toBe(input);
  });
});

it('puts links into sentences, as many and where the translator wants them', () => {
  const link = (content: ReactNode) => <a href="/help">{content}</a>;
  const { container } = render(
    <RichText
      text="<terms>Terms</terms>, then <b>more</b> and <terms>rules</terms>. <i>x</b>"
      tags={{ terms: link }}
    />,
  );
  expect(container.innerHTML).toBe(
    '<a href="/help">Terms</a>, then more and <a href="/help">rules</a>. &lt;i&gt;x&lt;/b&gt;',
  );
});

it('shares one set of formatters among all callers', () => {
  const seen = new Set<unknown>();
  function Card() {
    seen.add(useFormat());
    return null;
  }
  render(
    <I18nProvider i18n={createI18n({ language: 'EN' })}>
      <Card />
      <Card />
    </I18nProvider>,
  );
  expect(seen.size).toBe(1);
});

it('retries fetching a catalogue when the page retries', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  let isDown = true;
  const catalogue = defineCatalogue('flaky', async () => {
    if (isDown) throw new Error('down');
    return { default: { hello: 'Hello again' } };
  });
  function Page() {
    return <p>{useCatalogue(catalogue)('hello')}</p>;
  }
  const i18n = createI18n({ language: 'EN' });
  const page = () => (
    <I18nProvider i18n={i18n}>
      <Suspense fallback={<p>…</p>}>
        <Page />
      </Suspense>
    </I18nProvider>
  );
  await expect(
    act(async () => {
      render(page());
    }),
  ).rejects.toThrow(/"flaky"/);
  cleanup();
  isDown = false;
  await act(async () => {
    render(page());
  });
  expect(text()).toBe('Hello again');
});

it('lets a component suspend between its other hooks', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  function Counter() {
    const t = useCatalogue(exampleCatalogue);
    const [count, setCount] = useState(0);
    const { language } = useLanguage();
    return (
      <button onClick={() => setCount(count + 1)}>
        {`${t('title', { name: 'Juan' })} ${language} ${count}`}
      </button>
    );
  }
  // React replays such a render, whereas a first render would start over.
  function Place() {
    const [isOpen, setIsOpen] = useState(false);
    if (isOpen) return <Counter />;
    return <button onClick={() => startTransition(() => setIsOpen(true))}>Open</button>;
  }
  render(
    <I18nProvider i18n={createI18n({ language: 'EN', supported: ['EN'] })}>
      <Suspense>
        <Place />
      </Suspense>
    </I18nProvider>,
  );
  await act(async () => screen.getByRole('button', { name: 'Open' }).click());
  const button = await screen.findByRole('button', { name: / EN 0$/ });
  await act(async () => button.click());
  expect(screen.getByRole('button', { name: / EN 1$/ })).toBe(button);
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});
