/**
 * Clicks a control that opens a page whose code loads on demand. Play functions run events inside of React's
 * `act`, which isn't awaited: a page that suspends there is rendered only at the next update, if there is one.
 */
export function press(control: HTMLElement): void {
  control.click();
}
