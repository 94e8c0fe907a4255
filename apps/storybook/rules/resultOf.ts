import { within } from 'storybook/test';

/** The value of a result of an example, for play functions. */
export function resultOf(canvasElement: HTMLElement, name: string): string | null {
  const term = within(canvasElement).getByText(name, { selector: 'dt' });
  return term.nextElementSibling?.textContent ?? null;
}
