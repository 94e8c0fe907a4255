/** Items with their places as keys, for lists in which items only follow one another. */
export const withPlace = <Item>(items: readonly Item[]): { item: Item; place: number }[] =>
  items.map((item, place) => ({ item, place }));
