import { formatNumber } from '../../../shared/lib/format';
import type { DashboardData } from '../api/dashboard.api';
import { DashboardSection } from './dashboard-section';
import { FoldedTable } from './folded-table';
import { PlainTable } from './plain-table';

/** Where the catalogue leaves members without a choice. */
export function GapSections({ gaps, purposeGaps }: Pick<DashboardData, 'gaps' | 'purposeGaps'>) {
  return (
    <>
      <DashboardSection
        title={`운동의 빈틈 ${formatNumber(gaps.length)}곳`}
        note={
          gaps.length > 0
            ? '그 기구로 그 부위를 하는 운동이 하나뿐이라, 회원이 늘 같은 운동을 받아요.'
            : '부위와 기구마다 운동이 둘 이상 있어요.'
        }
      >
        {gaps.length > 0 && (
          <FoldedTable
            label="운동의 빈틈"
            unit="곳"
            heads={['부위', '기구', '하나뿐인 운동']}
            rows={gaps.map(({ bodyPart, machine, onlyWorkout }) => [bodyPart, machine, onlyWorkout])}
          />
        )}
      </DashboardSection>
      <DashboardSection
        title={`보충제의 빈틈 ${formatNumber(purposeGaps.length)}곳`}
        note={
          purposeGaps.length > 0
            ? '돕는 제품이 셋보다 적어, 알레르기나 예산에 따라 고를 것이 없을 수 있어요.'
            : '목적마다 돕는 제품이 셋 이상 있어요.'
        }
      >
        {purposeGaps.length > 0 && (
          <PlainTable
            label="보충제의 빈틈"
            heads={['목적', '제품 수', '돕는 제품']}
            rows={purposeGaps.map(({ purpose, products }) => [
              purpose,
              products.length,
              products.join(', ') || '–',
            ])}
          />
        )}
      </DashboardSection>
    </>
  );
}
