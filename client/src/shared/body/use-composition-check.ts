import { useState } from 'react';
import { resolveComposition } from './composition-input';
import type { Composition, CompositionDraft, CompositionOwner } from './composition-input';
import { compositionDoubt } from './composition-doubt';

/** The composition that may be saved. An implausible one must be confirmed first, and again after each change. */
export function useCompositionCheck(
  draft: CompositionDraft,
  owner: CompositionOwner,
  heightCm: number | null,
) {
  const [insistedOn, setInsistedOn] = useState<string | null>(null);
  const doubt = compositionDoubt(draft, owner, heightCm);
  const insisted = doubt !== null && insistedOn === doubt;
  const composition: Composition | null =
    doubt !== null && !insisted ? null : resolveComposition(draft, owner);
  return {
    composition,
    fields: { draft, owner, doubt, insisted, onInsist: (yes: boolean) => setInsistedOn(yes ? doubt : null) },
  };
}
