import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { color, media, motion, radius, space, text } from '../theme/theme';

/** Size in px of a card and its picture on desktops. */
export const CARD_WIDTH = 312;
export const CARD_IMAGE_HEIGHT = 250;
/** About this many cards are visible at first on a desktop, and as many rows on a phone. */
export const FIRST_SCREEN = 4;

interface ResultCardProps {
  to: string;
  /** Loads its picture at once instead of lazily. */
  inFirstScreen: boolean;
  /** Null where there is none. */
  picture: string | null;
  /** Drawn packages fill less of the picture than exercises. */
  pictureInset?: number;
  name: ReactNode;
  /** Small text beside or below the name. */
  subtitle: ReactNode;
  /** Body parts or the price. */
  facts: ReactNode;
  description: string;
  /** Marks under the name. */
  marks?: ReactNode;
  /** About losing weight: not for every member. */
  forLosing?: boolean;
}

/** One result: a row with a small picture on phones, a card from tablets up. The whole card is the link. */
export function ResultCard({
  to,
  inFirstScreen,
  picture,
  pictureInset = 0,
  name,
  subtitle,
  facts,
  description,
  marks,
  forLosing = false,
}: ResultCardProps) {
  const [missing, setMissing] = useState(false);
  return (
    <li
      data-for-losing={forLosing || undefined}
      css={{
        position: 'relative',
        display: 'grid',
        alignContent: 'start',
        gridTemplateColumns: '116px minmax(0, 1fr)',
        overflow: 'hidden',
        borderRadius: radius.card,
        border: `1px solid ${color('line')}`,
        background: color('surface'),
        transition: `border-color ${motion.fast}`,
        [media.hover]: { '&:hover': { borderColor: color('line-strong') } },
        '&:has(:focus-visible)': { outline: `2px solid ${color('focus')}`, outlineOffset: 2 },
        [media.tiny]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        [media.tablet]: {
          gridTemplateColumns: 'minmax(0, 1fr)',
          gridTemplateRows: `${CARD_IMAGE_HEIGHT}px auto`,
        },
      }}
    >
      <div css={{ display: 'block', minHeight: 128, background: color('surface-2') }}>
        {!missing && picture !== null && (
          <img
            src={picture}
            alt=""
            loading={inFirstScreen ? undefined : 'lazy'}
            decoding={inFirstScreen ? undefined : 'async'}
            onError={() => setMissing(true)}
            css={{
              width: '100%',
              height: '100%',
              objectFit: 'contain',
              padding: pictureInset / 2,
              [media.tablet]: { padding: pictureInset },
            }}
          />
        )}
      </div>
      <div
        css={{
          display: 'grid',
          // Safari breaks a word at no bracket or middle dot: a long one must not widen the column.
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignContent: 'start',
          gap: space(1),
          minWidth: 0,
          padding: space(3, 4),
          [media.tablet]: { padding: space(4, 5, 5) },
        }}
      >
        <h3 css={text.title}>
          <Link
            to={to}
            css={{
              outline: 'none',
              // The link's name is the title; the clickable area is the whole card.
              '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
            }}
          >
            {name}
          </Link>
        </h3>
        <div css={[text.small, { color: color('text-2') }]}>{subtitle}</div>
        {marks && <div css={{ marginTop: space(1) }}>{marks}</div>}
        <div css={{ marginTop: space(1) }}>{facts}</div>
        <div
          css={[
            text.small,
            {
              display: '-webkit-box',
              WebkitLineClamp: 2,
              WebkitBoxOrient: 'vertical',
              overflow: 'hidden',
              marginTop: space(1),
              color: color('text-2'),
              [media.phoneOnly]: { display: 'none' },
            },
          ]}
        >
          {description}
        </div>
      </div>
    </li>
  );
}
