/**
 * Writes pictures of the demo platform into a folder: `writePictures.ts <folder>`, with a JSON object on
 * standard input that has the picture of each file, such as `{ "cover/g-1-240.avif": "cover/100103-240.avif" }`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { generateGameList } from '../games';
import { encodeArt } from './artEncoder';
import { pictureOf } from './pictures';

const [folder = ''] = process.argv.slice(2);
const pictures = (await json(process.stdin)) as Record<string, string>;

const { games, vendors } = generateGameList();
const byId = new Map(games.map((game) => [game.id, game]));
const subjects = { vendors, game: (id: string) => byId.get(id) };

const filesByPicture = Map.groupBy(Object.keys(pictures), (file) => pictures[file] ?? '');
await Promise.all(
  [...filesByPicture].map(async ([picture, files]) => {
    const bytes = await bytesOf(picture);
    for (const name of files) {
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, bytes);
    }
  }),
);

async function bytesOf(picture: string): Promise<Buffer | string> {
  const [kind = '', file = ''] = picture.split('/');
  const found = pictureOf(kind, file, subjects);
  if (found === undefined) throw new Error(`The demo platform has no picture /art/${picture}.`);
  return typeof found === 'string' ? found : encodeArt(found);
}
