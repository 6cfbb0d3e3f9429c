import { color, layer, radius, space } from '../theme/theme';

/** First Tab stop: skips the navigation to the element with the id `main`. */
export function SkipLink() {
  return (
    <a
      href="#main"
      css={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: layer.toast,
        padding: space(2, 4),
        borderRadius: radius.small,
        background: color('inverse'),
        color: color('on-inverse'),
        fontWeight: 700,
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
    >
      본문으로 건너뛰기
    </a>
  );
}
