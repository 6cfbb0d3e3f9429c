/** The short numbers of Korean helplines. */
const HELP_LINE = /\b(1\d{3}(?:-\d{4})?)\b/u;

/** Text in which one tap calls a helpline; its number never wraps. */
export function HelplineText({ children }: { children: string }) {
  return children.split(HELP_LINE).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a
        key={part}
        href={`tel:${part}`}
        css={{ fontWeight: 700, textDecoration: 'underline', whiteSpace: 'nowrap' }}
      >
        {part}
      </a>
    ),
  );
}
