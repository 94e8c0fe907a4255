import { useLatePart } from '@perya/ui-kit';
import { act, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createBootstrap, type Bootstrap } from './bootstrap';

const started: Bootstrap[] = [];

function start(): Bootstrap {
  const page = createBootstrap(window);
  started.push(page);
  return page;
}

// The module runs on import, as it does in a page.
window.perya?.hydrated();

afterEach(() => {
  // Removes its listeners from the document, which the tests share.
  for (const page of started.splice(0)) page.hydrated();
});

beforeEach(() => {
  document.body.innerHTML = '';
  document.head.innerHTML = '';
  for (const name of Object.keys(document.documentElement.dataset)) {
    delete document.documentElement.dataset[name];
  }
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.cookie = 'theme=; Path=/; Max-Age=0';
  document.cookie = 'lang=; Path=/; Max-Age=0';
});

function markup(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

const answers = (part: Element) =>
  part.dispatchEvent(new Event('latepartready', { bubbles: true }));

function clicksOn(element: HTMLElement) {
  const listener = vi.fn<(event: Event) => void>();
  element.addEventListener('click', listener);
  return listener;
}

test('queues a tap before hydration and replays it once', () => {
  const page = start();
  const button = markup('<button type="button"><span>Favourite</span></button>');
  button.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  button.click();
  expect(button.dataset).toHaveProperty('tapped');

  // React attaches its listeners when it hydrates, so the page only receives events from now on.
  const listener = clicksOn(button);
  page.hydrated();
  page.hydrated();
  expect(listener).toHaveBeenCalledOnce();
  expect(button.dataset).not.toHaveProperty('tapped');
});

test('queues checkbox and radio changes until hydration and replays each once', () => {
  const page = start();
  const form = markup(`<form>
    <label><input type="checkbox" name="box">Box</label>
    <input type="radio" name="size" value="small"><input type="radio" name="size" value="large">
    <select><option>name</option><option>newest</option></select>
  </form>`) as HTMLFormElement;
  const [box, small, large] = [...form.querySelectorAll('input')] as [
    HTMLInputElement,
    HTMLInputElement,
    HTMLInputElement,
  ];
  const select = form.querySelector('select') as HTMLSelectElement;
  // React listens at the root from the start of hydration.
  const seen: string[] = [];
  const root = new AbortController();
  for (const type of ['click', 'input', 'change']) {
    document.addEventListener(
      type,
      ({ target }) => seen.push(`${type} ${(target as Element).localName}`),
      {
        capture: true,
        signal: root.signal,
      },
    );
  }
  form.querySelector('label')?.click();
  small.click();
  large.click();
  small.click();
  select.value = 'newest';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  expect(seen).toEqual(['click label']);
  expect(box.checked).toBe(true);

  seen.length = 0;
  const entered: string[] = [];
  form.addEventListener('change', ({ target }) => {
    const { value } = target as HTMLInputElement;
    entered.push(target === box ? `box ${box.checked}` : value);
  });
  page.hydrated();
  expect(entered).toEqual(['box true', 'large', 'small', 'newest']);
  expect([box.checked, small.checked, select.value]).toEqual([true, true, 'newest']);
  root.abort();
});

test('leaves links and forms with a URL to the browser', () => {
  const page = start();
  const link = markup('<a href="#games">Games</a>');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  link.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
  const listener = clicksOn(link);
  page.hydrated();
  expect(listener).not.toHaveBeenCalled();

  const second = start();
  const form = markup('<form action="/rng"><input name="q"></form>');
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(false);
  second.hydrated();
});

test('holds back a form without a URL, and submits it once after hydration', () => {
  const page = start();
  const form = markup(
    '<form><input name="username"><button>Sign in</button></form>',
  ) as HTMLFormElement;
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);

  const listener = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  form.addEventListener('submit', listener);
  page.hydrated();
  expect(listener).toHaveBeenCalledOnce();
});

