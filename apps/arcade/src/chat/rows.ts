/** One child of a list, known by its key. */
export interface Row {
  key: string;
  /** While this stays the same, the element that is there stays too. */
  signature: string;
  make: () => HTMLElement;
}

const made = new WeakMap<Element, Pick<Row, 'key' | 'signature'>>();

/** Makes a list show these rows in this order, and touches nothing that has not changed. */
export function renderRows(list: HTMLElement, rows: readonly Row[]): void {
  const there = new Map<string, Element>();
  for (const child of list.children) there.set(made.get(child)?.key ?? '', child);
  let next = list.firstElementChild;
  for (const row of rows) {
    const old = there.get(row.key);
    there.delete(row.key);
    if (old !== undefined && made.get(old)?.signature === row.signature) {
      if (old === next) next = next.nextElementSibling;
      else list.insertBefore(old, next);
      continue;
    }
    const element = row.make();
    made.set(element, { key: row.key, signature: row.signature });
    list.insertBefore(element, next);
    if (old === next) next = next?.nextElementSibling ?? null;
    old?.remove();
  }
  for (const child of there.values()) child.remove();
}
