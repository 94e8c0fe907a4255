type Add = typeof EventTarget.prototype.addEventListener;

/**
 * Files of a worker share a window: records a file's changes to it.
 *
 * @returns a function that restores the window: removes the file's content, listeners, markers and storage
 */
export function trackWindowChanges(): () => void {
  const takeAway = [window, document].flatMap((target) => [
    watchListeners(target),
    watchMarks(target),
  ]);
  return () => {
    for (const undo of takeAway) undo();
    document.head.replaceChildren();
    document.body.replaceChildren();
    for (const element of [document.documentElement, document.body]) {
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    }
    for (const pair of document.cookie.split('; ')) {
      document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`;
    }
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  };
}

function watchListeners(target: EventTarget): () => void {
  const added: Parameters<Add>[] = [];
  const add = target.addEventListener;
  target.addEventListener = function watched(this: EventTarget, ...listener: Parameters<Add>) {
    added.push(listener);
    add.apply(target, listener);
  };
  return () => {
    target.addEventListener = add;
    for (const listener of added) target.removeEventListener(...listener);
  };
}

/** Markers with which a library detects that it has set up the window: it must set it up again. */
function watchMarks(target: object): () => void {
  const found = new Set(Reflect.ownKeys(target));
  return () => {
    for (const key of Reflect.ownKeys(target)) {
      const isMark = typeof key === 'symbol' || key.startsWith('_react');
      if (isMark && !found.has(key)) Reflect.deleteProperty(target, key);
    }
  };
}