test('restores input cleared by hydration before submitting the form', async () => {
  const page = start();
  const form = markup(
    '<form><input name="username"><input type="password"><textarea></textarea><button>Log in</button></form>',
  ) as HTMLFormElement;
  const [username, password] = form.querySelectorAll('input');
  const message = form.querySelector('textarea');
  if (!username || !password || !message) throw new Error('The form has three fields.');
  for (const [field, text] of [
    [username, 'ju'],
    [username, 'juan01'],
    [password, 'Perya2026'],
    [message, 'Hello there'],
  ] as const) {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

  // A form library resets the fields it registers; other parts of the page do so only when first used.
  username.value = '';
  message.value = '';
  password.addEventListener('input', () => (password.value = ''), { once: true });
  const heard: string[] = [];
  form.addEventListener('input', (event) => heard.push((event.target as HTMLInputElement).value));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    heard.push('submit');
  });
  page.hydrated();
  expect(heard).not.toContain('submit');
  await expect.poll(() => heard.at(-1)).toBe('submit');
  expect(heard).toContain('juan01');
  expect([username.value, password.value]).toEqual(['juan01', 'Perya2026']);
  expect(message.value).toBe('Hello there');
  expect(heard).toContain('Hello there');
});

test.each([true, false])('restores a checkbox that hydration has reset from %s', (isTicked) => {
  const page = start();
  const box = markup('<input type="checkbox">') as HTMLInputElement;
  box.checked = !isTicked;
  box.click();
  box.checked = !isTicked;
  const listener = clicksOn(box);
  page.hydrated();
  expect(listener).toHaveBeenCalledOnce();
  expect(box.checked).toBe(isTicked);
});

test('waits for the pointer’s release and handles its tap before shifting the layout', () => {
  vi.useFakeTimers();
  const page = start();
  const form = markup('<form><input name="username"><button>Create account</button></form>');
  const [input, button] = form.children as unknown as [HTMLInputElement, HTMLElement];
  input.value = 'juan01';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  // Like React, which listens later in the same phase.
  const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  document.addEventListener('submit', sent, true);
  page.hydrated();
  expect(page.isHydrated()).toBe(false);

  button.dispatchEvent(new Event('pointerup', { bubbles: true }));
  button.click();
  expect(sent).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(page.isHydrated()).toBe(true);
  expect(sent).toHaveBeenCalledOnce();
  document.removeEventListener('submit', sent, true);
  vi.useRealTimers();
});

test.each([
  ['on the pressed button if the page has moved in between', 3, 1],
  ['on nothing if the finger has moved away', 40, 0],
])('treats a tap as a click %s', (_, clientY, times) => {
  const page = start();
  const form = markup('<form><button>Create account</button></form>') as HTMLFormElement;
  const press = (type: string, target: Element, y: number) =>
    target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientY: y }));
  press('pointerdown', form.children[0]!, 0);
  press('pointerup', form, clientY);
  press('click', form, clientY);
  const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  form.addEventListener('submit', sent);
  page.hydrated();
  expect(sent).toHaveBeenCalledTimes(times);
});

test('drops a tap whose button has been removed', () => {
  const page = start();
  const button = markup('<button type="button">Log in</button>');
  button.click();
  button.remove();
  const listener = clicksOn(button);
  page.hydrated();
  expect(listener).not.toHaveBeenCalled();
});

