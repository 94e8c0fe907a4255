/* oxlint-disable react/iframe-missing-sandbox -- the frames are pages of this Storybook, on its own origin */
import { measureContrast, type MeasuredContrast } from '@perya/storybook-preset/brand';
import { Button } from '@perya/ui-kit';
import { useRef, useState } from 'react';

import styles from './brand.module.css';

interface MeasuredFrameProps {
  title: string;
  /** The address of a page of the own origin. */
  src?: string;
  /** A page as HTML. */
  srcDoc?: string;
  /** 390 px wide, or 1,280 px at half its size. */
  size: 'phone' | 'desktop';
}

/** A page in a frame, with the contrast of its texts as axe measures it. */
export function MeasuredFrame({ title, src, srcDoc, size }: MeasuredFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [contrast, setContrast] = useState<MeasuredContrast | null>(null);
  const measure = async () => {
    setContrast(null);
    const page = frame.current?.contentWindow;
    const document = page?.document;
    if (!page) return;
    const measured = await measureContrast(page);
    // The frame may show another page by now.
    if (page.document === document) setContrast(measured);
  };
  return (
    <div className={styles['frame']}>
      <div className={`${styles['window']} ${styles[size]}`}>
        <iframe
          ref={frame}
          title={title}
          src={src}
          srcDoc={srcDoc}
          loading="lazy"
          onLoad={() => void measure()}
        />
      </div>
      <div role="status">{contrast ? <Result {...contrast} /> : 'Measuring contrast'}</div>
      <Button size="small" variant="quiet" onClick={() => void measure()}>
        Measure again
      </Button>
    </div>
  );
}

function Result({ low, measured, unmeasured }: MeasuredContrast) {
  return (
    <>
      {low.length === 0
        ? `Contrast: no problems in ${measured} texts. `
        : `Contrast: too low in ${low.length} of ${measured} texts. `}
      {unmeasured > 0 && `${unmeasured} on pictures or gradients can’t be measured.`}
      {low.length > 0 && (
        <ul className={styles['low']}>
          {low.map(({ text, element, ratio, wanted }) => (
            <li key={element}>
              “{text}” has {ratio}, needs {wanted} <code>{element}</code>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
