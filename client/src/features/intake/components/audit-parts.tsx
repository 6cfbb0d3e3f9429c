import type { ReactNode } from 'react';
import { formatNumber, formatWon } from '../../../shared/lib/format';
import { color, radius, space, text } from '../../../shared/theme/theme';
import { Card } from '../../../shared/ui/card';
import { Chip } from '../../../shared/ui/chip';
import { Fold } from '../../../shared/ui/fold';
import type { Audit } from '../api/intake.api';
import { SLOT_NAMES, SLOTS, VERDICTS } from '../lib/intake-words';
import { RuleSources } from './rule-sources';

export function AuditSection({
  title,
  note,
  children,
}: {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section css={{ marginTop: space(10) }}>
      <h2 css={text.h2}>{title}</h2>
      {note && <p css={[text.small, { marginTop: space(1), color: color('text-2') }]}>{note}</p>}
      <div css={{ marginTop: space(4) }}>{children}</div>
    </section>
  );
}

const CAPTION = [text.small, { marginTop: space(2), fontWeight: 600 }];

/** One item with its advice, the reason, and the rule's sources. */
export function AuditItem({ item }: { item: Audit['items'][number] }) {
  const { name, verdict, reason, sources, servingsNow, servingsPerDay, cautions, instead } = item;
  const { label, tone } = VERDICTS[verdict];
  const isLess = servingsPerDay < servingsNow;
  return (
    <Card as="li" padding={4}>
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space(1, 3) }}>
        <h3 css={[text.title, { flex: '1 1 6rem', minWidth: 0, overflowWrap: 'anywhere' }]}>{name}</h3>
        <Chip tone={tone}>{label}</Chip>
      </div>
      <p css={[text.body2, { marginTop: space(2) }]}>{reason}</p>
      <p css={[text.small, { marginTop: space(1), color: color('text-2') }]}>
        하루 {servingsNow}번{isLess && ` → ${servingsPerDay === 0 ? '안 먹기' : `${servingsPerDay}번`}`}
        {instead && ` ·\u00a0대신 ${instead}`}
      </p>
      {(sources.length > 0 || cautions.length > 0) && (
        <div css={{ marginTop: space(3) }}>
          <Fold
            title={[cautions.length > 0 && '주의할 점', sources.length > 0 && '출처']
              .filter(Boolean)
              .join('과 ')}
          >
            {cautions.join('\n')}
            {cautions.length > 0 && sources.length > 0 && <p css={CAPTION}>출처</p>}
            <RuleSources sources={sources} />
          </Fold>
        </div>
      )}
    </Card>
  );
}

/** The share of a limit that a day uses; above it red, and in words. */
export function NutrientBar({ nutrient }: { nutrient: Audit['nutrients'][number] }) {
  const { koreanName, unit, now, proposed, limit, fromCoffee, isCoffeeAssumed, fromMeals, names } = nutrient;
  const isOver = limit !== null && now > limit;
  const share = limit === null || limit === 0 ? (isOver ? 1 : 0) : Math.min(1, now / limit);
  const amount = (value: number) => `${formatNumber(value, 3)}${unit}`;
  return (
    <li css={{ padding: space(3, 0), borderTop: `1px solid ${color('line')}` }}>
      <div css={{ display: 'flex', justifyContent: 'space-between', gap: space(3), alignItems: 'baseline' }}>
        <span css={[text.body2, { fontWeight: 600 }]}>{koreanName}</span>
        <span css={[text.body2, { color: color(isOver ? 'error-text' : 'text'), fontWeight: 600 }]}>
          {amount(now)}
          <span css={{ color: color('text-2'), fontWeight: 400 }}>
            {limit !== null && ` / ${amount(limit)}`}
          </span>
        </span>
      </div>
      {limit !== null && (
        <div
          aria-hidden
          css={{
            height: 8,
            marginTop: space(2),
            borderRadius: 4,
            background: color('track'),
            overflow: 'hidden',
          }}
        >
          <div
            css={{ height: '100%', borderRadius: 'inherit', background: color(isOver ? 'error' : 'brand') }}
            style={{ width: `${share * 100}%` }}
          />
        </div>
      )}
      <p css={[text.small, { marginTop: space(1), color: color(isOver ? 'error-text' : 'text-2') }]}>
        {limit === null
          ? '한계량을 확인하지 못했어요.'
          : isOver
            ? `한도를 ${amount(Number((now - limit).toFixed(3)))} 넘어요.`
            : proposed === now && '알려진 양으로는 한도 안이에요.'}
        {(isOver || proposed !== now) && ` 권하는 대로면 ${amount(proposed)}이에요.`}
        {fromCoffee > 0 &&
          (isCoffeeAssumed
            ? ` 커피를 하루 2잔 드신다고 보고 ${amount(fromCoffee)}을 한도에서 뺐어요.`
            : ` 커피로 드시는 ${amount(fromCoffee)}은 한도에서 뺐어요.`)}
        {fromMeals > 0 && ` 식사로 드시는 ${amount(fromMeals)}쯤은 따로예요.`}
      </p>
      {names.length > 1 && (
        <p css={[text.small, { color: color('text-2') }]}>여러 제품에 들어 있어요: {names.join(', ')}</p>
      )}
    </li>
  );
}

