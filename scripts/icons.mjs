// `npm run icons`: makes the PNG icons of the installed app from client/icons/*.svg. The output is committed.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './install.mjs';

const OUT = join(root, 'client/public/icons');
/** Launchers crop the maskable icon to their own shape; iOS rounds a full square itself. */
const ICONS = [
  ['icon', 192, 'icon-192'],
  ['icon', 512, 'icon-512'],
  ['maskable', 512, 'maskable-512'],
  ['maskable', 180, 'apple-touch-icon'],
];

mkdirSync(OUT, { recursive: true });
for (const [source, size, name] of ICONS) {
  await sharp(join(root, 'client/icons', `${source}.svg`), { density: 192 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(OUT, `${name}.png`));
}
