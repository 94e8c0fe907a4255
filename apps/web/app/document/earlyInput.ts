const TAPPABLE = 'a[href],button,[role="button"]';
const SAME_PLACE_PX = 10;
const ENTRIES = ['input', 'change'] as const;
const PRESSES = ['pointerdown', 'pointerup', 'pointercancel'] as const;

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface EarlyInput {
  /** Called when the page is hydrated. Replays the earlier taps and input. */
  hydrated(): void;
  isHydrated(): boolean;
}

interface EarlyInputOptions {
  /** The theme switch was tapped, which works without the application. */
  switchTheme(): void;
  /** An element was tapped that needs the application. */
  onTap(): void;
  onHydrated(): void;
}

/** Records taps and input before React hydrates the page, and replays them afterwards. */
export function createEarlyInput(
  page: Window & typeof globalThis,
  { switchTheme, onTap, onHydrated }: EarlyInputOptions,
): EarlyInput {
  const { document } = page;
  const taps = new Set<HTMLElement>();
  const arrivals = new WeakSet<Element>();
  const typed = new Map<FormField, string | boolean>();
  let isHydrated = false;
  let isPressed = false;
  let pressed: HTMLElement | null = null;
  let pressedAt: readonly [number, number] = [0, 0];
  let isWaitingForRelease = false;
  let isEntering = false;

  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);
  document.addEventListener('latepartready', onLatePart);
  for (const type of ENTRIES) document.addEventListener(type, onInput, true);
  for (const type of PRESSES) document.addEventListener(type, onPress, true);

  function onClick(event: MouseEvent): void {
    if (!(event.target instanceof page.Element)) return;
    if (!isHydrated && event.target.matches('input')) {
      // The browser toggles the checkbox, and the change is replayed after hydration. Otherwise React would
      // hydrate during this click and treat the new state as the initial one.
      event.stopImmediatePropagation();
      return;
    }
    const aimed = event.target.closest<HTMLElement>(TAPPABLE);
    // The layout may have shifted between press and release. The click then targets their common ancestor.
    const tapped = aimed ?? (isWherePressed(event) ? pressed : null);
    if (!tapped || (isHydrated && !isLate(tapped))) return;
    if (tapped.dataset['action'] === 'theme') {
      switchTheme();
      event.preventDefault();
      return;
    }
    // Links work without React, and a form's submit button is handled by `onSubmit`.
    if (tapped.matches('a[href]:not([role="button"])')) return;
    const isOfForm =
      tapped instanceof page.HTMLButtonElement && tapped.type === 'submit' && tapped.form;
    if (isOfForm && aimed) return;
    event.preventDefault();
    // Otherwise React might hydrate the part for this tap and then handle the replayed tap too.
    event.stopImmediatePropagation();
    remember(tapped);
  }

  /** Moving the finger away before lifting it cancels the tap. */
  function isWherePressed({ clientX, clientY }: MouseEvent): boolean {
    return Math.hypot(clientX - pressedAt[0], clientY - pressedAt[1]) < SAME_PLACE_PX;
  }

  /** Whether the element is in a part that isn't hydrated yet. */
  function isLate(element: Element): boolean {
    const part = element.closest('[data-late]');
    return part !== null && !arrivals.has(part);
  }

  function onSubmit(event: SubmitEvent): void {
    if (!(event.target instanceof page.HTMLFormElement)) return;
    // A search form has a URL as its action, so the browser can submit it without JavaScript.
    if (event.target.hasAttribute('action')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    remember(event.submitter ?? event.target);
  }

  function remember(element: HTMLElement): void {
    taps.add(element);
    element.dataset['tapped'] = '';
    onTap();
  }

  /** Hidden from React, like a checkbox change, until it can be replayed. */
  function onInput(event: Event): void {
    if (isHydrated) return;
    const field = event.target as FormField;
    // In a radio group, only the last choice counts.
    typed.delete(field);
    const isTick = field.matches('[type=checkbox],[type=radio]');
    typed.set(field, isTick ? (field as HTMLInputElement).checked : field.value);
    event.stopImmediatePropagation();
  }

  /** Replayed input can shift the layout, so it's delayed while a pointer is pressed. */
  function onPress({ type, target, clientX, clientY }: MouseEvent): void {
    if (isHydrated) return;
    isPressed = type === 'pointerdown';
    if (isPressed && target instanceof page.Element) {
      pressed = target.closest(TAPPABLE);
      pressedAt = [clientX, clientY];
    }
    // After the click event that follows the release.
    if (!isPressed && isWaitingForRelease) page.setTimeout(hydrated);
  }

  function hydrated(): void {
    if (isHydrated) return;
    isWaitingForRelease = isPressed;
    if (isPressed) return;
    isHydrated = true;
    document.removeEventListener('submit', onSubmit, true);
    leaveTaps();
    onHydrated();
    isEntering = typed.size > 0;
    for (const [field, entry] of typed) enter(field, entry);
    // The replayed input must be rendered before the form is submitted.
    if (isEntering) page.setTimeout(entered);
    else tapAgain();
  }

  function entered(): void {
    isEntering = false;
    tapAgain();
  }

  /** A part marked `data-late`, which React hydrates after the page, is now interactive. */
  function onLatePart({ target }: Event): void {
    arrivals.add(target as Element);
    if (!isHydrated) return;
    leaveTaps();
    if (!isEntering) tapAgain();
  }

  /** Everything is hydrated, so taps no longer need to be recorded. */
  function leaveTaps(): void {
    if ([...document.querySelectorAll('[data-late]')].some(isLate)) return;
    document.removeEventListener('click', onClick, true);
  }

  function tapAgain(): void {
    for (const element of taps) {
      if (isLate(element)) continue;
      taps.delete(element);
      delete element.dataset['tapped'];
      if (!element.isConnected) continue;
      if (element instanceof page.HTMLFormElement) element.requestSubmit();
      else element.click();
    }
  }

  /** Simulates user input: forms reset during hydration, and React must detect a change. */
  function enter(field: FormField, entry: string | boolean): void {
    if (typeof entry === 'boolean') {
      (field as HTMLInputElement).checked = !entry;
      field.click();
      return;
    }
    type(field, entry);
    // A part that has just hydrated has reset the field again.
    if (field.value !== entry) type(field, entry);
  }

  function type(field: FormField, text: string): void {
    field.value = '';
    // React overrides `value` on the element; the prototype has the browser's setter.
    const kind: unknown = Object.getPrototypeOf(field);
    Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(field, text);
    for (const type of ENTRIES) field.dispatchEvent(new page.Event(type, { bubbles: true }));
  }

  return { hydrated, isHydrated: () => isHydrated };
}
