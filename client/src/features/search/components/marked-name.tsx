import { color } from '../../../shared/theme/theme';
import { highlight } from '../lib/highlight';

/** A name with the parts that match the keyword in brand blue. */
export function MarkedName({ name, keyword }: { name: string; keyword: string | null }) {
  const ranges = keyword ? highlight(keyword, name) : [];
  if (ranges.length === 0) return name;
  const ends = [0, ...ranges.map(([, end]) => end)];
  return (
    <>
      {ranges.map(([start, end], index) => (
        <span key={start}>
          {name.slice(ends[index], start)}
          <mark css={{ background: 'transparent', color: color('brand-text') }}>
            {name.slice(start, end)}
          </mark>
        </span>
      ))}
      {name.slice(ends.at(-1))}
    </>
  );
}
