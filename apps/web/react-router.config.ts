import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Config } from '@react-router/dev/config';

import { writeBrandFiles } from './server/brandFiles.ts';
import { builtBrandFiles } from './server/brandPack.ts';
import { writeCatalogueFiles } from './server/catalogueFiles.ts';
import { precompress } from './server/precompress.ts';
import { writeServiceWorker } from './server/serviceWorker.ts';

export default {
  // The whole route table is a few kilobytes: asking the server for parts of it would cost each
  // first navigation a round trip.
  routeDiscovery: { mode: 'initial' },
  // Our client loaders only say that the page asks the platform itself: files of their own would cost
  // more in names than they hold.
  splitRouteModules: false,
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    const client = join(buildDirectory, 'client');
    // First: the next step takes the manifest away.
    await writeServiceWorker(join(client, '.vite', 'manifest.json'), join(client, 'sw.js'));
    await writeCatalogueFiles(client, join(buildDirectory, 'catalogues.json'));
    await writeBrandFiles(await builtBrandFiles(), client);
    await precompress(client);
    await writeFile(join(buildDirectory, 'start.js'), "import '../server/main.ts';\n");
  },
} satisfies Config;
