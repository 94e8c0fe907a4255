import { useEffect, useRef } from 'react';

import styles from './PictureField.module.css';

/** Side of the thumbnail in device pixels, for screens of double density. */
const SIDE = 144;

/** A thumbnail of a chosen picture. Empty if the browser can't decode it. */
export function PictureThumbnail({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isWanted = true;
    const draw = async () => {
      const picture = await createImageBitmap(file);
      const context = isWanted ? canvas.current?.getContext('2d') : null;
      if (context) {
        const scale = SIDE / Math.min(picture.width, picture.height);
        const [width, height] = [picture.width * scale, picture.height * scale];
        context.drawImage(picture, (SIDE - width) / 2, (SIDE - height) / 2, width, height);
      }
      picture.close();
    };
    draw().catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [file]);
  return (
    <canvas
      ref={canvas}
      width={SIDE}
      height={SIDE}
      className={styles['thumbnail']}
      aria-hidden="true"
    />
  );
}
