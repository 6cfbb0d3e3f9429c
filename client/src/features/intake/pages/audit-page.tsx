import { useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { KEPT_AFTER_MS } from '../../../shared/api/answer-or-kept';
import { hasCode } from '../../../shared/api/api.error';
import { formatWon } from '../../../shared/lib/format';
import { usePageTitle } from '../../../shared/lib/use-page-title';
import { useWaited } from '../../../shared/lib/use-waited';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { LinkButton } from '../../../shared/ui/link-button';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { NarrowPage } from '../../../shared/ui/narrow-page';
import { Notice } from '../../../shared/ui/notice';
import { PageHeader } from '../../../shared/ui/page-header';
import { Skeleton } from '../../../shared/ui/skeleton';
import { EmptyState } from '../../../shared/ui/state-message';
import { fetchAudit, intakeKeys, SAFETY_ONLY } from '../api/intake.api';
import type { Audit } from '../api/intake.api';
import {
  AuditCost,
  AuditItem,
  AuditSection,
  AuditTimetable,
  LimitSources,
  NutrientBar,
} from '../components/audit-parts';
import { RuleSources } from '../components/rule-sources';
import { AuditSheet } from '../components/audit-sheet';
import { AuditWishesForm } from '../components/audit-wishes';

function headline({ items }: Audit): string {
  const changed = items.filter(({ verdict }) => verdict !== 'keep').length;
  if (changed === 0) return `${items.length}가지에서 바꿀 것을 찾지 못했어요`;
  const whole = changed === items.length ? '' : `${items.length}가지 가운데 `;
  return `${whole}${changed}가지를 봐 주세요`;
}

function AddedProducts({ added }: { added: Audit['added'] }) {
  return (
    <AuditSection title="더하면 좋은 것" note="드시는 것을 셈에 넣고 골랐어요.">
      <ul css={{ display: 'grid', gap: space(3) }}>
        {added.map(({ id, koreanName, flavor, description, packsPrice, doseText }) => (
          <Card as="li" key={id} padding={4}>
            <h3 css={text.title}>
              <Link to={`/searchsupplement/1/supplementdetail/${id}`}>{koreanName}</Link>
            </h3>
            <p css={[text.small, { color: color('text-2') }]}>
              {flavor} ·&nbsp;{formatWon(packsPrice)} ·&nbsp;{doseText}
            </p>
            <p css={[text.body2, { marginTop: space(2) }]}>{description}</p>
          </Card>
        ))}
      </ul>
    </AuditSection>
  );
}

function AuditResult({ audit }: { audit: Audit }) {
  const { items, nutrients, pairs, cost, timetable, unmended, refusals, notes, added } = audit;
  return (
    <>
      <h2 css={[text.h1, { marginTop: space(2) }]}>{headline(audit)}</h2>
      <div css={{ display: 'grid', gap: space(2), marginTop: space(3) }}>
        {unmended.map(each => (
          <Notice key={each} tone="error">
            {each}
          </Notice>
        ))}
        {pairs.map(({ names, reason, sources }, index) => (
          // Two things may have one name.
          <Notice key={`${names.join()} ${index}`} tone="caution">
            {names.join(' + ')}: {reason}
            <RuleSources sources={sources} />
          </Notice>
        ))}
        {refusals.map(({ reason }) => (
          <Notice key={reason} tone="caution">
            {reason}
          </Notice>
        ))}
        {notes.map(note => (
          <Notice key={note} tone="info">
            {note}
          </Notice>
        ))}
      </div>
      <Link
        to="/mypage/health"
        css={[
          text.small,
          {
            display: 'inline-block',
            marginTop: space(3),
            color: color('text-2'),
            textDecoration: 'underline',
          },
        ]}
      >
        병·약·알레르기는 건강 정보에서 바꿔요
      </Link>
      <ul css={{ display: 'grid', gap: space(3), marginTop: space(3) }}>
        {items.map(item => (
          <AuditItem key={item.itemId} item={item} />
        ))}
      </ul>
      {added.length > 0 && <AddedProducts added={added} />}
      <AuditSection
        title="성분마다 하루에"
        note="제품에서 드시는 양이에요. 음식으로 드시는 양은 들어 있지 않아요."
      >
        <ul>
          {nutrients.map(nutrient => (
            <NutrientBar key={nutrient.nutrient} nutrient={nutrient} />
          ))}
        </ul>
        <LimitSources nutrients={nutrients} />
      </AuditSection>
      {timetable.items.length > 0 && (
        <AuditSection title="하루 시간표" note="밤 11시에 주무신다고 보고 짰어요.">
          <AuditTimetable timetable={timetable} />
        </AuditSection>
      )}
      <AuditSection title="한 달 값">
        <AuditCost cost={cost} />
      </AuditSection>
    </>
  );
}

/** 검사: advice for each item, worst first; then nutrients, the day's plan and the cost in won. */
export function AuditPage() {
  usePageTitle('영양제 검사');
  const [wishes, setWishes] = useState(SAFETY_ONLY);
  const audit = useQuery({
    queryKey: intakeKeys.audit(wishes),
    queryFn: () => fetchAudit(wishes),
    // Intake or health may have changed since: kept data shows only where no newer data comes soon.
    staleTime: 0,
    placeholderData: before => before,
  });
  const isNew = audit.isFetchedAfterMount || audit.isPlaceholderData;
  const isLate = useWaited(audit.isFetching, KEPT_AFTER_MS);
  const shown = isNew || isLate || audit.isError || audit.fetchStatus === 'paused' ? audit.data : undefined;
  return (
    <NarrowPage width={640}>
      <PageHeader title="영양제 검사" back backTo="/mypage/intake" flush />
      {shown === undefined ? (
        audit.isError ? (
          hasCode(audit.error, 'BODY_DATA_REQUIRED_EXCEPTION') ? (
            <EmptyState
              title="몸 정보가 있어야 검사할 수 있어요"
              action={<LinkButton to="/mypage/fixbodyinfo">몸 정보 입력하기</LinkButton>}
            />
          ) : (
            <LoadFailure query={audit} />
          )
        ) : (
          <div aria-busy css={{ display: 'grid', gap: space(3) }}>
            <Skeleton height={40} />
            <Skeleton height={128} round="var(--radius-card)" />
            <Skeleton height={128} round="var(--radius-card)" />
          </div>
        )
      ) : shown.items.length === 0 ? (
        <EmptyState
          title="검사할 것이 없어요"
          action={<LinkButton to="/mypage/intake">드시는 것 적기</LinkButton>}
        />
      ) : (
        <div aria-busy={audit.isFetching || undefined}>
          {!isNew && audit.isFetching && <Notice tone="info">지난번 검사예요. 새로 검사하고 있어요.</Notice>}
          <AuditResult audit={shown} />
          <AuditSection
            title="목적에 맞게 바꾸기"
            note="무엇을 위해 드시는지 고르면, 값을 따져 더하고 바꿀 것도 찾아요."
          >
            <AuditWishesForm
              wishes={wishes}
              onChange={wished => {
                setWishes(wished);
                // The answer is above the form.
                window.scrollTo({ top: 0 });
              }}
            />
          </AuditSection>
          <AuditSection
            title="약사·의사에게 보여 주기"
            note="드시는 것과 성분, 여쭤볼 것만 한 장에 담아요. 이름은 들어가지 않고, 여쭤볼 것에 병이나 약 이름이 나올 수 있어요."
          >
            <Button
              variant="secondary"
              size="large"
              icon={<Printer size={18} />}
              onClick={() => window.print()}
            >
              인쇄하기
            </Button>
          </AuditSection>
          <p css={[text.small, { marginTop: space(8), color: color('text-3') }]}>
            의학적 조언이 아니에요. 처방받은 것은 의사와 상의하기 전에 바꾸지 마세요.
          </p>
          <AuditSheet audit={shown} />
        </div>
      )}
    </NarrowPage>
  );
}
