import { useState } from 'react';
import { color, radius, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Checkbox } from '../../../shared/ui/checkbox';
import { Modal } from '../../../shared/ui/modal';
import { AGREEMENT_TEXTS } from '../agreement-texts';
import { AGREEMENTS } from '../signup-draft.store';
import type { Agreement } from '../signup-draft.store';

interface AgreementsProps {
  value: readonly Agreement[];
  onChange: (value: readonly Agreement[]) => void;
}

/** Three consents, the one to health data separate as the law requires, each readable before it is given. */
export function Agreements({ value, onChange }: AgreementsProps) {
  const [reading, setReading] = useState<Agreement | null>(null);
  const all = AGREEMENTS.every(agreement => value.includes(agreement));
  const toggle = (agreement: Agreement, agreed: boolean) =>
    onChange(AGREEMENTS.filter(each => (each === agreement ? agreed : value.includes(each))));

  return (
    <fieldset css={{ padding: space(2, 4), borderRadius: radius.card, background: color('surface-2') }}>
      <legend css={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}>
        약관 동의
      </legend>
      <Checkbox
        label={<strong>모두 동의해요</strong>}
        checked={all}
        onChange={event => onChange(event.target.checked ? AGREEMENTS : [])}
      />
      <div css={{ borderTop: `1px solid ${color('line')}` }}>
        {AGREEMENTS.map(agreement => (
          <div
            key={agreement}
            css={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space(2) }}
          >
            <Checkbox
              label={`(필수) ${AGREEMENT_TEXTS[agreement].title}`}
              checked={value.includes(agreement)}
              onChange={event => toggle(agreement, event.target.checked)}
            />
            <button
              type="button"
              aria-label={`${AGREEMENT_TEXTS[agreement].title} 내용 보기`}
              onClick={() => setReading(agreement)}
              css={[
                text.small,
                {
                  flex: 'none',
                  minWidth: 44,
                  minHeight: 44,
                  border: 0,
                  background: 'transparent',
                  color: color('text-2'),
                  textDecoration: 'underline',
                  textUnderlineOffset: 3,
                },
              ]}
            >
              보기
            </button>
          </div>
        ))}
      </div>
      {reading && (
        <Modal
          title={AGREEMENT_TEXTS[reading].title}
          onClose={() => setReading(null)}
          width={560}
          actions={
            <Button
              onClick={() => {
                toggle(reading, true);
                setReading(null);
              }}
            >
              동의해요
            </Button>
          }
        >
          <div css={{ display: 'grid', gap: space(4), marginTop: space(3) }}>
            {AGREEMENT_TEXTS[reading].sections.map(section => (
              <section key={section.heading}>
                <h3 css={text.title}>{section.heading}</h3>
                <p css={[text.body2, { marginTop: space(1), color: color('text-2') }]}>{section.body}</p>
              </section>
            ))}
          </div>
        </Modal>
      )}
    </fieldset>
  );
}
