/** `pnpm new-package NAME`: creates a feature package that passes all checks. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { NameError, newPackage } from './newPackage.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const [name = ''] = process.argv.slice(2);

try {
  const files = newPackage(root, name);
  execFileSync('oxfmt', files, { cwd: root, stdio: 'inherit' });
  execFileSync('npx', ['-y', 'pnpm@12', 'install', '--no-frozen-lockfile'], {
    cwd: root,
    stdio: 'inherit',
  });
  console.log(`
packages/${name} is there. Next:

  pnpm --filter @perya/${name} storybook    see it
  pnpm --filter @perya/${name} test         test it
  apps/web/app/routes.ts                    give its page an address on the site
  pnpm api:update                           write its API report
`);
} catch (error) {
  if (!(error instanceof NameError)) throw error;
  console.error(`✖ ${error.message}`);
  process.exitCode = 1;
}
