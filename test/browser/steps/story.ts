/** Tests that each continue where the last ended: after one fails, the rest fail at once instead of timing out. */
export function story(): (name: string, step: () => Promise<void>) => void {
  let failed: string | null = null;
  return (name, step) => {
    test(name, async () => {
      if (failed !== null) throw new Error(`“${failed}” failed before`);
      failed = name;
      await step();
      failed = null;
    });
  };
}
