import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Built or not, the code's own files. */
const CODE_FILE = /(?<!\.test|\.d)\.(ts|js)$/;
/** What an index and its cards are made with. */
const FOLDERS = ['../search/', './'];
const FILES = ['../picture-paths', '../catalogue.vocabulary'];

/** A hash over the code that makes an index: one that other code made is not taken over. */
export async function codeHash(): Promise<string> {
  const here = import.meta.url;
  const extension = here.slice(here.lastIndexOf('.'));
  const files = FILES.map(file => new URL(file + extension, here));
  for (const folder of FOLDERS) {
    const names = await readdir(fileURLToPath(new URL(folder, here)));
    for (const name of names.filter(each => CODE_FILE.test(each)).sort())
      files.push(new URL(folder + name, here));
  }
  // Normalising text and lower case are the runtime's.
  const hash = createHash('sha256').update(`${process.versions.node} ${process.versions.unicode}`);
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex');
}
