import { createElement, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { untilLoaded } from './until-loaded';

type Part<Props> = (props: Props) => ReactNode;

/**
 * A component in its own chunk, for parts beside the page: dialogs, toasts, menus. Until the chunk is here, `Meanwhile` or nothing is in
 * its place; while the server is out of reach that takes as long. `React.lazy` would never retry, and it shows a chunk that arrives at
 * once only after 300 ms.
 */
export function latePart<Props extends object>(
  load: () => Promise<Part<Props>>,
  Meanwhile?: Part<Props>,
): Part<Props> {
  let loaded: Part<Props> | undefined;
  return function LatePart(props) {
    const [Here, setHere] = useState(() => loaded);
    useEffect(() => {
      if (Here) return undefined;
      const leaving = new AbortController();
      untilLoaded(load, { signal: leaving.signal }).then(
        part => {
          loaded = part;
          setHere(() => part);
        },
        () => undefined,
      );
      return () => leaving.abort();
    }, [Here]);
    const Shown = Here ?? Meanwhile;
    return Shown ? createElement(Shown, props) : null;
  };
}
