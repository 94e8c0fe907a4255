/** What keys do while nothing else has them: no dialog is open, no button or field is focused. */
export function listenKeys(actions: Readonly<Partial<Record<string, () => void>>>): void {
  document.addEventListener('keydown', (event) => {
    const target = event.target as HTMLElement;
    if (
      document.querySelector('dialog[open]') !== null ||
      /^(INPUT|BUTTON|A|SELECT)$/.test(target.tagName)
    )
      return;
    const action = actions[event.code];
    if (action === undefined) return;
    event.preventDefault();
    if (!event.repeat) action();
  });
}
