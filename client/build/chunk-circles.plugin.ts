import type { Plugin } from 'vite';

/**
 * Fails the build when files import each other in a circle, as a careless chunk split can do: a browser would run a chunk before its
 * dependencies and show a white page.
 */
export function refuseCircles(): Plugin {
  return {
    name: 'routineup-refuse-circles',
    apply: 'build',
    generateBundle(_, bundle) {
      const done = new Set<string>();
      const follow = (file: string, importing: readonly string[]) => {
        const chunk = bundle[file];
        if (done.has(file) || chunk?.type !== 'chunk') return;
        const path = [...importing, file];
        if (importing.includes(file))
          this.error(`Files import each other in a circle: ${path.slice(path.indexOf(file)).join(' → ')}`);
        for (const imported of chunk.imports) follow(imported, path);
        done.add(file);
      };
      for (const file of Object.keys(bundle)) follow(file, []);
    },
  };
}
