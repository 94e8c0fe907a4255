import { IS_TEST_RUN, type StoryCheck } from '../otherTheme.ts';

/** Storybook may be served below a path, unlike the site. */
const base = new URL('.', location.href);
export const PICTURE_HOST =
  IS_TEST_RUN || base.pathname === '/' ? '/' : base.href.replace(/\/$/, '');

/** Stories with this tag show what happens when a picture can't be loaded. */
const BROKEN_PICTURE = 'broken-picture';

/** The addresses that failed during the story, also of images that were replaced since. */
const failed = new Set<string>();

/** Remembers the pictures that fail until the story ends. */
export function watchPictures(): () => void {
  failed.clear();
  const remember = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) failed.add(target.currentSrc || target.src);
  };
  document.addEventListener('error', remember, true);
  return () => document.removeEventListener('error', remember, true);
}

/** As tests, stories fail if a picture of the own host doesn't load. */
export const checkPictures: StoryCheck = async ({ viewMode, tags }) => {
  if (viewMode !== 'story' || !IS_TEST_RUN || tags.includes(BROKEN_PICTURE)) return;
  const pending = [...document.images].filter(({ complete }) => !complete);
  const addresses = [...failed, ...pending.map(({ currentSrc, src }) => currentSrc || src)];
  const own = [...new Set(addresses)].filter(
    (address) => URL.parse(address)?.origin === location.origin,
  );
  const missing = await Promise.all(
    own.map(async (address) => ((await isPicture(address)) ? [] : [address])),
  );
  if (missing.flat().length > 0) {
    throw new Error(
      `Pictures that don't load: ${missing.flat().join(', ')}. Add them to platformPictures.ts of the Storybook preset, or give the story the tag ${BROKEN_PICTURE}.`,
    );
  }
};

const known = new Map<string, Promise<boolean>>();

/** An image that is not near the viewport loads late: its address is asked instead. */
function isPicture(address: string): Promise<boolean> {
  const asked =
    known.get(address) ??
    fetch(address, { method: 'HEAD' }).then(
      ({ ok, headers }) => ok && headers.get('content-type')?.startsWith('image/') === true,
    );
  known.set(address, asked);
  return asked;
}
