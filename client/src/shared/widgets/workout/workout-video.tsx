import ExternalLink from 'lucide-react/icons/external-link';
import { color, radius, space, text } from '../../theme/theme';
import { buttonStyle } from '../../ui/button-style';
import { videoAddress } from './video-link';
import { embedLink } from './embed-link';

interface WorkoutVideoProps {
  name: string;
  videoLink: string | null;
}

/** The workout's video in the page, or a search for one where no verified one is known. */
export function WorkoutVideo({ name, videoLink }: WorkoutVideoProps) {
  const embed = embedLink(videoLink);
  if (embed) {
    return (
      <iframe
        src={embed}
        title={`${name} 영상`}
        loading="lazy"
        allow="fullscreen; picture-in-picture; encrypted-media"
        allowFullScreen
        // The permissions a player needs; it must not navigate the page.
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="strict-origin-when-cross-origin"
        css={{
          display: 'block',
          width: '100%',
          aspectRatio: '16 / 9',
          border: 0,
          borderRadius: radius.card,
          background: color('surface-3'),
        }}
      />
    );
  }
  return (
    <div css={{ display: 'grid', justifyItems: 'start', gap: space(3) }}>
      <p css={{ color: color('text-2') }}>
        {videoLink
          ? '영상은 새 창에서 볼 수 있어요.'
          : '아직 고른 영상이 없어요. 이름으로 영상을 찾아볼 수 있어요.'}
      </p>
      <a
        href={videoAddress(name, videoLink)}
        target="_blank"
        rel="noopener noreferrer"
        css={buttonStyle('secondary', 'medium', false)}
      >
        <ExternalLink aria-hidden size={18} />
        {videoLink ? '영상 보기' : '영상 찾아보기'}
      </a>
    </div>
  );
}

/** The last resort below a player that shows the movement itself. */
export function VideoSearchLink({ name }: { name: string }) {
  return (
    <a
      href={videoAddress(name, null)}
      target="_blank"
      rel="noopener noreferrer"
      css={[
        text.small,
        {
          display: 'inline-flex',
          alignItems: 'center',
          gap: space(1),
          justifySelf: 'start',
          minHeight: 44,
          color: color('text-2'),
          textDecoration: 'underline',
        },
      ]}
    >
      <ExternalLink aria-hidden size={14} />
      영상 찾아보기
    </a>
  );
}
