import { encode } from 'uqr';

export interface QrDrawing {
  /** Modules on a side, margin included: the drawing's own unit. */
  side: number;
  /** The dark modules, one rectangle for each run in a row. */
  path: string;
}

/** Throws a RangeError for a text that no QR code can hold (about 2.3 KB). */
export function drawQr(text: string, margin: number): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  let path = '';
  data.forEach((row, y) => {
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x += 1;
      path += `M${start + margin} ${y + margin}h${x - start + 1}v1h-${x - start + 1}z`;
    }
  });
  return { side: size + 2 * margin, path };
}
