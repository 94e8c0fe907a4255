import type { AxeResults, NodeResult } from 'axe-core';

/** A text with too little contrast. */
interface LowContrast {
  text: string;
  /** A selector of the element. */
  element: string;
  ratio: number | undefined;
  wanted: string | undefined;
}

/** What axe found in a page. */
export interface MeasuredContrast {
  low: LowContrast[];
  /** The number of texts whose contrast is known. */
  measured: number;
  /** The number of those on a picture or a gradient. */
  unmeasured: number;
}

/** A frame of the own origin: a story of Storybook, or any other page. */
type Frame = Window & {
  axe?: typeof import('axe-core');
  __STORYBOOK_ADDONS_CHANNEL__?: {
    last(event: string): unknown;
    once(event: string, listener: () => void): void;
  };
};

/** Measures the contrast of the texts in a frame with axe, when its story is rendered. */
export async function measureContrast(frame: Window): Promise<MeasuredContrast> {
  await storyFinished(frame);
  const { passes, violations, incomplete } = await runAxe(frame);
  const nodesOf = (results: AxeResults['passes']) => results.flatMap(({ nodes }) => nodes);
  const low = nodesOf(violations).map((node) => toLowContrast(frame.document, node));
  return {
    low,
    measured: low.length + nodesOf(passes).length,
    unmeasured: nodesOf(incomplete).length,
  };
}

/** A story's own accessibility check has ended then, too. */
async function storyFinished({ __STORYBOOK_ADDONS_CHANNEL__: channel }: Frame): Promise<void> {
  if (!channel || channel.last('storyFinished') !== undefined) return;
  await new Promise<void>((resolve) => {
    channel.once('storyFinished', resolve);
  });
}

/** Axe measures only the document that it was loaded in. */
async function runAxe(frame: Frame): Promise<AxeResults> {
  const { default: source } = await import('axe-core/axe.min.js?raw');
  const script = frame.document.createElement('script');
  script.textContent = source;
  frame.document.head.append(script);
  if (!frame.axe) throw new Error('The page of the frame allows no scripts.');
  return frame.axe.run({ runOnly: ['color-contrast'] });
}

function toLowContrast(page: Document, { target, any }: NodeResult): LowContrast {
  const element = target.join(' ');
  const data = any.map(
    (check) => check.data as { contrastRatio: number; expectedContrastRatio: string },
  );
  return {
    text: page.querySelector(element)?.textContent.trim() ?? '',
    element,
    ratio: data[0]?.contrastRatio,
    wanted: data[0]?.expectedContrastRatio.replace(/:1$/, ''),
  };
}
