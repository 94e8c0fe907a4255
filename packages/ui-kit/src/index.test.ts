import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.{test,stories}.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * Libraries of the overlays, the carousel and the server's HTML. Each is behind an entry point of its own.
 */
const HEAVY = /^(?:@base-ui\/|swiper|qrcode\.react|dompurify)/;

/** Static imports of a module; `import()` and type imports don't count. */
function staticImports(source: string): string[] {
  const statements = source.matchAll(
    /^(?:import|export)\s+(?!type\b)(?:[^;]*?\sfrom\s+)?'([^']+)'/gm,
  );
  return Array.from(statements, ([, specifier = '']) => specifier);
}

function reachableFrom(entry: string): Set<string> {
  const seen = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    const source = sources[path];
    if (source === undefined) return;
    for (const specifier of staticImports(source)) {
      if (!specifier.startsWith('.')) seen.add(specifier);
      else {
        const target = new URL(specifier, `file:///${path.slice(2)}`).pathname.slice(1);
        const found = [`./${target}.ts`, `./${target}.tsx`].find((each) => each in sources);
        if (found !== undefined) visit(found);
      }
    }
  };
  visit(entry);
  return seen;
}

test('the index does not import a library of an overlay', () => {
  const reached = reachableFrom('./index.ts');
  expect(reached).toContain('./components/Button/Button.tsx');
  expect([...reached].filter((each) => HEAVY.test(each))).toEqual([]);
});

test('the dialog has its own entry point', () => {
  expect(Array.from(reachableFrom('./dialog.ts')).some((each) => HEAVY.test(each))).toBe(true);
});

const sheets = import.meta.glob<string>('./components/**/*.module.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

// The build prepends the layer order to each sheet (tooling/css-layers).
test.each(Object.entries(sheets))('%s has its rules in the components layer', (_, sheet) => {
  expect(sheet).toMatch(/^@layer components \{/);
});
