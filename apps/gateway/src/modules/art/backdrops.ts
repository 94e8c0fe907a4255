import {
  around,
  circle,
  darker,
  ellipse,
  group,
  lighter,
  mix,
  n,
  path,
  polygon,
  rect,
  star,
  stroke,
  times,
  type Brush,
} from './brush';

type Backdrop = (brush: Brush, w: number, h: number) => string;

const sky = (b: Brush, w: number, h: number, top = b.p.sky[0], bottom = b.p.sky[1]): string =>
  rect(0, 0, w, h, b.linear(top, bottom));

const stars = (b: Brush, w: number, h: number, count = 26): string =>
  times(count, () =>
    circle(
      b.r.next() * w,
      b.r.next() * h,
      0.6 + b.r.next() * 1.3,
      b.p.light,
      `opacity="${n(0.3 + b.r.next() * 0.6)}"`,
    ),
  );

const moon = (b: Brush, x: number, y: number, r: number, fill = b.p.light): string =>
  circle(x, y, r * 2.4, b.radial(fill, fill, { fade: true }), 'opacity=".35"') +
  circle(x, y, r, fill) +
  circle(x - r * 0.3, y - r * 0.2, r * 0.18, darker(fill, 0.16)) +
  circle(x + r * 0.32, y + r * 0.22, r * 0.24, darker(fill, 0.13)) +
  circle(x + r * 0.1, y - r * 0.5, r * 0.11, darker(fill, 0.13));

/** Rolling land: a smooth line of hills closed along the bottom. */
function hills(
  b: Brush,
  w: number,
  h: number,
  base: number,
  swell: number,
  fill: string,
  waves = 3,
): string {
  const step = w / waves;
  let d = `M0 ${h} V${n(base + b.r.next() * swell)}`;
  let x = 0;
  for (let wave = 0; wave < waves; wave += 1) {
    const up = base - b.r.next() * swell;
    const down = base + b.r.next() * swell * 0.7;
    d += ` C${n(x + step * 0.3)} ${n(up)} ${n(x + step * 0.6)} ${n(up)} ${n(x + step)} ${n(down)}`;
    x += step;
  }
  return path(`${d} V${h}Z`, fill);
}

function peaks(
  b: Brush,
  w: number,
  h: number,
  base: number,
  height: number,
  fill: string,
  count = 4,
  snow = false,
): string {
  return times(count, (index) => {
    const x = (w / count) * (index + 0.5) + (b.r.next() - 0.5) * 40;
    const top = base - height * (0.6 + b.r.next() * 0.4);
    const half = (w / count) * (0.75 + b.r.next() * 0.3);
    const cap = snow
      ? polygon(
          [
            [x, top],
            [x - half * 0.22, top + (h - top) * 0.22],
            [x - half * 0.06, top + (h - top) * 0.18],
            [x + half * 0.05, top + (h - top) * 0.24],
            [x + half * 0.22, top + (h - top) * 0.22],
          ],
          b.p.light,
          'opacity=".85"',
        )
      : '';
    return (
      polygon(
        [
          [x - half, h],
          [x, top],
          [x + half, h],
        ],
        fill,
      ) +
      polygon(
        [
          [x, top],
          [x + half, h],
          [x + half * 0.15, h],
        ],
        darker(fill, 0.25),
        'opacity=".5"',
      ) +
      cap
    );
  });
}

export function bunting(
  b: Brush,
  w: number,
  y: number,
  sag: number,
  colours: readonly string[],
  size = 13,
  count = Math.round(w / (size * 1.9)),
): string {
  const at = (t: number): [number, number] => [w * t, y + sag * 4 * t * (1 - t)];
  const flags = times(count, (index) => {
    const [x, top] = at((index + 0.5) / count);
    const lean = (0.5 - (index + 0.5) / count) * -24 * (sag / 40);
    return group(
      `rotate(${n(lean)} ${n(x)} ${n(top)})`,
      polygon(
        [
          [x - size * 0.62, top],
          [x + size * 0.62, top],
          [x, top + size * 1.35],
        ],
        colours[index % colours.length] ?? b.p.a,
      ),
    );
  });
  return (
    stroke(
      `M0 ${n(y)} Q${n(w / 2)} ${n(y + sag * 2)} ${n(w)} ${n(y)}`,
      darker(b.p.near, 0.1),
      1.4,
    ) + flags
  );
}

function palm(x: number, y: number, size: number, fill: string, lean = 0): string {
  const topX = x + lean * size;
  const topY = y - size;
  const leaf = (angle: number): string =>
    group(
      `rotate(${angle} ${n(topX)} ${n(topY)})`,
      path(
        `M${n(topX)} ${n(topY)} q${n(size * 0.3)} ${n(-size * 0.22)} ${n(size * 0.62)} ${n(size * 0.1)} q${n(-size * 0.34)} ${n(-size * 0.06)} ${n(-size * 0.62)} ${n(-size * 0.02)}Z`,
        fill,
      ),
    );
  return (
    stroke(
      `M${n(x)} ${n(y)} Q${n(x + lean * size * 0.2)} ${n(y - size * 0.5)} ${n(topX)} ${n(topY)}`,
      fill,
      size * 0.06,
    ) + [-10, 28, 70, 150, 190, 235].map(leaf).join('')
  );
}

