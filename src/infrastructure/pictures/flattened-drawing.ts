const DECLARED = /svg\{([^}]*)\}/;
const VARIABLE = /--([a-z]+):(#[0-9a-f]{3,6})/gi;
const WITH_CLASS = /<[a-zA-Z]+[^>]*\sclass="([^"]*)"[^>]*>/g;

/**
 * A drawing with the light theme's colours written into each element, because only browsers understand the CSS variables of its styles. Parts on
 * the far side get the colours of the near side.
 */
export function flattened(svg: string): string {
  const [, declared = ''] = DECLARED.exec(svg) ?? [];
  // Package drawings have plain styles.
  if (declared === '') return svg;
  const colours = new Map([...declared.matchAll(VARIABLE)].map(([, name, colour]) => [name!, colour!]));
  return svg.replace(/<style>.*?<\/style>/s, '').replace(WITH_CLASS, (tag: string, names: string) => {
    const classes = names.split(' ');
    // Parts that only the female figure has: the flattened drawing shows the male one.
    if (classes.includes('W')) return tag.replace(/\sclass="[^"]*"/, ' display="none"');
    const colour = classes.map(name => colours.get(name)).find(Boolean);
    const fill = colour && !/\sfill="/.test(tag) ? ` fill="${colour}"` : '';
    const stroke = colour && !/\sstroke="/.test(tag) ? ` stroke="${colour}"` : '';
    return tag.replace(/\sclass="[^"]*"/, fill + stroke);
  });
}
