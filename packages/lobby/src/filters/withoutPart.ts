import type { SuggestionPart } from '@perya/api-client';
import type { LobbyFilters } from '../address/lobbyAddress';
import { filtersOf } from './filterGroups';

/** What the filters become when one part of what was asked is taken back. */
export function withoutPart(part: SuggestionPart): Partial<LobbyFilters> {
  if (part === 'search') return { text: '' };
  if (part === 'classification') return { show: 'all' };
  return filtersOf(part, []);
}