function house(
  b: Brush,
  x: number,
  base: number,
  w: number,
  h: number,
  fill: string,
  roof: boolean,
): string {
  const lit = b.p.glow;
  const windows = times(Math.max(1, Math.floor(w / 16)), (column) =>
    times(Math.max(1, Math.floor(h / 20)), (row) =>
      b.r.chance(0.62)
        ? rect(
            x + 6 + column * 15,
            base - h + 8 + row * 18,
            7,
            9,
            lit,
            1,
            `opacity="${n(0.45 + b.r.next() * 0.5)}"`,
          )
        : '',
    ),
  );
  return (
    rect(x, base - h, w, h + 40, fill) +
    (roof
      ? polygon(
          [
            [x - 6, base - h],
            [x + w + 6, base - h],
            [x + w * 0.78, base - h - 18],
            [x + w * 0.22, base - h - 18],
          ],
          darker(fill, 0.3),
        )
      : '') +
    windows
  );
}

function skyline(
  b: Brush,
  w: number,
  base: number,
  tall: number,
  fill: string,
  roof: boolean,
): string {
  let x = -10;
  let out = '';
  while (x < w) {
    const width = 26 + b.r.next() * 38;
    out += house(
      b,
      x,
      base,
      width,
      tall * (0.35 + b.r.next() * 0.65),
      mix(fill, b.p.sky[0], b.r.next() * 0.25),
      roof,
    );
    x += width + 2;
  }
  return out;
}

function lamp(b: Brush, x: number, y: number, size: number, colour: string): string {
  return (
    circle(x, y, size * 2.6, b.radial(colour, colour, { fade: true }), 'opacity=".4"') +
    ellipse(x, y, size, size * 0.86, colour) +
    ellipse(x, y, size * 0.45, size * 0.86, lighter(colour, 0.4), 'opacity=".6"') +
    rect(x - size * 0.35, y - size * 1.05, size * 0.7, size * 0.25, darker(colour, 0.5), 1) +
    rect(x - size * 0.35, y + size * 0.78, size * 0.7, size * 0.22, darker(colour, 0.5), 1) +
    stroke(`M${n(x)} ${n(y + size)} v${n(size * 0.6)}`, darker(colour, 0.3), size * 0.12)
  );
}

function lampString(
  b: Brush,
  w: number,
  y: number,
  sag: number,
  size: number,
  count: number,
): string {
  const colours = [b.p.a, b.p.b, b.p.c];
  return (
    stroke(`M0 ${n(y)} Q${n(w / 2)} ${n(y + sag * 2)} ${n(w)} ${n(y)}`, b.p.ink, 1.2) +
    times(count, (index) => {
      const t = (index + 0.5) / count;
      return lamp(
        b,
        w * t,
        y + sag * 4 * t * (1 - t) + size * 1.1,
        size,
        colours[index % 3] ?? b.p.a,
      );
    })
  );
}

function stall(b: Brush, x: number, base: number, size: number, stripe: string): string {
  const light = b.p.light;
  const awning = times(6, (index) =>
    path(
      `M${n(x + (size / 6) * index)} ${n(base - size * 0.62)} h${n(size / 6)} v${n(size * 0.16)} a${n(size / 12)} ${n(size / 12)} 0 0 1 ${n(-size / 6)} 0Z`,
      index % 2 === 0 ? stripe : light,
    ),
  );
  return (
    rect(x + size * 0.04, base - size * 0.5, size * 0.92, size * 0.5, darker(b.p.near, 0.2)) +
    rect(
      x + size * 0.08,
      base - size * 0.46,
      size * 0.84,
      size * 0.22,
      b.p.glow,
      0,
      'opacity=".75"',
    ) +
    rect(x, base - size * 0.24, size, size * 0.24, mix(stripe, b.p.near, 0.45)) +
    rect(x, base - size * 0.24, size, size * 0.045, lighter(stripe, 0.2)) +
    awning
  );
}

function rays(
  b: Brush,
  w: number,
  h: number,
  x: number,
  y: number,
  from: string,
  to: string,
  count = 14,
): string {
  const reach = Math.hypot(w, h);
  const wedge = 180 / count;
  return (
    rect(0, 0, w, h, from) +
    around(
      count,
      x,
      y,
      () =>
        polygon(
          [
            [x, y],
            [x + reach, y - Math.tan((wedge / 2) * (Math.PI / 180)) * reach],
            [x + reach, y + Math.tan((wedge / 2) * (Math.PI / 180)) * reach],
          ],
          to,
        ),
      b.r.next() * 20,
    )
  );
}

function weed(b: Brush, x: number, base: number, height: number, fill: string): string {
  const side = b.r.chance(0.5) ? 1 : -1;
  return path(
    `M${n(x - 6)} ${n(base)} q${n(-14 * side)} ${n(-height * 0.35)} ${n(2 * side)} ${n(-height * 0.62)} q${n(8 * side)} ${n(-height * 0.2)} ${n(2 * side)} ${n(-height * 0.38)} q${n(22 * side)} ${n(height * 0.25)} ${n(8 * side)} ${n(height * 0.5)} q${n(-10 * side)} ${n(height * 0.3)} ${n(4)} ${n(height * 0.5)}Z`,
    fill,
  );
}

function leaves(
  b: Brush,
  w: number,
  h: number,
  fill: string,
  corners: readonly ('tl' | 'tr' | 'bl' | 'br')[],
): string {
  const leaf = (angle: number, size: number): string =>
    group(
      `rotate(${angle})`,
      path(
        `M0 0 Q${n(size * 0.5)} ${n(-size * 0.32)} ${size} 0 Q${n(size * 0.5)} ${n(size * 0.32)} 0 0Z`,
        fill,
      ) + stroke(`M0 0 H${n(size * 0.9)}`, lighter(fill, 0.12), 1.4),
    );
  const place = { tl: [0, 0, 45], tr: [w, 0, 135], bl: [0, h, -45], br: [w, h, -135] } as const;
  return corners
    .map((corner) => {
      const [x, y, turn] = place[corner];
      return group(
        `translate(${x} ${y})`,
        [-52, -26, 0, 28, 54].map((offset) => leaf(turn + offset, 70 + b.r.next() * 45)).join(''),
      );
    })
    .join('');
}

