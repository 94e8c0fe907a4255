import { SearchPalette } from '@perya/lobby';

import { closeOverlay } from '../navigation/overlay';
import { useSearchPages } from './searchPages';

const close = () => closeOverlay('search');

/** The search for games, studios and the pages that this visitor can open. */
export default function SearchOverlay({ isOpen }: { isOpen: boolean }) {
  return <SearchPalette isOpen={isOpen} onClose={close} pages={useSearchPages()} />;
}
