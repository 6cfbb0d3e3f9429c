import { hasCode } from '../../api/api.error';
import { space, text } from '../../theme/theme';
import { useRules } from '../../validation/use-rules';
import { Choices } from './choices';
import type { HealthNotes } from './health.api';
import { CONDITION_OPTIONS, SURGERY_AREA_OPTIONS } from './health-options';
import { HealthQuestion } from './health-question';
import { WeeksField } from './weeks-field';

/** The conditions, and the follow-up questions of single ones. */
export type ToldConditions = Pick<
  HealthNotes,
  'conditions' | 'pregnancyWeeks' | 'postpartumWeeks' | 'surgeryAreas' | 'surgeryWeeks'
>;

interface ConditionsFieldProps {
  told: ToldConditions;
  onChange: (change: Partial<ToldConditions>) => void;
  note?: string;
  /** The server's answer to saving: its questions appear at their fields. */
  refusal: Error | null;
  /** Saves again, with the unlikely answer confirmed. */
  onConfirm: () => void;
  confirming: boolean;
}

/** The fields whose questions appear here. */
export const CONDITION_FIELDS = {
  conditions: null,
  pregnancyWeeks: null,
  postpartumWeeks: null,
  surgeryAreas: null,
  surgeryWeeks: null,
};

const FOLLOW_UP = { display: 'grid', gap: space(4), paddingTop: space(1) } as const;

/** Conditions that a physician has named, each with its follow-up questions below the chips. */
export function ConditionsField(props: ConditionsFieldProps) {
  const { told, onChange, note, refusal, onConfirm, confirming } = props;
  const { errors } = useRules(CONDITION_FIELDS, refusal);
  const has = (condition: HealthNotes['conditions'][number]) => told.conditions.includes(condition);
  return (
    <div css={{ display: 'grid', gap: space(5) }}>
      <Choices
        legend="건강 상태"
        {...(note && { note })}
        options={CONDITION_OPTIONS}
        chosen={told.conditions}
        onChange={conditions => onChange({ conditions })}
      />
      {hasCode(refusal, 'HEALTH_QUESTION_EXCEPTION') ? (
        <HealthQuestion question={refusal?.message ?? ''} onConfirm={onConfirm} confirming={confirming} />
      ) : null}
      {has('최근 수술') && (
        <div css={FOLLOW_UP}>
          <Choices
            legend="어디를 수술했나요?"
            size="small"
            note="고르지 않으면 어느 부위인지 모르는 것으로 보고 가장 조심스럽게 골라요."
            options={SURGERY_AREA_OPTIONS}
            chosen={told.surgeryAreas}
            onChange={surgeryAreas => onChange({ surgeryAreas })}
          />
          {errors.surgeryAreas && <p css={text.small}>{errors.surgeryAreas}</p>}
          <WeeksField
            label="수술한 지 몇 주 됐나요?"
            weeks={told.surgeryWeeks}
            onChange={surgeryWeeks => onChange({ surgeryWeeks })}
            unknown="모르면 비워 두세요. 막 수술한 것처럼 조심스럽게 골라요."
            error={errors.surgeryWeeks}
          />
        </div>
      )}
      {has('임신') && (
        <WeeksField
          label="임신 몇 주인가요?"
          weeks={told.pregnancyWeeks}
          onChange={pregnancyWeeks => onChange({ pregnancyWeeks })}
          unknown="모르면 비워 두세요. 임신 후기처럼 조심스럽게 골라요."
          error={errors.pregnancyWeeks}
        />
      )}
      {has('출산 후') && (
        <WeeksField
          label="출산한 지 몇 주 됐나요?"
          weeks={told.postpartumWeeks}
          onChange={postpartumWeeks => onChange({ postpartumWeeks })}
          unknown="모르면 비워 두세요. 막 출산한 것처럼 조심스럽게 골라요."
          error={errors.postpartumWeeks}
        />
      )}
    </div>
  );
}
