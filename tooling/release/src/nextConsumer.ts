import assert from 'node:assert/strict';
import { join } from 'node:path';
import { run } from './command.ts';
import { checkServedPage, fileOfIcon } from './servedPage.ts';

/** Builds the page; checks what the server renders, and that the browser takes it over. */
export async function checkNextPage(folder: string): Promise<void> {
  await run(join(folder, 'node_modules/.bin/next'), ['build'], {
    cwd: folder,
    env: { NEXT_TELEMETRY_DISABLED: '1' },
  });
  const project = { folder, program: 'next', path: '/' };
  const args = (port: number) => ['start', '--hostname=127.0.0.1', `--port=${port}`];
  await checkServedPage({ ...project, args }, async (page, html) => {
    assert.match(html, /Games from (?:<!-- -->)?₱123\.45/, 'an amount in the document');
    assert.match(html, /Monsoon Night/, 'a game in the document');
    await page.getByText('Favorites loaded').waitFor();
    await page.getByRole('button', { name: 'Raise' }).click();
    await page.getByText('Stake ₱2.00').waitFor();
    assert.match(await fileOfIcon(page.getByRole('img', { name: 'Slots' })), /id="RNG"/);
  });
}
