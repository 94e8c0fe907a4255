import { pseudo, type I18n, type MessageTree } from '@perya/i18n';
import { findClippedParts } from '@perya/test-kit/clipping';

import { IS_TEST_RUN, type StoryCheck } from './otherTheme.ts';

/** The narrowest phones in use, in CSS pixels. */
const NARROW = 360;

/**
 * As tests, stories are also checked with long texts on a narrow phone, in the state after the play function:
 * the pseudo-locale is as long as the longest translations, and no control or text may be cut off.
 */
export const checkLongTexts: StoryCheck = async ({ viewMode, loaded, parameters }) => {
  const environment = loaded['environment'] as { i18n: I18n } | undefined;
  const frame = window.frameElement;
  if (viewMode !== 'story' || !IS_TEST_RUN || !environment || !frame) return;
  const { i18n } = environment;
  const texts = Object.entries(i18n.engine.getDataByLanguage(i18n.engine.language) ?? {});
  const showTexts = (transform: (tree: MessageTree) => MessageTree) => {
    for (const [namespace, tree] of texts) {
      i18n.add(namespace, i18n.language, transform(tree));
    }
  };
  const { style } = frame as HTMLElement;
  const { width } = style;
  // Storybook pads the page, its test runner doesn't.
  document.body.classList.toggle('sb-show-main', parameters['layout'] === 'padded');
  document.body.classList.toggle('sb-main-padded', parameters['layout'] === 'padded');
  showTexts(lengthened);
  style.width = `${NARROW}px`;
  try {
    await rendered();
    const clipped = findClippedParts();
    if (clipped.length > 0) {
      throw new Error(`Cut off at ${NARROW} px with long texts:\n${clipped.join('\n')}`);
    }
  } finally {
    showTexts((tree) => tree);
    style.width = width;
    document.body.classList.remove('sb-show-main', 'sb-main-padded');
    await rendered();
  }
};

/** Observers of sizes and media run once per frame, and their renders before the next one. */
const rendered = async () => {
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
};

const known = new WeakMap<MessageTree, MessageTree>();

/** Cached, because stories share their catalogues. */
function lengthened(tree: MessageTree): MessageTree {
  const texts =
    known.get(tree) ??
    Object.fromEntries(
      Object.entries(tree).map(([key, text]) => [
        key,
        typeof text === 'string' ? pseudo(text) : lengthened(text),
      ]),
    );
  known.set(tree, texts);
  return texts;
}
