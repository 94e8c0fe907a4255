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
 * @param placesNow the places in the layout that is shown
 * @returns the props of a button by its place's id
 */
export function useRovingFocus(placesNow: () => readonly Place[]): (id: string) => RovingProps {
  const [current, setCurrent] = useState(() => placesNow()[0]?.id);
  return (id) => ({
    'data-place': id,
    tabIndex: id === current ? 0 : -1,
    onFocus: () => setCurrent(id),
    onKeyDown: (event) => {
      const places = placesNow();
      const place = places.find((each) => each.id === id);
      const next = place && placeByKey(places, place, event.key);
      if (next === undefined) return;
      // Arrow keys would also scroll the table.
      event.preventDefault();
      const board = event.currentTarget.parentElement;
      board?.querySelector<HTMLElement>(`[data-place="${next.id}"]`)?.focus();
    },
  });
}
