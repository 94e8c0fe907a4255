import type { Catalogue } from '@perya/i18n';
import { loadedCatalogue } from '@perya/page-kit';

import { catalogue as serviceCatalogue } from '../customerService/i18n';
import { catalogue as feedbackCatalogue } from '../feedback/i18n';
import { catalogue as speedTestCatalogue } from '../speedTest/i18n';
import { catalogue } from './i18n';

/** The texts of `/helpmc` with all that can be opened in it, for the route to load. */
export const helpCatalogues: readonly Catalogue[] = [
  catalogue,
  serviceCatalogue,
  feedbackCatalogue,
  speedTestCatalogue,
  loadedCatalogue,
];
