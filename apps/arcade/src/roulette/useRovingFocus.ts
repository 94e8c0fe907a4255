import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { placeByKey, type Place } from './places';

/** Props of each button of a board with one tab stop. */
export interface RovingProps {
  'data-place': string;
  tabIndex: 0 | -1;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
  onFocus(event: FocusEvent<HTMLElement>): void;
}

/**
 * One tab stop for all buttons of a board, between which arrow keys move.
 *
 * @returns the props of the button at a place
 */
export function useRovingFocus(places: readonly Place[]): (place: Place) => RovingProps {
  const [current, setCurrent] = useState(places[0]?.id);
  return (place) => ({
    'data-place': place.id,
    tabIndex: place.id === current ? 0 : -1,
    onFocus: () => setCurrent(place.id),
    onKeyDown: (event) => {
      const next = placeByKey(places, place, event.key);
      if (next === undefined) return;
      // Arrow keys would also scroll the table.
      event.preventDefault();
      const board = event.currentTarget.parentElement;
      board?.querySelector<HTMLElement>(`[data-place="${next.id}"]`)?.focus();
    },
  });
}
