import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { Modal } from '../../../shared/ui/modal';
import { RadioChips } from '../../../shared/ui/radio-chips';
import { Stepper } from '../../../shared/ui/stepper';
import { TextField } from '../../../shared/ui/text-field';
import { showToast } from '../../../shared/ui/toast.store';
import { space } from '../../../shared/theme/theme';
import type { CardioKind } from '../api/week.api';
import { saveOrToast } from '../hooks/use-session-actions';
import { CARDIO_NAMES, cardioFacts, EFFORT_TEXTS } from '../lib/cardio-text';
import { localDateOf } from '../../../shared/lib/calendar';
import { newSession } from '../session/plan';
import { deviceLog } from '../store/device-log';
import type { Cardio, TrainingSession } from '../store/rows';

const MINUTE_MS = 60_000;
const MOST_MINUTES = 600;
const MOST_KM = 500;
/** A past day needs no time of day: noon falls on it in every time zone. */
const NOON = 12;
const KINDS = Object.entries(CARDIO_NAMES).map(([value, label]) => ({ value: value as CardioKind, label }));
const EFFORTS = Object.entries(EFFORT_TEXTS).map(([value, label]) => ({
  value: value as Cardio['effort'],
  label,
}));

export interface CardioSheetProps {
  /** The session being corrected; none for a new one. */
  session?: TrainingSession;
  /** The planned values to start from. */
  planned?: { minutes: number; effort: Cardio['effort'] };
  onClose: () => void;
}

/** The session with this endurance: it ends now; a past day's session is placed around noon. */
function sessionWith(cardio: Cardio, date: string, session: TrainingSession | undefined): TrainingSession {
  const title = CARDIO_NAMES[cardio.kind];
  if (session?.localDate === date) {
    const endedAt = new Date(Date.parse(session.startedAt) + cardio.seconds * 1000).toISOString();
    return { ...session, title, cardio, endedAt };
  }
  const now = new Date();
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const end = date === localDateOf(now) ? now : new Date(year, month - 1, day, NOON);
  const start = new Date(end.getTime() - cardio.seconds * 1000);
  const times = { startedAt: start.toISOString(), endedAt: end.toISOString(), localDate: date };
  return { ...(session ?? newSession({ title }, now)), title, cardio, ...times };
}

/** Records endurance: kept on the device like sets, sent when there is a network. */
export function CardioSheet({ session, planned, onClose }: CardioSheetProps) {
  const today = localDateOf(new Date());
  const before = session?.cardio;
  const [kind, setKind] = useState<CardioKind>(before?.kind ?? 'run');
  const [effort, setEffort] = useState<Cardio['effort']>(before?.effort ?? planned?.effort ?? 'moderate');
  const [minutes, setMinutes] = useState(
    before ? Math.max(1, Math.round((before.seconds * 1000) / MINUTE_MS)) : (planned?.minutes ?? 30),
  );
  const [km, setKm] = useState(before?.meters ? String(before.meters / 1000) : '');
  const [date, setDate] = useState(session?.localDate ?? today);
  const distance = Number(km.normalize('NFKC').replace(',', '.'));
  const kmError =
    km.trim() === '' || (distance > 0 && distance <= MOST_KM) ? null : `${MOST_KM}km까지 숫자로 적어 주세요.`;
  const isWrong = kmError !== null || date === '' || date > today;
  const save = async () => {
    // Unchanged minutes keep their exact seconds.
    const same = before && Math.max(1, Math.round((before.seconds * 1000) / MINUTE_MS)) === minutes;
    const cardio: Cardio = {
      ...{ kind, effort, seconds: same ? before.seconds : minutes * 60 },
      meters: km.trim() === '' ? null : Math.max(1, Math.round(distance * 1000)),
    };
    const row = sessionWith(cardio, date, session);
    const kept = await saveOrToast(async () => (await deviceLog())!.write([{ type: 'session', row }]));
    if (!kept) return;
    showToast({ tone: 'success', message: `${CARDIO_NAMES[kind]} ${cardioFacts(cardio)}, 기록했어요.` });
    onClose();
  };
  return (
    <Modal
      title={session ? '유산소 고치기' : '유산소 기록'}
      keepOnBackdrop
      onClose={onClose}
      actions={
        <Button disabled={isWrong} onClick={() => void save()}>
          저장
        </Button>
      }
    >
      <div css={{ display: 'grid', gap: space(5) }}>
        <RadioChips legend="무엇을 했나요?" options={KINDS} least="6.5rem" value={kind} onChange={setKind} />
        <Stepper
          label="얼마나 했나요?"
          value={minutes}
          min={1}
          max={MOST_MINUTES}
          step={5}
          unit="분"
          onChange={setMinutes}
        />
        <RadioChips
          legend="하면서 어땠나요?"
          options={EFFORTS}
          least="16rem"
          value={effort}
          onChange={setEffort}
        />
        <TextField
          label="거리 (몰라도 돼요)"
          inputMode="decimal"
          autoComplete="off"
          unit="km"
          value={km}
          error={kmError}
          onChange={event => setKm(event.target.value)}
        />
        <TextField
          label="언제 했나요?"
          type="date"
          max={today}
          value={date}
          error={date > today ? '아직 오지 않은 날이에요.' : null}
          onChange={event => setDate(event.target.value)}
        />
      </div>
    </Modal>
  );
}
