import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { DOCUMENT } from './testingDocument.ts';

async function problemsOf(document: unknown): Promise<string[]> {
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: '/openapi.json',
    config: await createConfig({ extends: ['recommended'] }),
  });
  return problems.map(
    ({ ruleId, message, location: [place] }) => `${ruleId} at ${place?.pointer}: ${message}`,
  );
}

it('has no errors and no warnings by the rules that Redocly recommends', async () => {
  expect(await problemsOf(DOCUMENT)).toEqual([]);
});

it('would be told about a reference that leads nowhere', async () => {
  const { schemas, ...components } = DOCUMENT.components;
  const { Game: _left, ...others } = schemas;
  const problems = await problemsOf({
    ...DOCUMENT,
    components: { ...components, schemas: others },
  });
  expect(problems).toContainEqual(expect.stringMatching(/^no-unresolved-refs /));
});
