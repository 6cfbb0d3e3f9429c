import type { Plugin } from 'vite';

/**
 * Lets the router's unused components (forms, links that prefetch for its framework) leave the build: a name given to each for developer tools
 * counts as a use of it. For `react-router` 7, whose build has no `__PURE__` notes.
 */
export function leanRouter(): Plugin {
  return {
    name: 'routineup-lean-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/production\// },
      handler: code => ({
        code: code
          .replace(/= (React\d*\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1')
          .replace(/^\w+\.displayName = "\w+";$/gm, ''),
        map: null,
      }),
    },
  };
}
