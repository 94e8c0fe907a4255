import { act, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

import { sanitise } from './sanitise';
import { ServerHtml } from './ServerHtml';

const clean = (html: string) => String(sanitise(html));

test('renders an operator’s text with its lists and links', () => {
  render(
    <ServerHtml html='<h2>Night <em>fair</em></h2><ul><li><a href="https://example.com/x">Rules</a></li></ul>' />,
  );
  expect(screen.getByRole('heading', { name: 'Night fair' })).toBeVisible();
  const link = screen.getByRole('link', { name: 'Rules' });
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(link).toHaveAttribute('target', '_blank');
});

test('renders the text on the server, and adds its links on hydration', async () => {
  const text = (
    <ServerHtml html='<p onclick="x()">Open <a href="/login">Log in</a><script>alert(1)</script></p>' />
  );
  vi.stubGlobal('document', undefined);
  const page = renderToString(text);
  vi.unstubAllGlobals();
  expect(page).toContain('><p>Open Log in </p></div>');

  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = page;
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  const hydrated = await act(() => hydrateRoot(root, text, { onRecoverableError }));
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => hydrated.unmount());
  root.remove();
});

test.each([
  ['<script>alert(1)</script>', 'script'],
  ['<img src=x onerror=alert(1)>', 'onerror'],
  ['<svg><a xlink:href="javascript:alert(1)">x</a></svg>', 'javascript'],
  ['<a href="javascript:alert(1)">x</a>', 'javascript'],
  ['<a href="JaVa&#x09;Script:alert(1)">x</a>', 'alert'],
  ['<a href="//evil.example">x</a>', 'evil'],
  ['<a href="http://evil.example">x</a>', 'evil'],
  ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', 'data:'],
  ['<iframe src="https://evil.example"></iframe>', 'iframe'],
  ['<form action="https://evil.example"><input name=password></form>', 'form'],
  ['<p style="position:fixed;inset:0">x</p>', 'style'],
  ['<style>body{display:none}</style>', 'display'],
  ['<p id="main" class="dialog" data-x="1">x</p>', 'id='],
  ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', 'onerror'],
])('removes the unsafe parts of %s', (html, poison) => {
  expect(clean(html).toLowerCase()).not.toContain(poison);
});

test('nothing that can run scripts or frame content survives, whatever the nesting', () => {
  const tags = fc.constantFrom(
    'script',
    'iframe',
    'object',
    'embed',
    'svg',
    'math',
    'style',
    'form',
    'p',
    'template',
    'noscript',
  );
  const attributes = fc.constantFrom(
    '',
    ' onload=alert(1)',
    ' onclick="x()"',
    ' style="x"',
    ' srcdoc="<b>"',
    ' formaction="javascript:x"',
  );
  const html = fc
    .array(fc.tuple(tags, attributes, fc.boolean()), { maxLength: 8 })
    .map((parts) =>
      parts
        .map(([tag, attribute, closes]) => `<${tag}${attribute}>x${closes ? `</${tag}>` : ''}`)
        .join(''),
    );
  fc.assert(
    fc.property(html, (text) => {
      const box = document.createElement('div');
      box.innerHTML = clean(text);
      expect(
        box.querySelector('script,iframe,object,embed,svg,math,style,form,template'),
      ).toBeNull();
      for (const node of box.querySelectorAll('*')) {
        expect(
          node.getAttributeNames().filter((name) => name.startsWith('on') || name === 'style'),
        ).toEqual([]);
      }
    }),
  );
});