describe('a part that hydrates after the page', () => {
  const MENU = '<nav data-late=""><button type="button">Customer service</button></nav>';

  test.each(['before', 'after'])(
    'queues a tap from %s hydration of the page until the part is ready',
    (when) => {
      const page = start();
      const menu = markup(MENU);
      const button = menu.firstElementChild as HTMLElement;
      const listener = clicksOn(button);
      if (when === 'before') button.click();
      page.hydrated();
      if (when === 'after') button.click();
      expect(listener).not.toHaveBeenCalled();
      expect(button.dataset).toHaveProperty('tapped');

      answers(menu);
      expect(listener).toHaveBeenCalledOnce();
      expect(button.dataset).not.toHaveProperty('tapped');
      button.click();
      expect(listener).toHaveBeenCalledTimes(2);
    },
  );

  test('is ready once React has hydrated the element marked by `useLatePart`', () => {
    const page = start();
    // A queued tap marks its button.
    const button = createElement('button', { suppressHydrationWarning: true }, 'Menu');
    const Part = () => createElement('nav', useLatePart<HTMLElement>(), button);
    const place = markup(`<div>${renderToString(createElement(Part))}</div>`);
    const listener = clicksOn(place);
    page.hydrated();
    place.querySelector('button')?.click();
    expect(listener).not.toHaveBeenCalled();

    act(() => void hydrateRoot(place, createElement(Part)));
    expect(listener).toHaveBeenCalledOnce();
  });

  test('delays the page’s submit until all input is restored', async () => {
    const page = start();
    const body = markup(
      `<main>${MENU}<form><input name="username"><input name="password"><button>Send</button></form></main>`,
    );
    const form = body.querySelector('form')!;
    for (const field of form.querySelectorAll('input')) {
      field.value = 'juan01';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

    const heard: string[] = [];
    form.addEventListener('change', ({ target }) => heard.push((target as HTMLInputElement).name));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      heard.push('submit');
    });
    // React processes queued work before it renders the input.
    form.addEventListener('input', () => answers(body.querySelector('[data-late]')!), {
      once: true,
    });
    page.hydrated();
    await expect.poll(() => heard).toEqual(['username', 'password', 'submit']);
  });

  test('ignores taps elsewhere', () => {
    const page = start();
    const body = markup(`<main>${MENU}<button id="other" type="button">Deposit</button></main>`);
    const other = body.querySelector<HTMLElement>('#other')!;
    const listener = clicksOn(other);
    page.hydrated();
    other.click();
    expect(listener).toHaveBeenCalledOnce();
    answers(body.querySelector('[data-late]')!);
  });

  test('replays its taps with the page if it’s ready earlier', () => {
    const page = start();
    const menu = markup(MENU);
    const button = menu.firstElementChild as HTMLElement;
    button.click();
    const listener = clicksOn(button);
    answers(menu);
    expect(listener).not.toHaveBeenCalled();
    page.hydrated();
    expect(listener).toHaveBeenCalledOnce();
  });
});

test('toggles the theme immediately and stores it', () => {
  document.documentElement.dataset['theme'] = 'light';
  const page = start();
  const button = markup('<button type="button" data-action="theme">Theme</button>');
  button.click();
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(document.cookie).toContain('theme=dark');

  const listener = clicksOn(button);
  page.hydrated();
  expect(listener).not.toHaveBeenCalled();
});

test('restores a stored theme whose cookie is missing', () => {
  document.documentElement.dataset['theme'] = 'light';
  localStorage.setItem('theme', 'dark');
  start();
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(document.cookie).toContain('theme=dark');
});

test('prefers the cookie, which the server used, over local storage', () => {
  document.documentElement.dataset['theme'] = 'light';
  document.cookie = 'theme=light; Path=/';
  localStorage.setItem('theme', 'dark');
  start();
  expect(document.documentElement.dataset['theme']).toBe('light');
});

test('marks the session before the first paint', () => {
  sessionStorage.setItem('token', 'abc');
  start();
  expect(document.documentElement.dataset['session']).toBe('member');
  expect(document.documentElement.dataset['ownLanes']).toBe('RECENT FAVOURITES');

  sessionStorage.setItem('ownLanes', 'RECENT');
  start();
  expect(document.documentElement.dataset['ownLanes']).toBe('RECENT');
});

test('works if storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const page = start();
  page.setTheme('dark');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(document.cookie).toContain('theme=dark');
});

