import type { KeyboardEvent } from 'react';

/**
 * Whether a key belongs to the input method, which composes a Korean syllable: Enter ends it, Escape drops it. Safari reports the end of the
 * composition before that key, whose code of 229 says whose it was.
 */
export const composes = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;