/** Whose the limits are. */
export function LimitSources({ nutrients }: { nutrients: Audit['nutrients'] }) {
  const limited = nutrients.filter(({ sources }) => sources.length > 0);
  if (limited.length === 0) return null;
  return (
    <Fold title="한도의 출처">
      {limited.map(({ nutrient, koreanName, sources }) => (
        <RuleSources key={nutrient} of={koreanName} sources={sources} />
      ))}
    </Fold>
  );
}

/** The stack's monthly cost, and the proposal's; counts only products with a dated price. */
export function AuditCost({ cost: { now, proposed, unpriced } }: { cost: Audit['cost'] }) {
  const left = unpriced.length > 0 && (
    <p css={[text.small, { marginTop: space(2), color: color('text-2') }]}>
      최근 1년의 가격을 몰라서 뺀 것: {unpriced.join(', ')}
    </p>
  );
  if (now === null || proposed === null)
    return (
      <>
        <p css={text.body2}>날짜가 있는 가격이 없어서 값은 계산하지 않았어요.</p>
        {left}
      </>
    );
  const saved = now - proposed;
  const tile = (label: string, won: string, strong = false) => (
    <div css={{ flex: 1, minWidth: 0 }}>
      <p css={[text.small, { color: color('text-2') }]}>{label}</p>
      <p css={[text.title, strong && { color: color('success-text') }]}>{won}</p>
    </div>
  );
  return (
    <>
      <div
        css={{
          display: 'flex',
          gap: space(3),
          padding: space(4),
          borderRadius: radius.card,
          background: color('surface-2'),
        }}
      >
        {tile('지금 한 달', formatWon(now))}
        {tile('권하는 대로', formatWon(proposed))}
        {saved !== 0 && tile(saved > 0 ? '아끼는 돈' : '더 드는 돈', formatWon(Math.abs(saved)), saved > 0)}
      </div>
      {left}
    </>
  );
}

/** The five times of day with what is taken at each. */
export function AuditTimetable({ timetable: { items, rules, broken } }: { timetable: Audit['timetable'] }) {
  const used = SLOTS.filter(slot => items.some(({ slots }) => slots.includes(slot)));
  return (
    <>
      <ol css={{ display: 'grid', gap: space(2) }}>
        {used.map(slot => (
          <li
            key={slot}
            css={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: space(1, 3),
              padding: space(3, 4),
              overflowWrap: 'anywhere',
              borderRadius: radius.control,
              background: color('surface-2'),
            }}
          >
            <span css={[text.body2, { flex: '0 0 4rem', fontWeight: 700 }]}>{SLOT_NAMES[slot]}</span>
            <ul css={[text.body2, { flex: '1 1 9rem', minWidth: 0, display: 'grid', gap: space(1) }]}>
              {items
                .filter(({ slots }) => slots.includes(slot))
                .map(({ itemId, name, withFood }) => (
                  <li key={itemId ?? name}>
                    {name}
                    {withFood && <span css={{ color: color('text-2') }}> ·&nbsp;식사와 함께</span>}
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ol>
      {broken.length > 0 && (
        <p css={[text.body2, { marginTop: space(3), color: color('caution-text') }]}>
          어떤 시간표로도 지킬 수 없는 것이 있어요: {broken.join(', ')}. 하루 횟수를 줄일 수 있는지 약사에게
          물어보세요.
        </p>
      )}
      {rules.length > 0 && (
        <div css={{ marginTop: space(3) }}>
          <Fold title="살핀 규칙과 출처">
            {rules.map(({ text: rule, sources }) => (
              <div key={rule} css={{ marginBottom: space(2) }}>
                {rule}
                <RuleSources sources={sources} />
              </div>
            ))}
          </Fold>
        </div>
      )}
    </>
  );
}
