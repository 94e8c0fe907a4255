import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createBootstrap, type Bootstrap } from './bootstrap';

const started: Bootstrap[] = [];

function start(): Bootstrap {
  const page = createBootstrap(window);
  started.push(page);
  return page;
}

// The module starts itself, as it does in a page.
window.perya?.hydrated();

afterEach(() => {
  // Takes its listeners off the document that the tests share.
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
  document.cookie = 'theme=; Path=/; Max-Age=0';
});

function markup(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

function clicksOn(element: HTMLElement) {
  const listener = vi.fn<(event: Event) => void>();
  element.addEventListener('click', listener);
  return listener;
}

test('keeps a tap from before hydration and makes it happen once afterwards', () => {
  const page = start();
  const button = markup('<button type="button"><span>Favourite</span></button>');
  button.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  button.click();
  expect(button.dataset).toHaveProperty('tapped');

  // React attaches its listeners when it hydrates: only what comes now is seen by the page.
  const listener = clicksOn(button);
  page.hydrated();
  page.hydrated();
  expect(listener).toHaveBeenCalledOnce();
  expect(button.dataset).not.toHaveProperty('tapped');
});

test('leaves links and address forms to the browser', () => {
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

test('holds a form without an address back, and submits it once the page answers', () => {
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

test('drops a tap whose button is gone by then', () => {
  const page = start();
  const button = markup('<button type="button">Log in</button>');
  button.click();
  button.remove();
  const listener = clicksOn(button);
  page.hydrated();
  expect(listener).not.toHaveBeenCalled();
});

test('switches the theme at once, and keeps the choice', () => {
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

test('restores a kept theme whose cookie is gone', () => {
  document.documentElement.dataset['theme'] = 'light';
  localStorage.setItem('theme', 'dark');
  start();
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(document.cookie).toContain('theme=dark');
});

test('believes the cookie, which the server rendered by, over local storage', () => {
  document.documentElement.dataset['theme'] = 'light';
  document.cookie = 'theme=light; Path=/';
  localStorage.setItem('theme', 'dark');
  start();
  expect(document.documentElement.dataset['theme']).toBe('light');
});

test('notes that somebody is signed in, before anything is drawn', () => {
  sessionStorage.setItem('token', 'abc');
  start();
  expect(document.documentElement.dataset['session']).toBe('member');
});

test('works where storage is blocked', () => {
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
