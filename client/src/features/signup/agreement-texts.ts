import type { Agreement } from './signup-draft.store';

interface AgreementText {
  title: string;
  sections: readonly { heading: string; body: string }[];
}

export const AGREEMENT_TEXTS: Record<Agreement, AgreementText> = {
  terms: {
    title: '서비스 이용약관',
    sections: [
      {
        heading: '무엇을 해 드리나요',
        body: '루틴업은 회원이 알려준 몸 정보로 운동의 무게, 횟수, 세트와 보충제 조합을 추천하고, 루틴을 저장해 드려요.',
      },
      {
        heading: '추천은 참고용이에요',
        body: '추천은 의학적 진단이나 처방이 아니에요. 아프거나 치료를 받고 있다면 운동과 보충제를 시작하기 전에 의사와 상담해 주세요. 통증이 느껴지면 바로 멈춰 주세요.',
      },
      {
        heading: '계정',
        body: '만 14세부터 가입할 수 있어요. 비밀번호는 다른 사람에게 알려 주지 말아 주세요. 계정은 언제든 설정·탈퇴에서 지울 수 있어요.',
      },
      {
        heading: '하지 말아 주세요',
        body: '다른 사람의 정보로 가입하거나, 서비스를 방해하거나, 자동화된 방법으로 자료를 모으는 일은 할 수 없어요.',
      },
    ],
  },
  privacy: {
    title: '개인정보 수집·이용',
    sections: [
      {
        heading: '모으는 정보',
        body: '이름, 생년월일, 이메일, 비밀번호(되돌릴 수 없게 바꿔서 저장해요)나 패스키의 공개 키, 성별.',
      },
      { heading: '쓰는 곳', body: '회원 확인, 로그인, 인증 메일, 나이와 성별에 맞는 추천.' },
      { heading: '보관 기간', body: '탈퇴할 때까지 보관하고, 탈퇴하면 바로 지워요.' },
      {
        heading: '권리',
        body: '언제든 내 정보를 보고, 고치고, 내려받고, 지울 수 있어요. 동의하지 않을 수 있지만 그러면 가입할 수 없어요.',
      },
    ],
  },
  health: {
    title: '민감정보(건강 정보) 처리',
    sections: [
      {
        heading: '모으는 정보',
        body: '키, 체중, 체지방률, 골격근량, 상·하체 균형. 원할 때만 알레르기와 건강 상태도 적을 수 있어요.',
      },
      { heading: '쓰는 곳', body: '운동 무게와 보충제를 추천하고, 변화를 그래프로 보여 드리는 데만 써요.' },
      { heading: '보관 기간', body: '탈퇴하거나 기록을 지울 때까지 보관하고, 그 뒤 바로 지워요.' },
      {
        heading: '권리',
        body: '건강 정보는 민감정보라 따로 동의를 받아요. 동의하지 않을 수 있지만 그러면 추천을 할 수 없어 가입할 수 없어요.',
      },
    ],
  },
};
