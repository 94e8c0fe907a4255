import { createI18n, I18nProvider, loadCatalogues, type I18n } from '@perya/i18n';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { filtersCatalogue } from '../../filters/locales';
import { LobbySearch } from './LobbySearch';

let i18n: I18n;
const onSearch = vi.fn<(text: string) => void>();
const box = () => screen.getByRole('searchbox');
const type = (value: string) => fireEvent.change(box(), { target: { value } });
function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
const pause = () => pass(250);

function show(value: string) {
  const ui = (value: string) => (
    <I18nProvider i18n={i18n}>
      <LobbySearch value={value} onSearch={onSearch} />
    </I18nProvider>
  );
  const { rerender } = render(ui(value));
  return { addressBecomes: (value: string) => rerender(ui(value)) };
}

beforeEach(async () => {
  i18n = createI18n({ language: 'EN' });
  await loadCatalogues(i18n, [filtersCatalogue], 'EN');
  vi.useFakeTimers();
  onSearch.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

test('searches after a pause in typing, not before', () => {
  show('');
  type('l');
  type('la');
  pass(249);
  expect(onSearch).not.toHaveBeenCalled();
  pass(1);
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('la');
});

test('searches immediately on Enter, and not again after the pause', () => {
  show('');
  type('lantern');
  fireEvent.keyDown(box(), { key: 'Enter' });
  pause();
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('lantern');
});

test('searches immediately on blur, and never afterwards', () => {
  show('');
  type('lan');
  fireEvent.blur(box());
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('lan');
  pause();
  fireEvent.focus(box());
  fireEvent.blur(box());
  expect(onSearch).toHaveBeenCalledTimes(1);
});

test('keeps the focus in the box on Clear, without searching the cleared text first', () => {
  show('');
  box().focus();
  type('lan');
  const clear = screen.getByRole('button');
  // If this isn't prevented, the browser moves the focus out of the box.
  expect(fireEvent.mouseDown(clear)).toBe(false);
  fireEvent.click(clear);
  pause();
  expect(onSearch).not.toHaveBeenCalled();
  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
});

test('keeps the typed text when the URL follows late', () => {
  const { addressBecomes } = show('');
  type('lan');
  pause();
  type('lantern');
  addressBecomes('lan');
  expect(box()).toHaveValue('lantern');
  pause();
  type('lantern f');
  addressBecomes('lantern');
  expect(box()).toHaveValue('lantern f');
});

test('follows a URL change from elsewhere, such as Back', () => {
  const { addressBecomes } = show('');
  type('lan');
  pause();
  addressBecomes('lan');
  addressBecomes('');
  expect(box()).toHaveValue('');
});

test('does not search during IME composition', () => {
  show('');
  fireEvent.compositionStart(box());
  fireEvent.input(box(), { target: { value: 'ca' }, isComposing: true });
  pause();
  expect(onSearch).not.toHaveBeenCalled();
  fireEvent.input(box(), { target: { value: 'cá' }, isComposing: true });
  fireEvent.compositionEnd(box());
  pause();
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('cá');
});

test('does not search when only spaces are added', () => {
  show('lan');
  type('lan ');
  pause();
  expect(onSearch).not.toHaveBeenCalled();
});
