import fc from 'fast-check';
import { expect, test } from 'vitest';

import { plainMarkup } from './plainMarkup';

test("keeps the structure of an operator's text", () => {
  expect(
    plainMarkup(
      '<h3 id="x">A new password</h3><p class="a">Open <a href="/login"><b>Log in</b></a>.<br/>Then:</p><ul><li>one<li>two &amp; more</ul>',
    ),
  ).toBe(
    '<h3>A new password</h3><p>Open <b>Log in</b>.<br>Then:</p><ul><li>one<li>two &amp; more</li></li></ul>',
  );
});

test.each([
  ['<script>alert(1)</script>a', ' a'],
  ['<SCRIPT>alert(1)', ' '],
  ['<!-- <p>never</p> -->a', ' a'],
  ['<img src=x onerror=alert(1)>a', 'a'],
  ['<p onclick="x()">a', '<p>a</p>'],
  ['</div></main>a', 'a'],
  ['1 < 2', '1 &lt; 2'],
])('turns %s into %s', (html, markup) => {
  expect(plainMarkup(html)).toBe(markup);
});

test('for any input, outputs only bare elements, each closed', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...'< > </ <p <p> </p> <li> </ul> <script> </script> <!-- --> <svg <svg/onload=x> onerror= " \''.split(
        ' ',
      ),
      '<img src=x onerror=alert(1)>',
      '<p style="x">',
    ),
    fc.string({ maxLength: 6 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const markup = plainMarkup(pieces.join(''));
      const open: string[] = [];
      const wrong: string[] = [];
      const rest = markup.replaceAll(/<(\/?)([a-z][a-z\d]*)>/g, (tag, slash, name) => {
        if (/^(?:script|style|svg|img|a)$/.test(name)) wrong.push(tag);
        if (slash !== '' && open.pop() !== name) wrong.push(tag);
        if (slash === '' && name !== 'br' && name !== 'hr') open.push(name);
        return '';
      });
      expect(wrong).toEqual([]);
      expect(rest).not.toMatch(/[<>]/);
      expect(open).toEqual([]);
    }),
  );
});
