import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { untilLoaded } from './until-loaded';

/**
 * A component in its own chunk, for parts beside the page: dialogs, toasts, menus. Until the chunk is here, `Meanwhile` or nothing is in
 * its place; while the server is out of reach that takes as long. `React.lazy` would never retry, and it shows a chunk that arrives at
 * once only after 300 ms.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
): (props: Props) => ReactNode {
  let loaded: ComponentType<Props> | undefined;
  return function LatePart(props) {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (Part) return undefined;
      const leaving = new AbortController();
      untilLoaded(load, { signal: leaving.signal }).then(
        part => {
          loaded = part;
          setPart(() => part);
        },
        () => undefined,
      );
      return () => leaving.abort();
    }, [Part]);
    const Shown = Part ?? Meanwhile;
    return Shown ? <Shown {...props} /> : null;
  };
}
