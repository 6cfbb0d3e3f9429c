/** A supplement's name without its parentheses. */
export const plainName = (name: string): string =>
  name
    .replace(/\s*[([][^)\]]*[)\]]/g, '')
    .replace(/\s+/g, ' ')
    .trim() || name;
