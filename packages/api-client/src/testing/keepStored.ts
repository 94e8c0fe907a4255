/**
 * Reads what the tab has stored now, and returns a function that stores it again. As `beforeEach` of a story, it
 * makes the story's next run that of the same tab after a reload: without it, a story finds nothing stored.
 *
 * ```ts ignore: the stories are those of a package
 * await composeStory({ ...stories.Default, beforeEach: keepStored() }, meta).run();
 * ```
 */
export function keepStored(): () => void {
  const stored = Object.entries<string>(sessionStorage);
  return () => {
    for (const [key, value] of stored) sessionStorage.setItem(key, value);
  };
}
