import type { HealthNotes } from '../../../shared/widgets/health/health.api';

export type ReadinessQuestion = HealthNotes['readiness']['yes'][number];

/** The seven general questions, in our own words; each is true or false. */
export const READINESS_QUESTIONS: readonly { question: ReadinessQuestion; text: string }[] = [
  { question: 'heart', text: '심장병이나 고혈압이 있다는 말을 의사에게 들은 적이 있어요' },
  { question: 'chestPain', text: '쉬거나 움직일 때 가슴이 아픈 적이 있어요' },
  { question: 'dizziness', text: '최근 1년 안에 어지러워 휘청이거나 정신을 잃은 적이 있어요' },
  { question: 'chronicCondition', text: '그 밖에 오래 치료받는 병이 있어요' },
  { question: 'medicine', text: '그런 병 때문에 처방약을 먹고 있어요' },
  { question: 'boneOrJoint', text: '운동하면 나빠질 수 있는 뼈·관절·근육 문제가 최근 1년 안에 있었어요' },
  { question: 'supervisedOnly', text: '의사가 지켜보는 곳에서만 운동하라는 말을 들었어요' },
];
