const TAPPABLE = 'a[href],button,[role="button"]';
const SAME_PLACE_PX = 10;
const ENTRIES = ['input', 'change'] as const;
const PRESSES = ['pointerdown', 'pointerup', 'pointercancel'] as const;

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface EarlyInput {
  /** Called once the page answers by itself: what was tapped and typed earlier happens now. */
  hydrated(): void;
  isHydrated(): boolean;
}

interface EarlyInputOptions {
  /** The theme's switch was tapped, which needs no application. */
  switchTheme(): void;
  /** Something was tapped that needs the application. */
  onTap(): void;
  onHydrated(): void;
}

/** Remembers what is tapped and typed before React hydrates the page, and repeats it afterwards. */
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
      // The browser ticks it, and React is told when it answers: it would come to life in the middle of
      // this click, and take what is ticked by then for what has been there from the beginning.
      event.stopImmediatePropagation();
      return;
    }
    const aimed = event.target.closest<HTMLElement>(TAPPABLE);
    // The page may have moved between a press and its end: the click is then of what both stand in.
    const tapped = aimed ?? (isWherePressed(event) ? pressed : null);
    if (!tapped || (isHydrated && !isLate(tapped))) return;
    if (tapped.dataset['action'] === 'theme') {
      switchTheme();
      event.preventDefault();
      return;
    }
    // A link works without React, and a form's own button is handled by `onSubmit`.
    if (tapped.matches('a[href]:not([role="button"])')) return;
    const isOfForm =
      tapped instanceof page.HTMLButtonElement && tapped.type === 'submit' && tapped.form;
    if (isOfForm && aimed) return;
    event.preventDefault();
    // Else the page might bring the part to life for this tap, and then meet it a second time.
    event.stopImmediatePropagation();
    remember(tapped);
  }

  /** A finger that was drawn away before it was lifted has changed its mind. */
  function isWherePressed({ clientX, clientY }: MouseEvent): boolean {
    return Math.hypot(clientX - pressedAt[0], clientY - pressedAt[1]) < SAME_PLACE_PX;
  }

  /** Whether it is of a part that does not answer yet. */
  function isLate(element: Element): boolean {
    const part = element.closest('[data-late]');
    return part !== null && !arrivals.has(part);
  }

  function onSubmit(event: SubmitEvent): void {
    if (!(event.target instanceof page.HTMLFormElement)) return;
    // A search is an address: the browser can go there without us.
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

  /** Kept from React, as a tick is, until it can be entered again. */
  function onInput(event: Event): void {
    if (isHydrated) return;
    const field = event.target as FormField;
    // The last one of a group of radios counts.
    typed.delete(field);
    const isTick = field.matches('[type=checkbox],[type=radio]');
    typed.set(field, isTick ? (field as HTMLInputElement).checked : field.value);
    event.stopImmediatePropagation();
  }

  /** What was typed moves the page when it is read: not from under a finger that is about to be lifted. */
  function onPress({ type, target, clientX, clientY }: MouseEvent): void {
    if (isHydrated) return;
    isPressed = type === 'pointerdown';
    if (isPressed && target instanceof page.Element) {
      pressed = target.closest(TAPPABLE);
      pressedAt = [clientX, clientY];
    }
    // After the click that comes with it.
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
    // What was typed has to be rendered before it is sent.
    if (isEntering) page.setTimeout(entered);
    else tapAgain();
  }

  function entered(): void {
    isEntering = false;
    tapAgain();
  }

  /** A part marked `data-late`, which React takes over after the page, answers as well. */
  function onLatePart({ target }: Event): void {
    arrivals.add(target as Element);
    if (!isHydrated) return;
    leaveTaps();
    if (!isEntering) tapAgain();
  }

  /** Nothing is late any more: every tap is the page's own. */
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

  /** As if the visitor did it: forms reset when they hydrate, and React must see a change. */
  function enter(field: FormField, entry: string | boolean): void {
    if (typeof entry === 'boolean') {
      (field as HTMLInputElement).checked = !entry;
      field.click();
      return;
    }
    type(field, entry);
    // A part of the page that hydrates only now has emptied it again.
    if (field.value !== entry) type(field, entry);
  }

  function type(field: FormField, text: string): void {
    field.value = '';
    // React watches the field's own `value`; its kind's is the browser's.
    const kind: unknown = Object.getPrototypeOf(field);
    Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(field, text);
    for (const type of ENTRIES) field.dispatchEvent(new page.Event(type, { bubbles: true }));
  }

  return { hydrated, isHydrated: () => isHydrated };
}
