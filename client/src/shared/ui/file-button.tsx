import type { ReactNode } from 'react';
import { color, radius, space, text } from '../theme/theme';

interface FileButtonProps {
  id: string;
  /** Names the field for screen readers, such as 그림. */
  label: string;
  accept: string;
  /** The chosen file; its name is shown beside the button. */
  file: File | null;
  icon?: ReactNode;
  describedBy?: string;
  onFile: (file: File | null) => void;
}

/** A file input in the product's style and language: the native one uses the browser's language. */
export function FileButton({ id, label, accept, file, icon, describedBy, onFile }: FileButtonProps) {
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3), minWidth: 0 }}>
      <label
        htmlFor={id}
        css={{
          position: 'relative',
          display: 'inline-flex',
          alignItems: 'center',
          gap: space(2),
          minHeight: 44,
          padding: space(2, 4),
          borderRadius: radius.small,
          background: color('surface-3'),
          fontSize: '0.875rem',
          fontWeight: 600,
          cursor: 'pointer',
          '&:has(:focus-visible)': { outline: `2px solid ${color('focus')}`, outlineOffset: 2 },
        }}
      >
        {icon}
        {file ? '다른 파일 고르기' : '파일 고르기'}
        <input
          id={id}
          type="file"
          aria-label={label}
          accept={accept}
          aria-describedby={describedBy}
          // Lets the user choose the same file again after correcting it.
          onClick={event => {
            event.currentTarget.value = '';
          }}
          onChange={event => onFile(event.target.files?.[0] ?? null)}
          css={{ position: 'absolute', inset: 0, opacity: 0, width: '100%', cursor: 'pointer' }}
        />
      </label>
      {file && <span css={[text.small, { color: color('text-2'), minWidth: 0 }]}>{file.name}</span>}
    </div>
  );
}
