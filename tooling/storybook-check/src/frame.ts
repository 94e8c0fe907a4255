import type { BrowserContext, Page } from 'playwright';

/** What a frame shows: a story, or a docs page. */
export type ViewMode = 'docs' | 'story';

interface Channel {
  on(event: string, listener: (value: unknown) => void): void;
  emit(event: string, value: unknown): void;
}

/** Opens the frame of a built Storybook, in which `showEntry` shows one entry after another. */
export async function openFrame(
  context: BrowserContext,
  address: string,
  viewMode: ViewMode,
): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${address}/iframe.html?viewMode=${viewMode}`);
  await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in globalThis);
  return page;
}

/** Sets globals of a frame as the toolbars do. Those in its address have no effect before an entry is shown. */
export function setGlobals(frame: Page, globals: Readonly<Record<string, unknown>>): Promise<void> {
  return frame.evaluate(
    (globals) =>
      new Promise<void>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
          __STORYBOOK_ADDONS_CHANNEL__: Channel;
        };
        channel.on('globalsUpdated', () => resolve());
        channel.emit('updateGlobals', { globals });
      }),
    globals,
  );
}

/**
 * Selects an entry as the sidebar does: several times faster than loading the frame for it. Returns the error,
 * or null when it's drawn and its play function has ended.
 */
export function showEntry(frame: Page, id: string, viewMode: ViewMode): Promise<string | null> {
  return frame.evaluate(selectEntry, { id, viewMode });
}

/** Runs in the browser. */
async function selectEntry({
  id,
  viewMode,
}: {
  id: string;
  viewMode: ViewMode;
}): Promise<string | null> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  };
  const message = (error: unknown) => (error as { message?: string }).message ?? String(error);
  return new Promise((resolve) => {
    channel.on('docsRendered', (rendered) => {
      if (rendered === id) resolve(null);
    });
    channel.on('storyFinished', (finished) => {
      if ((finished as { storyId: string }).storyId === id) resolve(null);
    });
    for (const event of [
      'storyErrored',
      'storyThrewException',
      'playFunctionThrewException',
      'storyMissing',
      'configError',
    ]) {
      channel.on(event, (error) => resolve(message(error)));
    }
    channel.emit('setCurrentStory', { storyId: id, viewMode });
  });
}
