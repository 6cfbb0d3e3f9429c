import { particle } from '../../../shared/lib/particle';
import { formatNumber } from '../../../shared/lib/format';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { ChipButton } from '../../../shared/ui/chip';
import type { ImportedName } from '../api/training-import.api';

interface UnknownNamesProps {
  names: readonly ImportedName[];
  /** While a choice is being saved. */
  choosing: string | null;
  onChoose: (name: string, workoutId: number | null) => void;
  onSearch: (name: string) => void;
}

/** Names without a matching workout: the user says once what each means. */
export function UnknownNames({ names, choosing, onChoose, onSearch }: UnknownNamesProps) {
  return (
    <Card as="section" aria-labelledby="unknown-names">
      <h2 id="unknown-names" css={text.title}>
        어떤 운동인지 알려 주세요
      </h2>
      <p css={[text.body2, { marginTop: space(1), color: color('text-2') }]}>
        한 번 고르면 다음에도 기억해요. 고르지 않은 운동은 가져오지 않아요.
      </p>
      <ul>
        {names.map(({ name, sets, candidates }) => (
          <li
            key={name}
            aria-busy={choosing === name || undefined}
            css={{
              padding: space(4, 0),
              borderTop: `1px solid ${color('line')}`,
              '&:first-of-type': { borderTop: 0 },
              '&:last-of-type': { paddingBottom: 0 },
            }}
          >
            <h3 css={[text.body2, { fontWeight: 700, overflowWrap: 'anywhere' }]}>
              {name}{' '}
              <span css={{ fontWeight: 500, color: color('text-2'), whiteSpace: 'nowrap' }}>
                {formatNumber(sets)}세트
              </span>
            </h3>
            {candidates.length > 0 && <Candidates {...{ name, candidates, onChoose }} />}
            <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2), marginTop: space(3) }}>
              <Button
                variant="secondary"
                size="small"
                aria-label={`${name} 다른 운동 찾기`}
                onClick={() => onSearch(name)}
              >
                다른 운동 찾기
              </Button>
              <Button
                variant="secondary"
                size="small"
                aria-label={`${name}, 이 운동은 빼기`}
                onClick={() => onChoose(name, null)}
              >
                이 운동은 빼기
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The nearest workouts, one press each. */
function Candidates({
  name,
  candidates,
  onChoose,
}: Pick<ImportedName, 'name' | 'candidates'> & Pick<UnknownNamesProps, 'onChoose'>) {
  return (
    <div
      role="group"
      aria-label={`${particle(name, '와/과')} 비슷한 운동`}
      css={{ display: 'flex', flexWrap: 'wrap', gap: space(2), marginTop: space(3) }}
    >
      {candidates.map(({ id, koreanName }) => (
        <ChipButton key={id} onClick={() => onChoose(name, id)}>
          {koreanName}
        </ChipButton>
      ))}
    </div>
  );
}
