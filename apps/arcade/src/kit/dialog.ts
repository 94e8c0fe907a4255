import { el } from './dom';
import { iconButton } from './buttons';

let serial = 0;

/** A dialog with a title and a way out; a press beside it closes it too. */
export function createDialog(
  title: string,
  closeLabel: string,
  content: HTMLElement,
): HTMLDialogElement {
  serial += 1;
  const id = `dialog-${serial}`;
  const element: HTMLDialogElement = el(
    'dialog',
    {
      attr: { 'aria-labelledby': id },
      on: { click: (event) => event.target === element && element.close() },
    },
    el(
      'div',
      { class: 'sheet' },
      el(
        'div',
        { class: 'sheetHead' },
        el('h2', { text: title, attr: { id } }),
        iconButton(closeLabel, ['M6 6L18 18', 'M18 6L6 18'], () => element.close()),
      ),
      content,
    ),
  );
  return element;
}
