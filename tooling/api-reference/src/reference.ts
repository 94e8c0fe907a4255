/** `pnpm api:reference`: writes the HTML reference of the built packages to `reports/api-reference`. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPublicPackages } from './publicPackages.ts';
import { writeReference } from './writeReference.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const folder = join(ROOT, 'reports/api-reference');
const problems = await writeReference(ROOT, readPublicPackages(ROOT), folder);
console.log(`${folder}/index.html: ${problems || 'no'} errors and warnings.`);
process.exitCode = problems > 0 ? 1 : 0;
