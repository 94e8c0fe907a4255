import type { Catalogue } from '@perya/i18n';
import { loadedCatalogue } from '@perya/page-kit';

import { catalogue as serviceCatalogue } from '../customer-service/locales';
import { catalogue as feedbackCatalogue } from '../feedback/locales';
import { catalogue as speedTestCatalogue } from '../speed-test/locales';
import { catalogue } from './locales';

/** Catalogues of `/helpmc` and everything that it can open, to be loaded by the route. */
export const helpCatalogues: readonly Catalogue[] = [
  catalogue,
  serviceCatalogue,
  feedbackCatalogue,
  speedTestCatalogue,
  loadedCatalogue,
];
