const KEY = 'chat.hidden';

/** Authors whose messages this player has hidden, on this device. */
export function storedHiddenAuthors(): ReadonlySet<string> {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(list) ? list.filter((one) => typeof one === 'string') : []);
  } catch {
    return new Set();
  }
}

export function storeHiddenAuthors(authors: ReadonlySet<string>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...authors]));
  } catch {
    // Storage is blocked in this frame: they stay hidden until the page is left.
  }
}
