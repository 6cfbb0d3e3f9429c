const DECLARED = /svg\{([^}]*)\}/;
const VARIABLE = /--([a-z]+):(#[0-9a-f]{3,6})/gi;
const WITH_CLASS = /<[a-zA-Z]+[^>]*\sclass="([^"]*)"[^>]*>/g;

/**
 * A drawing in the colours of the light theme, written at each part: only browsers understand the variables of its styles. What is on
 * the far side has the colours of the near one.
 */
export function flattened(svg: string): string {
  const [, declared = ''] = DECLARED.exec(svg) ?? [];
  // Of packages the styles are plain.
  if (declared === '') return svg;
  const colours = new Map([...declared.matchAll(VARIABLE)].map(([, name, colour]) => [name!, colour!]));
  return svg.replace(/<style>.*?<\/style>/s, '').replace(WITH_CLASS, (tag: string, names: string) => {
    const classes = names.split(' ');
    // Of who is drawn by choice: neither is.
    if (classes.includes('W')) return tag.replace(/\sclass="[^"]*"/, ' display="none"');
    const colour = classes.map(name => colours.get(name)).find(Boolean);
    const fill = colour && !/\sfill="/.test(tag) ? ` fill="${colour}"` : '';
    const stroke = colour && !/\sstroke="/.test(tag) ? ` stroke="${colour}"` : '';
    return tag.replace(/\sclass="[^"]*"/, fill + stroke);
  });
}