const bokeh = (b: Brush, w: number, h: number, count: number): string =>
  times(count, () =>
    circle(
      b.r.next() * w,
      b.r.next() * h,
      6 + b.r.next() * 20,
      b.r.pick([b.p.a, b.p.b, b.p.c, b.p.light]),
      `opacity="${n(0.1 + b.r.next() * 0.18)}"`,
    ),
  );

/** The places of the fair and beyond it. Each draws the whole ground of a picture of any size. */
export const BACKDROPS = {
  orchard: (b, w, h) =>
    sky(b, w, h) +
    circle(w * 0.78, h * 0.26, h * 0.15, b.p.light, 'opacity=".9"') +
    hills(b, w, h, h * 0.6, 26, b.p.far) +
    times(7, (i) => {
      const x = w * (i / 6.2);
      const y = h * (0.63 + (i % 2) * 0.06);
      return (
        rect(x - 3, y, 6, 30, darker(b.p.near)) +
        circle(x, y - 8, 25, b.p.mid) +
        circle(x - 9, y - 14, 15, lighter(b.p.mid, 0.13)) +
        times(4, () =>
          circle(x + (b.r.next() - 0.5) * 36, y - 8 + (b.r.next() - 0.5) * 32, 3.4, b.p.a),
        )
      );
    }) +
    hills(b, w, h, h * 0.82, 14, b.p.near, 2),
  sunburst: (b, w, h) =>
    rays(
      b,
      w,
      h,
      w / 2,
      h * 0.62,
      mix(b.p.sky[1], b.p.glow, 0.15),
      mix(b.p.sky[1], b.p.sky[0], 0.35),
      13,
    ) +
    circle(
      w / 2,
      h * 0.62,
      h * 0.42,
      b.radial(b.p.glow, b.p.glow, { fade: true }),
      'opacity=".75"',
    ) +
    hills(b, w, h, h * 0.88, 12, b.p.near, 3),
  rays: (b, w, h) =>
    rays(b, w, h, w / 2, h * 0.5, b.p.sky[0], mix(b.p.sky[0], b.p.sky[1], 0.55), 18) +
    circle(w / 2, h / 2, h * 0.55, b.radial(b.p.glow, b.p.glow, { fade: true }), 'opacity=".55"') +
    bokeh(b, w, h, 9),
  stalls: (b, w, h) =>
    sky(b, w, h) +
    stars(b, w, h * 0.4, 16) +
    skyline(b, w, h * 0.6, h * 0.3, b.p.far, true) +
    times(Math.ceil(w / 128) + 1, (i) =>
      stall(b, i * 132 - 60, h * 0.84, 118, [b.p.a, b.p.c, b.p.b][i % 3] ?? b.p.a),
    ) +
    rect(0, h * 0.84, w, h * 0.16, b.p.near) +
    lampString(b, w, h * 0.06, 16, 8, Math.round(w / 52)),
  lanternStreet: (b, w, h) =>
    sky(b, w, h) +
    stars(b, w, h * 0.5, 18) +
    polygon(
      [
        [0, h * 0.1],
        [w * 0.34, h * 0.42],
        [w * 0.34, h],
        [0, h],
      ],
      b.p.mid,
    ) +
    polygon(
      [
        [w, h * 0.1],
        [w * 0.66, h * 0.42],
        [w * 0.66, h],
        [w, h],
      ],
      b.p.mid,
    ) +
    polygon(
      [
        [w * 0.34, h * 0.7],
        [w * 0.66, h * 0.7],
        [w * 1.05, h],
        [w * -0.05, h],
      ],
      b.p.near,
    ) +
    rect(w * 0.34, h * 0.5, w * 0.32, h * 0.22, b.p.far) +
    circle(w / 2, h * 0.6, h * 0.35, b.radial(b.p.glow, b.p.glow, { fade: true }), 'opacity=".6"') +
    times(
      4,
      (i) =>
        rect(
          w * (0.04 + i * 0.075),
          h * (0.34 + i * 0.06),
          w * 0.035,
          h * 0.16 - i * 5,
          b.p.glow,
          2,
          'opacity=".75"',
        ) +
        rect(
          w * (0.925 - i * 0.075),
          h * (0.34 + i * 0.06),
          w * 0.035,
          h * 0.16 - i * 5,
          b.p.glow,
          2,
          'opacity=".75"',
        ),
    ) +
    lampString(b, w, h * 0.02, 20, 11, Math.round(w / 60)) +
    lampString(b, w, h * 0.24, 16, 6, Math.round(w / 44)),
  river: (b, w, h) =>
    sky(b, w, h) +
    stars(b, w, h * 0.4, 18) +
    moon(b, w * 0.2, h * 0.22, h * 0.09) +
    skyline(b, w, h * 0.58, h * 0.26, b.p.far, true) +
    rect(0, h * 0.58, w, h * 0.42, b.linear(b.p.mid, b.p.near)) +
    times(9, (i) => {
      const x = w * ((i + 0.5) / 9);
      return (
        rect(x - 3, h * 0.6, 6, h * (0.14 + b.r.next() * 0.2), b.p.glow, 3, 'opacity=".4"') +
        ellipse(x + 14, h * (0.68 + (i % 3) * 0.09), 11, 2.2, b.p.light, 'opacity=".3"')
      );
    }) +
    lampString(b, w, h * 0.4, 14, 7, Math.round(w / 46)),
  rooftops: (b, w, h) =>
    sky(b, w, h) +
    stars(b, w, h * 0.6, 30) +
    moon(b, w * 0.76, h * 0.24, h * 0.13) +
    skyline(b, w, h * 0.78, h * 0.24, b.p.far, true) +
    times(
      Math.ceil(w / 110) + 1,
      (i) =>
        polygon(
          [
            [i * 120 - 70, h * 0.86],
            [i * 120 - 10, h * 0.7],
            [i * 120 + 50, h * 0.86],
          ],
          b.p.mid,
        ) +
        rect(i * 120 - 62, h * 0.86, 104, h * 0.2, b.p.near) +
        rect(i * 120 - 30, h * 0.9, 16, 18, b.p.glow, 1, 'opacity=".8"'),
    ),
  night: (b, w, h) =>
    sky(b, w, h) +
    stars(b, w, h * 0.8, 44) +
    moon(b, w * (0.2 + b.r.next() * 0.6), h * 0.2, h * 0.08) +
    hills(b, w, h, h * 0.72, 24, b.p.far) +
    times(8, (i) =>
      polygon(
        [
          [w * (i / 7.4) - 26, h * 0.86],
          [w * (i / 7.4), h * (0.72 + (i % 3) * 0.03)],
          [w * (i / 7.4) + 26, h * 0.86],
        ],
        i % 2 === 0 ? mix(b.p.a, b.p.near, 0.35) : mix(b.p.b, b.p.near, 0.4),
      ),
    ) +
    rect(0, h * 0.85, w, h * 0.15, b.p.near) +
    bunting(b, w, h * 0.02, 14, [b.p.a, b.p.b, b.p.c, b.p.light]),
  city: (b, w, h) =>
    sky(b, w, h) +
    circle(
      w * 0.5,
      h * 0.62,
      h * 0.5,
      b.radial(b.p.glow, b.p.glow, { fade: true }),
      'opacity=".55"',
    ) +
    skyline(b, w, h * 0.78, h * 0.62, mix(b.p.far, b.p.sky[1], 0.3), false) +
    skyline(b, w, h * 0.86, h * 0.4, b.p.mid, false) +
    rect(0, h * 0.84, w, h * 0.16, b.p.near) +
    times(Math.ceil(w / 60), (i) =>
      rect(i * 64 + 8, h * 0.93, 30, 3.4, b.p.b, 1.5, 'opacity=".8"'),
    ),
  fiesta: (b, w, h) =>
    sky(b, w, h) +
    hills(b, w, h, h * 0.66, 18, b.p.far, 4) +
    rect(w * 0.4, h * 0.36, w * 0.2, h * 0.4, b.p.mid) +
    polygon(
      [
        [w * 0.38, h * 0.37],
        [w * 0.5, h * 0.18],
        [w * 0.62, h * 0.37],
      ],
      darker(b.p.mid),
    ) +
    circle(w * 0.5, h * 0.46, h * 0.05, b.p.glow) +
    rect(0, h * 0.78, w, h * 0.22, b.p.near) +
    [0, 1, 2]
      .map((row) =>
        bunting(
          b,
          w,
          h * (0.02 + row * 0.1),
          12 + row * 6,
          [b.p.a, b.p.b, b.p.c, b.p.light],
          11 + row * 3,
        ),
      )
      .join('') +
    times(18, () =>
      circle(b.r.next() * w, h * (0.3 + b.r.next() * 0.6), 2.2, b.r.pick([b.p.a, b.p.b, b.p.c])),
    ),
  bulbs: (b, w, h) =>
    rect(0, 0, w, h, b.radial(b.p.sky[1], b.p.sky[0])) +
    bokeh(b, w, h, 12) +
    path(
      `M${n(w * 0.08)} ${h} V${n(h * 0.52)} A${n(w * 0.42)} ${n(h * 0.44)} 0 0 1 ${n(w * 0.92)} ${n(h * 0.52)} V${h}`,
      b.p.mid,
      `stroke="${b.p.a}" stroke-width="12"`,
    ) +
    times(25, (i) => {
      const t = Math.PI * (1 + i / 24);
      return circle(
        w * 0.5 + Math.cos(t) * w * 0.42,
        h * 0.52 + Math.sin(t) * h * 0.44,
        i % 2 === 0 ? 4.4 : 3.4,
        i % 2 === 0 ? b.p.light : b.p.b,
      );
    }) +
    circle(
      w / 2,
      h * 0.58,
      h * 0.42,
      b.radial(b.p.glow, b.p.glow, { fade: true }),
      'opacity=".5"',
    ) +
    rect(0, h * 0.9, w, h * 0.1, b.p.near),
  deco: (b, w, h) =>
    rect(0, 0, w, h, b.linear(b.p.sky[0], b.p.far)) +
    times(5, (i) =>
      circle(
        w / 2,
        h * 1.02,
        h * (1.06 - i * 0.17),
        i % 2 === 0 ? mix(b.p.far, b.p.a, 0.12 + i * 0.05) : mix(b.p.mid, b.p.sky[1], 0.3),
      ),
    ) +
    around(24, w / 2, h * 1.02, () =>
      rect(w / 2 - 0.8, h * 0.02, 1.6, h * 0.3, b.p.b, 0, 'opacity=".5"'),
    ) +
    rect(0, h * 0.93, w, h * 0.07, b.p.near) +
    rect(0, h * 0.925, w, 2.4, b.p.b, 0, 'opacity=".8"'),
  beach: (b, w, h) =>
    sky(b, w, h) +
    circle(w * 0.3, h * 0.48, h * 0.16, b.p.light, 'opacity=".92"') +
    rect(0, h * 0.52, w, h * 0.25, b.linear(mix(b.p.c, b.p.far, 0.3), mix(b.p.far, b.p.mid, 0.4))) +
    times(6, (i) =>
      ellipse(w * (0.1 + i * 0.17), h * (0.57 + (i % 3) * 0.05), 26, 2, b.p.light, 'opacity=".45"'),
    ) +
    path(
      `M0 ${n(h * 0.77)} Q${n(w * 0.3)} ${n(h * 0.7)} ${n(w * 0.6)} ${n(h * 0.77)} T${w} ${n(h * 0.74)} V${h} H0Z`,
      mix('#f3cf95', b.p.near, 0.22),
    ) +
    path(
      `M0 ${n(h * 0.79)} Q${n(w * 0.3)} ${n(h * 0.72)} ${n(w * 0.6)} ${n(h * 0.79)} T${w} ${n(h * 0.76)} V${n(h * 0.74)} Q${n(w * 0.8)} ${n(h * 0.7)} ${n(w * 0.6)} ${n(h * 0.76)} T0 ${n(h * 0.76)}Z`,
      b.p.light,
      'opacity=".7"',
    ) +
    palm(w * 0.9, h * 0.88, h * 0.5, b.p.near, -0.16) +
    palm(w * 0.06, h * 0.84, h * 0.36, darker(b.p.mid), 0.2),
  reef: (b, w, h) =>
    rect(0, 0, w, h, b.linear(lighter(b.p.far, 0.15), b.p.near)) +
    times(5, (i) =>
      polygon(
        [
          [w * (0.1 + i * 0.22), 0],
          [w * (0.18 + i * 0.22), 0],
          [w * (0.1 + i * 0.2) - 40, h],
          [w * (i * 0.2) - 60, h],
        ],
        b.p.light,
        'opacity=".08"',
      ),
    ) +
    hills(b, w, h, h * 0.82, 26, b.p.mid, 4) +
    times(7, (i) =>
      weed(
        b,
        w * (i / 6),
        h,
        50 + b.r.next() * 70,
        i % 2 === 0 ? mix(b.p.c, b.p.mid, 0.45) : mix(b.p.a, b.p.mid, 0.5),
      ),
    ) +
    times(5, (i) => {
      const x = w * (0.08 + i * 0.22);
      return stroke(
        `M${n(x)} ${h} V${n(h * 0.86)} m0 14 l-13 -16 m13 4 l14 -18`,
        i % 2 === 0 ? b.p.a : b.p.b,
        6,
        'opacity=".85"',
      );
    }) +
    times(14, () =>
      circle(
        b.r.next() * w,
        b.r.next() * h * 0.85,
        1.5 + b.r.next() * 4,
        'none',
        `stroke="${b.p.light}" stroke-opacity=".5"`,
      ),
    ),
  deep: (b, w, h) =>
    rect(0, 0, w, h, b.linear(b.p.mid, darker(b.p.near, 0.45))) +
    circle(w * 0.5, 0, h * 0.8, b.radial(b.p.glow, b.p.glow, { fade: true }), 'opacity=".35"') +
    hills(b, w, h, h * 0.86, 34, darker(b.p.near, 0.3), 3) +
    times(24, () =>
      circle(
        b.r.next() * w,
        b.r.next() * h,
        0.8 + b.r.next() * 1.8,
        b.r.pick([b.p.c, b.p.light, b.p.b]),
        `opacity="${n(0.3 + b.r.next() * 0.6)}"`,
      ),
    ) +
    times(4, (i) =>
      path(
        `M${n(w * (0.1 + i * 0.27))} ${n(h * (0.24 + (i % 2) * 0.22))} q10 -8 22 0 l8 -6 v12 l-8 -6 q-12 8 -22 0Z`,
        darker(b.p.mid, 0.25),
        'opacity=".7"',
      ),
    ),
  fields: (b, w, h) =>
    sky(b, w, h) +
    circle(w * 0.68, h * 0.4, h * 0.17, b.p.light, 'opacity=".9"') +
    peaks(b, w, h, h * 0.56, h * 0.24, b.p.far, 3) +
    times(6, (i) =>
      path(
        `M0 ${n(h * (0.58 + i * 0.075))} Q${n(w * 0.3)} ${n(h * (0.53 + i * 0.08))} ${n(w * 0.55)} ${n(h * (0.59 + i * 0.075))} T${w} ${n(h * (0.56 + i * 0.08))} V${h} H0Z`,
        mix(b.p.mid, i % 2 === 0 ? b.p.near : b.p.c, i % 2 === 0 ? 0.12 * i : 0.28),
      ),
    ) +
    times(22, (i) =>
      stroke(
        `M${n((w / 22) * i + 4)} ${h} q-3 -12 -6 -17 m6 17 q1 -13 3 -20 m-3 20 q5 -10 9 -14`,
        mix(b.p.c, b.p.near, 0.35),
        1.8,
      ),
    ),
  sky: (b, w, h) =>
    sky(b, w, h) +
    times(7, () => {
      const x = b.r.next() * w;
      const y = b.r.next() * h * 0.8;
      const s = 0.6 + b.r.next() * 0.9;
      return group(
        `translate(${n(x)} ${n(y)}) scale(${n(s)})`,
        path(
          'M-44 12 a15 15 0 0 1 14 -20 a21 21 0 0 1 38 -7 a16 16 0 0 1 26 12 a9 9 0 0 1 3 15Z',
          b.p.light,
          'opacity=".55"',
        ),
      );
    }) +
    hills(b, w, h, h * 0.9, 18, b.p.mid, 3) +
    hills(b, w, h, h * 0.95, 10, b.p.near, 2),
  sunset: (b, w, h) =>
    sky(b, w, h) +
    times(4, (i) =>
      circle(
        w * 0.5,
        h * 0.62,
        h * (0.52 - i * 0.1),
        i === 3 ? b.p.light : b.p.glow,
        `opacity="${i === 3 ? 0.95 : 0.16}"`,
      ),
    ) +
    times(3, (i) =>
      rect(
        w * (0.05 + i * 0.34),
        h * (0.16 + (i % 2) * 0.12),
        w * 0.2,
        5,
        b.p.light,
        2.5,
        'opacity=".35"',
      ),
    ) +
    hills(b, w, h, h * 0.68, 20, b.p.far) +
    hills(b, w, h, h * 0.78, 16, b.p.mid) +
    hills(b, w, h, h * 0.88, 10, b.p.near, 2),
  jungle: (b, w, h) =>
    rect(0, 0, w, h, b.radial(mix(b.p.glow, b.p.far, 0.5), b.p.near)) +
    times(6, (i) =>
      rect(
        w * (0.05 + i * 0.18),
        0,
        8 + b.r.next() * 14,
        h,
        mix(b.p.mid, b.p.near, 0.2 + (i % 2) * 0.4),
        0,
        'opacity=".75"',
      ),
    ) +
    times(5, (i) =>
      stroke(
        `M${n(w * (0.12 + i * 0.2))} 0 q${b.r.int(-24, 24)} ${n(h * 0.2)} ${b.r.int(-6, 6)} ${n(h * (0.2 + b.r.next() * 0.25))}`,
        mix(b.p.c, b.p.near, 0.5),
        3,
      ),
    ) +
    leaves(b, w, h, mix(b.p.c, b.p.mid, 0.55), ['tl', 'tr']) +
    leaves(b, w, h, darker(b.p.mid, 0.15), ['bl', 'br']),
  moonrise: (b, w, h) =>
    sky(b, w, h) +
    stars(b, w, h * 0.7, 34) +
    moon(b, w * 0.5, h * 0.46, h * 0.3, lighter(b.p.glow, 0.45)) +
    hills(b, w, h, h * 0.78, 18, b.p.far, 4) +
    times(11, (i) =>
      polygon(
        [
          [w * (i / 10) - 13, h * 0.92],
          [w * (i / 10), h * (0.68 + b.r.next() * 0.1)],
          [w * (i / 10) + 13, h * 0.92],
        ],
        b.p.mid,
      ),
    ) +
    rect(0, h * 0.89, w, h * 0.11, b.p.near),
  temple: (b, w, h) =>
    sky(b, w, h) +
    circle(
      w * 0.5,
      h * 0.5,
      h * 0.5,
      b.radial(b.p.glow, b.p.glow, { fade: true }),
      'opacity=".65"',
    ) +
    times(3, (i) => {
      const half = w * (0.13 + i * 0.1);
      const y = h * (0.3 + i * 0.17);
      return (
        path(
          `M${n(w / 2 - half - 24)} ${n(y)} q20 2 32 -20 H${n(w / 2 + half - 8)} q12 22 32 20 l-14 12 H${n(w / 2 - half - 10)}Z`,
          mix(b.p.a, b.p.mid, 0.35 + i * 0.12),
        ) +
        rect(w / 2 - half + 6, y + 11, half * 2 - 12, h * 0.13, mix(b.p.mid, b.p.near, 0.3)) +
        times(4 + i, (k) =>
          rect(
            w / 2 - half + 14 + k * ((half * 2 - 34) / (3 + i)),
            y + 16,
            6,
            h * 0.1,
            b.p.glow,
            1,
            'opacity=".7"',
          ),
        )
      );
    }) +
    rect(0, h * 0.8, w, h * 0.2, b.p.near) +
    times(4, (i) =>
      rect(
        w * 0.3 - i * 20,
        h * (0.8 + i * 0.05),
        w * 0.4 + i * 40,
        h * 0.05,
        mix(b.p.mid, b.p.near, i * 0.25),
      ),
    ),
  mountains: (b, w, h) =>
    sky(b, w, h) +
    circle(w * 0.26, h * 0.26, h * 0.1, b.p.light) +
    peaks(b, w, h, h * 0.7, h * 0.46, b.p.far, 3, true) +
    peaks(b, w, h, h * 0.84, h * 0.3, b.p.mid, 4) +
    rect(0, h * 0.68, w, 14, b.p.light, 7, 'opacity=".14"') +
    hills(b, w, h, h * 0.88, 12, b.p.near, 3),
  pond: (b, w, h) =>
    sky(b, w, h) +
    hills(b, w, h, h * 0.42, 16, b.p.far, 4) +
    rect(0, h * 0.48, w, h * 0.52, b.linear(mix(b.p.mid, b.p.c, 0.25), b.p.near)) +
    times(9, () => {
      const x = b.r.next() * w;
      const y = h * (0.56 + b.r.next() * 0.4);
      const s = 14 + b.r.next() * 20;
      return path(
        `M${n(x)} ${n(y)} L${n(x + s)} ${n(y - s * 0.16)} A${n(s)} ${n(s * 0.4)} 0 1 1 ${n(x + s * 0.9)} ${n(y + s * 0.2)}Z`,
        mix('#5fae57', b.p.mid, 0.35),
      );
    }) +
    times(8, (i) =>
      stroke(
        `M${n(w * (i < 4 ? 0.02 + i * 0.04 : 0.84 + (i - 4) * 0.045))} ${n(h * 0.95)} q4 ${n(-h * 0.2)} ${b.r.int(-5, 9)} ${n(-h * (0.3 + b.r.next() * 0.2))}`,
        mix(b.p.c, b.p.near, 0.5),
        3.4,
      ),
    ),
  garden: (b, w, h) =>
    sky(b, w, h) +
    hills(b, w, h, h * 0.62, 22, b.p.far, 3) +
    times(Math.ceil(w / 22), (i) =>
      rect(i * 22 + 3, h * 0.56, 12, h * 0.26, lighter(b.p.mid, 0.22), 3),
    ) +
    rect(0, h * 0.63, w, 6, lighter(b.p.mid, 0.22)) +
    rect(0, h * 0.8, w, h * 0.2, b.p.near) +
    times(24, (i) => {
      const x = (w / 23) * i;
      const y = h * (0.78 + b.r.next() * 0.15);
      const colour = b.r.pick([b.p.a, b.p.b, b.p.light, b.p.c]);
      return (
        stroke(`M${n(x)} ${h} L${n(x)} ${n(y)}`, mix(b.p.c, b.p.near, 0.5), 2) +
        around(5, x, y, () => ellipse(x, y - 5, 3.4, 5, colour)) +
        circle(x, y, 2.6, b.p.ink)
      );
    }),
  seaNight: (b, w, h) =>
    sky(b, w, h) +
    stars(b, w, h * 0.55, 30) +
    moon(b, w * 0.72, h * 0.24, h * 0.12) +
    times(5, (i) => {
      const y = h * (0.6 + i * 0.085);
      const period = w / (7 - i);
      let d = `M${n(-period + i * 13)} ${n(y)}`;
      for (let x = -period; x < w + period; x += period)
        d += ` q${n(period / 4)} ${n(-13 - i * 2)} ${n(period / 2)} 0 t${n(period / 2)} 0`;
      return path(`${d} V${h} H-80Z`, mix(mix(b.p.far, b.p.c, 0.18), b.p.near, i * 0.23));
    }),
  cave: (b, w, h) =>
    rect(0, 0, w, h, b.radial(mix(b.p.glow, b.p.mid, 0.35), b.p.near)) +
    times(9, (i) => {
      const x = w * (i / 8);
      const len = h * (0.14 + b.r.next() * 0.26);
      return (
        polygon(
          [
            [x - 26, 0],
            [x + 26, 0],
            [x + 4, len],
          ],
          darker(b.p.near, 0.15),
        ) +
        (i % 2 === 0
          ? polygon(
              [
                [x - 30, h],
                [x + 24, h],
                [x - 2, h - len * 0.55],
              ],
              darker(b.p.near, 0.3),
            )
          : '')
      );
    }) +
    times(7, () => {
      const x = b.r.next() * w;
      const y = h * (0.7 + b.r.next() * 0.22);
      const c = b.r.pick([b.p.a, b.p.c, b.p.b]);
      return (
        polygon(
          [
            [x, y - 20],
            [x + 8, y - 6],
            [x + 5, y + 16],
            [x - 5, y + 16],
            [x - 8, y - 6],
          ],
          c,
          'opacity=".85"',
        ) +
        polygon(
          [
            [x, y - 20],
            [x + 8, y - 6],
            [x, y + 16],
          ],
          lighter(c, 0.4),
          'opacity=".7"',
        )
      );
    }),
  lava: (b, w, h) =>
    sky(b, w, h, '#23061c', '#b52b1e') +
    circle(
      w / 2,
      h * 0.5,
      h * 0.6,
      b.radial('#ffb347', '#ff6a2b', { fade: true }),
      'opacity=".75"',
    ) +
    peaks(b, w, h, h * 0.7, h * 0.25, '#5c1422', 4) +
    rect(0, h * 0.8, w, h * 0.2, '#2a0a1a') +
    times(5, (i) =>
      stroke(`M${n(w * (0.05 + i * 0.22))} ${n(h * 0.82)} q18 12 40 4 t44 10`, '#ffb02e', 4),
    ) +
    times(22, () => circle(b.r.next() * w, b.r.next() * h * 0.8, 1 + b.r.next() * 2, '#ffcf6b')),
  space: (b, w, h) =>
    rect(0, 0, w, h, b.linear(darker(b.p.sky[0], 0.5), mix(b.p.sky[0], b.p.sky[1], 0.5), 60)) +
    ellipse(
      w * 0.3,
      h * 0.4,
      w * 0.5,
      h * 0.3,
      b.radial(b.p.a, b.p.a, { fade: true }),
      `opacity=".3" transform="rotate(-24 ${n(w * 0.3)} ${n(h * 0.4)})"`,
    ) +
    ellipse(
      w * 0.75,
      h * 0.6,
      w * 0.4,
      h * 0.24,
      b.radial(b.p.c, b.p.c, { fade: true }),
      `opacity=".28" transform="rotate(-30 ${n(w * 0.75)} ${n(h * 0.6)})"`,
    ) +
    stars(b, w, h, 60) +
    times(4, () => star(b.r.next() * w, b.r.next() * h, 7, 1.4, 4, b.p.light)) +
    circle(w * 0.88, h * 0.84, h * 0.17, b.linear(b.p.b, darker(b.p.b, 0.5), 40)) +
    circle(w * 0.1, h * 0.14, h * 0.06, b.linear(b.p.c, darker(b.p.c, 0.5), 40)),
  grid: (b, w, h) =>
    rect(0, 0, w, h, b.linear(darker(b.p.sky[0], 0.35), b.p.sky[1])) +
    circle(w / 2, h * 0.52, h * 0.34, b.linear(b.p.b, b.p.a)) +
    times(5, (i) =>
      rect(w / 2 - h * 0.36, h * (0.53 + i * 0.056), h * 0.72, 2.5 + i * 1.4, b.p.sky[1]),
    ) +
    rect(0, h * 0.7, w, h * 0.3, darker(b.p.near, 0.3)) +
    times(6, (i) => rect(0, h * (0.7 + 0.3 * (i / 6) ** 1.7), w, 1.6, b.p.c, 0, 'opacity=".8"')) +
    times(17, (i) =>
      stroke(
        `M${n(w / 2 + (i - 8) * (w / 26))} ${n(h * 0.7)} L${n(w / 2 + (i - 8) * (w / 7))} ${h}`,
        b.p.c,
        1.2,
        'opacity=".65"',
      ),
    ),
  curtain: (b, w, h) =>
    rect(0, 0, w, h, b.radial(mix(b.p.sky[1], b.p.glow, 0.3), b.p.sky[0])) +
    polygon(
      [
        [w * 0.5 - 20, 0],
        [w * 0.5 + 20, 0],
        [w * 0.84, h],
        [w * 0.16, h],
      ],
      b.p.light,
      'opacity=".16"',
    ) +
    times(5, (i) => {
      const cloth = i % 2 === 0 ? b.p.a : darker(b.p.a, 0.22);
      const x = i * w * 0.055;
      return (
        path(
          `M${n(x)} 0 h${n(w * 0.06)} q4 ${n(h * 0.5)} ${n(-w * 0.035 - i * 4)} ${h} h${n(-w * 0.05)} q6 ${n(-h * 0.5)} 0 ${-h}Z`,
          darker(cloth, 0.25),
        ) +
        path(
          `M${n(w - x)} 0 h${n(-w * 0.06)} q-4 ${n(h * 0.5)} ${n(w * 0.035 + i * 4)} ${h} h${n(w * 0.05)} q-6 ${n(-h * 0.5)} 0 ${-h}Z`,
          darker(cloth, 0.25),
        )
      );
    }) +
    path(
      `M0 0 H${w} V${n(h * 0.08)} ${times(6, (i) => `Q${n(w - (w / 6) * (i + 0.5))} ${n(h * 0.22)} ${n(w - (w / 6) * (i + 1))} ${n(h * 0.08)} `)}Z`,
      darker(b.p.a, 0.12),
      `stroke="${b.p.b}" stroke-width="3"`,
    ) +
    ellipse(w / 2, h * 0.92, w * 0.38, h * 0.1, b.p.light, 'opacity=".2"'),
  salon: (b, w, h) =>
    rect(0, 0, w, h, b.linear(b.p.sky[0], b.p.far)) +
    times(4, (i) => {
      const x = w * (0.13 + i * 0.25);
      return (
        circle(
          x,
          h * 0.16,
          h * 0.2,
          b.radial(b.p.glow, b.p.glow, { fade: true }),
          'opacity=".55"',
        ) +
        stroke(`M${n(x)} 0 V${n(h * 0.12)}`, b.p.ink, 2) +
        path(`M${n(x - 14)} ${n(h * 0.18)} q14 -26 28 0Z`, b.p.b)
      );
    }) +
    rect(0, h * 0.28, w, h * 0.34, mix(b.p.mid, b.p.far, 0.4)) +
    times(Math.ceil(w / 80), (i) => rect(i * 80 + 12, h * 0.32, 56, h * 0.26, b.p.mid, 4)) +
    path(
      `M0 ${h} V${n(h * 0.76)} Q${n(w / 2)} ${n(h * 0.52)} ${w} ${n(h * 0.76)} V${h}Z`,
      mix('#1d7a5b', b.p.mid, 0.35),
      `stroke="${darker(b.p.a, 0.35)}" stroke-width="9"`,
    ) +
    stroke(
      `M${n(w * 0.06)} ${n(h * 0.86)} Q${n(w / 2)} ${n(h * 0.64)} ${n(w * 0.94)} ${n(h * 0.86)}`,
      b.p.light,
      1.8,
      'opacity=".5"',
    ),
  stadium: (b, w, h) =>
    rect(0, 0, w, h, b.linear(b.p.sky[0], b.p.sky[1])) +
    times(4, (i) => {
      const x = w * (0.12 + i * 0.253);
      return (
        polygon(
          [
            [x - 9, h * 0.1],
            [x + 9, h * 0.1],
            [x + 70 - i * 40, h * 0.9],
            [x - 50 - i * 20, h * 0.9],
          ],
          b.p.light,
          'opacity=".1"',
        ) +
        rect(x - 22, h * 0.05, 44, 14, b.p.ink, 3) +
        times(4, (k) => circle(x - 15 + k * 10, h * 0.05 + 7, 4, b.p.light))
      );
    }) +
    path(
      `M0 ${n(h * 0.4)} Q${n(w / 2)} ${n(h * 0.56)} ${w} ${n(h * 0.4)} V${n(h * 0.74)} H0Z`,
      b.p.mid,
    ) +
    times(90, () => {
      const x = b.r.next() * w;
      const dip = (1 - ((2 * x) / w - 1) ** 2) * h * 0.08;
      return circle(
        x,
        h * 0.43 + dip + b.r.next() * h * 0.22,
        2.3,
        b.r.pick([b.p.a, b.p.b, b.p.c, b.p.light]),
        'opacity=".7"',
      );
    }) +
    rect(0, h * 0.72, w, h * 0.28, mix('#2f9a5a', b.p.near, 0.35)) +
    times(6, (i) =>
      polygon(
        [
          [w * (i / 6), h * 0.72],
          [w * ((i + 0.5) / 6), h * 0.72],
          [w * ((i + 0.5) / 6) + (i - 2.5) * 26, h],
          [w * (i / 6) + (i - 3) * 26, h],
        ],
        b.p.light,
        'opacity=".09"',
      ),
    ),
} as const satisfies Record<string, Backdrop>;

export type BackdropId = keyof typeof BACKDROPS;
