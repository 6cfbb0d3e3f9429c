import ShieldCheck from 'lucide-react/icons/shield-check';
import { color, radius, space, text } from '../../../shared/theme/theme';
import { Chip } from '../../../shared/ui/chip';
import type { WorkoutDetail } from '../../../shared/widgets/workout/workout.api';
import { DetailSection } from './detail-section';
import { WorkoutVideo } from '../../../shared/widgets/workout/workout-video';

const chips = { display: 'flex', flexWrap: 'wrap', gap: space(1.5) } as const;

/** Everything about a workout in words, from its description to its cautions. */
export function WorkoutFacts({ workout }: { workout: WorkoutDetail }) {
  const { koreanName, englishName, bodyPartKoreanName, machineKoreanName, mistakes, safety } = workout;
  return (
    <div css={{ display: 'grid', gap: space(8) }}>
      <div css={{ display: 'grid', gap: space(3) }}>
        <p lang="en" css={[text.title, { color: color('text-2'), fontWeight: 600 }]}>
          {englishName}
        </p>
        <ul aria-label="운동 부위" css={chips}>
          {bodyPartKoreanName.map((part, index) => (
            <li key={part}>
              <Chip tone={index === 0 ? 'brand' : 'neutral'}>{part}</Chip>
            </li>
          ))}
        </ul>
      </div>
      <DetailSection title="필요한 기구">
        <ul css={chips}>
          {machineKoreanName.map(machine => (
            <li key={machine}>
              <Chip>{machine}</Chip>
            </li>
          ))}
        </ul>
      </DetailSection>
      <DetailSection title="동작 방법">
        <p css={{ whiteSpace: 'pre-line' }}>{workout.description}</p>
      </DetailSection>
      {mistakes.length > 0 && (
        <DetailSection title="이런 실수를 조심하세요">
          <ol css={{ display: 'grid', gap: space(2) }}>
            {mistakes.map((mistake, index) => (
              <li key={mistake} css={{ display: 'flex', gap: space(3) }}>
                <span
                  aria-hidden
                  css={[
                    text.small,
                    {
                      display: 'grid',
                      placeItems: 'center',
                      flex: 'none',
                      width: 24,
                      height: 24,
                      marginTop: 1,
                      borderRadius: '50%',
                      background: color('caution-tint'),
                      color: color('caution-text'),
                      fontWeight: 700,
                    },
                  ]}
                >
                  {index + 1}
                </span>
                {mistake}
              </li>
            ))}
          </ol>
        </DetailSection>
      )}
      {safety && (
        <DetailSection title="안전하게 하려면">
          <p
            css={{
              display: 'flex',
              gap: space(3),
              padding: space(4),
              borderRadius: radius.control,
              background: color('surface-2'),
            }}
          >
            <ShieldCheck
              aria-hidden
              size={22}
              color={color('success-text')}
              css={{ flex: 'none', marginTop: 2 }}
            />
            {safety}
          </p>
        </DetailSection>
      )}
      <DetailSection title="영상">
        <WorkoutVideo name={koreanName} videoLink={workout.videoLink} />
      </DetailSection>
    </div>
  );
}