describe('a token in the URL', () => {
  const LONG = `${'Ab9_-'.repeat(8)}~`;

  test.each([
    ['/?token=T', '/', { kind: 'login', token: 'T' }],
    [
      `/rng?vendor=LNT&token=${LONG}&q=a%20b#x`,
      '/rng?vendor=LNT&q=a+b#x',
      { kind: 'login', token: LONG },
    ],
    ['/login#reset=T', '/login', { kind: 'reset', token: 'T' }],
    ['/login?returnTo=%2Frng#reset=T', '/login?returnTo=%2Frng', { kind: 'reset', token: 'T' }],
    // A request for a new password takes priority.
    ['/?token=T#reset=R', '/', { kind: 'reset', token: 'R' }],
    ['/?token=T&token=U', '/', { kind: 'login', token: 'T' }],
    ['/?token=', '/', null],
    ['/login#reset=', '/login', null],
    ['/rng?q=token#preset=1', '/rng?q=token#preset=1', null],
  ] as const)('is removed from %s immediately', (address, left, link) => {
    history.replaceState({ idx: 3 }, '', address);
    const page = start();
    expect(location.pathname + location.search + location.hash).toBe(left);
    // The router's state of the history entry is kept.
    expect(history.state).toEqual({ idx: 3 });
    expect(page.takeLink()).toEqual(link);
    expect(page.takeLink()).toBeNull();
  });

  test('adds no history entry and is not stored', () => {
    history.replaceState(null, '', '/?token=secret-token#reset=secret-too');
    const entries = history.length;
    const page = start();
    expect(history.length).toBe(entries);
    const kept = [localStorage, sessionStorage].map((storage) =>
      JSON.stringify(Object.entries(storage)),
    );
    const readable = [document.cookie, document.documentElement.outerHTML, JSON.stringify(page)];
    for (const place of [...kept, ...readable, location.href])
      expect(place).not.toContain('secret');
  });
});

/** Starts a page, and returns the addresses that it leads to; a reload is “reload”. */
function startAndLeave(): string[] {
  const led: string[] = [];
  const { href, pathname, search, hash, protocol } = location;
  const replace = (to: string) => led.push(to);
  const reload = () => led.push('reload');
  const fake = new Proxy(window, {
    get(target, key) {
      if (key === 'location') return { href, pathname, search, hash, protocol, replace, reload };
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' && !/^[A-Z]/.test(String(key))
        ? (value.bind(target) as unknown)
        : value;
    },
  });
  started.push(createBootstrap(fake));
  return led;
}

describe('a language in local storage whose cookie is gone', () => {
  function restored(stored: Record<string, string>, address = '/') {
    history.replaceState(null, '', address);
    Object.assign(document.documentElement.dataset, { language: 'TY', languages: 'TY EN TH' });
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    return { led: startAndLeave(), cookie: /lang=(\w+)/.exec(document.cookie)?.[1] };
  }

  test.each([
    ['the visitor’s choice', { lang: 'TY', hisLang: 'TH' }, '/', ['reload'], 'TH'],
    ['the last language', { lang: 'EN' }, '/', ['reload'], 'EN'],
    ['the language of the page', { lang: 'TY' }, '/', [], 'TY'],
    ['one that the brand doesn’t offer', { hisLang: 'VI' }, '/', [], undefined],
    ['nonsense', { lang: 'T' }, '/', [], undefined],
    // The link's token is no longer in the address.
    ['the choice of someone who followed a link', { lang: 'EN' }, '/?token=T', [], 'EN'],
  ] as const)('%s: %o at %s', (_, stored, address, led, cookie) => {
    expect(restored(stored, address)).toEqual({ led, cookie });
  });

  test('does not override the cookie', () => {
    document.cookie = 'lang=EN; Path=/';
    expect(restored({ hisLang: 'TH' })).toEqual({ led: [], cookie: 'EN' });
  });
});

describe('a members-only page', () => {
  /** The address to which the bootstrap redirects the visitor, for a page with these attributes. */
  function ledTo(address: string, { isGuarded = true, token = '' } = {}): string[] {
    history.replaceState(null, '', address);
    if (isGuarded) document.documentElement.dataset['guarded'] = '';
    if (token) sessionStorage.setItem('token', token);
    return startAndLeave();
  }

  test.each([
    ['/rng?vendor=LNT#top', {}, ['/login?returnTo=%2Frng%3Fvendor%3DLNT%23top']],
    ['/', {}, ['/login?returnTo=%2F']],
    ['/', { token: 'abc' }, []],
    ['/', { isGuarded: false }, []],
    ['/?token=T', {}, []],
  ] as const)(
    'redirects a guest from %s (%o) to %o before the first paint',
    (address, page, led) => {
      expect(ledTo(address, page)).toEqual(led);
    },
  );
});
