import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { apiError, fakeServer, json } from '../../../../test/fake-server';
import { currentPath, renderApp } from '../../../../test/render-app';
import { queryClient } from '../../../shared/api/query-client';
import { todayInKorea } from '../../../shared/lib/format';
import { currentSession, setMember, startSession } from '../../../shared/session/session.store';
import { healthKey } from '../../../shared/widgets/health/health.api';
import { memberKeys } from '../api/member.api';
import { useBodyInfoDraft } from '../stores/body-info-draft.store';
// Imported early, because Jest's module loader cannot link a package for two lazy chunks at once.
import './account-page';
import './body-history-page';
import './body-info-page';
import './health-page';
import './password-page';
import './profile-page';
import './recent-composition-page';

const PROFILE = { userName: '길동', sex: '남', birthDate: '1997-03-04', loginEmail: 'gil@mail.example' };
const body = (date: string, more = {}) => ({
  date,
  height: 176,
  weight: 74.5,
  bodyFat: 16,
  muscleMass: 44,
  upDownBalance: 0.6,
  compositionSource: 'measured',
  upperBodyFat: null,
  lowerBodyFat: null,
  upperMuscleMass: null,
  lowerMuscleMass: null,
  ...more,
});
const NOTHING_TOLD = {
  ...{ pregnancyWeeks: null, postpartumWeeks: null, surgeryAreas: [], surgeryWeeks: null },
  questions: [],
};
const save = (name = '저장') => screen.getByRole('button', { name });

// Whole flows are typed key by key, and the machine may be busy.

beforeEach(() => {
  queryClient.clear();
  startSession({ accessToken: 'a', refreshToken: 'r' }, true);
  setMember({ userName: '길동', sex: '남' });
});

describe('profile', () => {
  it('saves name and birth date in place; the e-mail is only read', async () => {
    const calls = fakeServer({
      'GET /api/user/private': () => json(PROFILE),
      'POST /api/user/private': async request => json({ ...PROFILE, ...((await request.json()) as object) }),
    });
    const { user } = renderApp('/mypage/fixprofile');
    expect(await screen.findByRole('heading', { name: '길동님의 정보' })).toBeInTheDocument();
    expect(screen.getByLabelText('이메일')).toHaveAttribute('readonly');
    expect(screen.getByRole('link', { name: '비밀번호 변경' })).toHaveAttribute(
      'href',
      '/mypage/fixpassword',
    );
    expect(save()).toBeDisabled();
    const name = screen.getByLabelText('이름');
    await user.clear(name);
    await user.type(name, 'kim');
    await user.tab();
    expect(screen.getByText(/이름을 다시 입력해 주세요/)).toBeInTheDocument();
    await user.clear(name);
    await user.type(name, '꺽정');
    await user.click(save());
    expect(await screen.findByRole('heading', { name: '꺽정님의 정보' })).toBeInTheDocument();
    expect(currentSession()?.userName).toBe('꺽정');
    expect(await calls.calls('POST /api/user/private')[0]?.json()).toEqual({
      userName: '꺽정',
      birthDate: '1997-03-04',
    });
    expect(currentPath()).toBe('/mypage/fixprofile');
  });

  it.each([true, false])(
    'does not undo a name that another device has changed, known here: %s',
    async known => {
      let now = PROFILE;
      const calls = fakeServer({
        'GET /api/user/private': () => json(now),
        'POST /api/user/private': async request =>
          json({ ...PROFILE, ...((await request.json()) as object) }),
      });
      const { user } = renderApp('/mypage/fixprofile');
      const birthDate = await screen.findByLabelText('생년월일');
      await user.clear(birthDate);
      await user.type(birthDate, '19980203');
      now = { ...PROFILE, userName: '꺽정' };
      if (known) await act(async () => void queryClient.setQueryData(memberKeys.profile, now));
      expect(screen.getByLabelText('이름')).toHaveValue(known ? '꺽정' : '길동');
      expect(birthDate).toHaveFocus();
      await user.click(save());
      expect(await screen.findByText('계정 정보를 저장했어요.')).toBeInTheDocument();
      expect(await calls.calls('POST /api/user/private')[0]?.json()).toEqual({
        userName: '꺽정',
        birthDate: '1998-02-03',
      });
      expect(save()).toBeDisabled();
    },
  );

  it('keeps what was typed when saving fails', async () => {
    fakeServer({
      'GET /api/user/private': () => json(PROFILE),
      'POST /api/user/private': () => apiError('VALIDATION_EXCEPTION', '…', 400),
    });
    const { user } = renderApp('/mypage/fixprofile');
    const name = await screen.findByLabelText('이름');
    await user.clear(name);
    await user.type(name, '꺽정');
    await user.click(save());
    expect(await screen.findByText('수정하지 못했어요. 형식에 맞게 입력해 주세요.')).toBeInTheDocument();
    expect(name).toHaveValue('꺽정');
  });
});

describe('password', () => {
  const typeAll = async (user: ReturnType<typeof renderApp>['user']) => {
    await user.type(await screen.findByLabelText('현재 비밀번호'), 'password1');
    await user.type(screen.getByLabelText('새 비밀번호'), 'newpass12');
    await user.type(screen.getByLabelText('새 비밀번호 확인'), 'newpass12');
    await user.click(save('변경'));
  };

  it('names the account to password managers, which would store the new password without one', async () => {
    fakeServer({ 'GET /api/user/private': () => json(PROFILE) });
    renderApp('/mypage/fixpassword');
    const fresh = await screen.findByLabelText('새 비밀번호');
    const account = fresh.closest('form')!.querySelector('[autocomplete=username]');
    await waitFor(() => expect(account).toHaveValue(PROFILE.loginEmail));
  });

  it('stays logged in here with the new password', async () => {
    const calls = fakeServer({
      'GET /api/user/private': () => json(PROFILE),
      'POST /api/user/private/password': () => new Response(null, { status: 204 }),
      'POST /api/auth/login': () => json({ accessToken: 'new', refreshToken: 'new-r' }),
    });
    const { user } = renderApp('/mypage/fixpassword');
    await typeAll(user);
    await waitFor(() => expect(currentPath()).toBe('/mypage/fixprofile'));
    expect(currentSession()).toMatchObject({ accessToken: 'new', rememberMe: true });
    expect(await calls.calls('POST /api/auth/login')[0]?.json()).toEqual({
      loginEmail: 'gil@mail.example',
      password: 'newpass12',
      rememberMe: true,
    });
  });

  it('asks who has none for no present one: it is set by mail, and what that costs is said', async () => {
    fakeServer({ 'GET /api/user/private': () => json({ ...PROFILE, hasPassword: false }) });
    renderApp('/mypage/fixpassword');
    expect(await screen.findByRole('link', { name: '비밀번호 정하기' })).toHaveAttribute(
      'href',
      '/login/reset',
    );
    expect(screen.getByText(/패스키와 연결한 계정은 지워져요/)).toBeInTheDocument();
    expect(screen.queryByLabelText('현재 비밀번호')).toBeNull();
  });

  it('says when the present password is wrong', async () => {
    fakeServer({
      'GET /api/user/private': () => json(PROFILE),
      'POST /api/user/private/password': () =>
        apiError('WRONG_PASSWORD_EXCEPTION', '현재 비밀번호가 올바르지 않아요.', 400),
    });
    const { user } = renderApp('/mypage/fixpassword');
    await typeAll(user);
    const old = screen.getByLabelText('현재 비밀번호');
    await waitFor(() => expect(old).toHaveAccessibleDescription('현재 비밀번호가 올바르지 않아요.'));
    await waitFor(() => expect(old).toHaveFocus());
  });
});

describe('body info', () => {
  it('begins with the newest row and saves today, muscle in kilograms as percent', async () => {
    const calls = fakeServer({
      'GET /api/user/private': () => json(PROFILE),
      'GET /api/bodyData/recent': () => json(body('2026-11-18')),
      'POST /api/bodyData': async request =>
        json({ ...body('x'), ...((await request.json()) as object) }, 201),
    });
    const { user } = renderApp('/mypage/fixbodyinfo');
    const weight = await screen.findByLabelText('체중');
    expect(weight).toHaveValue('74.5');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('slider', { name: '상·하체 균형' })).toHaveValue('6');
    await user.clear(weight);
    await user.type(weight, '80');
    expect(screen.getByRole('radio', { name: '골격근량을 kg으로' })).toBeChecked();
    await user.clear(screen.getByLabelText('골격근량'));
    await user.type(screen.getByLabelText('골격근량'), '34');
    expect(screen.getByText('체중의 42.5%예요.')).toBeInTheDocument();
    await user.click(save('완료'));
    expect(await screen.findByText('몸 정보를 저장했어요.')).toBeInTheDocument();
    expect(await calls.calls('POST /api/bodyData')[0]?.json()).toEqual({
      date: todayInKorea(),
      height: 176,
      weight: 80,
      upDownBalance: 0.6,
      bodyFat: 16,
      muscleMass: 42.5,
      compositionSource: 'measured',
    });
    expect(useBodyInfoDraft.getState().values.edited).toBe(false);
  });

  it('takes a body type, and keeps what was typed over a reload', async () => {
    const calls = fakeServer({
      'GET /api/user/private': () => json(PROFILE),
      'GET /api/bodyData/recent': () => apiError('BODY_DATA_NOT_FOUND_EXCEPTION', '…', 404),
      'POST /api/bodyData': async request =>
        json({ ...body('x'), ...((await request.json()) as object) }, 201),
    });
    const first = renderApp('/mypage/fixbodyinfo');
    await first.user.type(await screen.findByLabelText('키'), '165');
    await first.user.type(screen.getByLabelText('체중'), '9');
    await first.user.tab();
    expect(screen.getByText(/체중을 다시 입력해 주세요/)).toBeInTheDocument();
    first.unmount();
    expect(sessionStorage.getItem('routineup.draft.body-info')).toContain('"height":"165"');
    const { user } = renderApp('/mypage/fixbodyinfo');
    expect(await screen.findByLabelText('키')).toHaveValue('165');
    await user.type(screen.getByLabelText('체중'), '0');
    await user.click(screen.getByRole('radio', { name: /마른형/ }));
    await user.click(save('완료'));
    await waitFor(() => expect(calls.calls('POST /api/bodyData')).toHaveLength(1));
    expect(await calls.calls('POST /api/bodyData')[0]?.json()).toMatchObject({
      height: 165,
      weight: 90,
      bodyFat: 15,
      muscleMass: 30,
      compositionSource: 'preset',
    });
  });

  it('writes today’s figures on top of the newest row: what is empty stays as it was', async () => {
    const calls = fakeServer({
      'GET /api/user/private': () => json(PROFILE),
      'GET /api/bodyData/recent': () => json(body('2026-11-01', { upperMuscleMass: 21 })),
      'GET /api/bodyData': () => json([body('2026-11-01')]),
      'POST /api/bodyData': () => json(body(todayInKorea()), 201),
    });
    const { user } = renderApp('/mypage/fixbodyinfo/direct');
    expect(await screen.findByText(/비우면 지난 기록\(74.5kg\) 그대로예요/)).toBeInTheDocument();
    expect(save()).toBeDisabled();
    await user.type(screen.getByLabelText('체중'), '75');
    await user.type(screen.getByLabelText('골격근량'), '30');
    await user.type(screen.getByLabelText('상체 체지방률'), '14.5');
    await user.click(save());
    await waitFor(() => expect(currentPath()).toBe('/mypage/bodyhistory'));
    expect(await calls.calls('POST /api/bodyData')[0]?.json()).toEqual({
      date: todayInKorea(),
      height: 176,
      weight: 75,
      upDownBalance: 0.6,
      bodyFat: 16,
      muscleMass: 40,
      compositionSource: 'measured',
      upperMuscleMass: 21,
      upperBodyFat: 14.5,
    });
  });

  it('asks about figures that are hard to believe, and takes them when the person insists', async () => {
    const calls = fakeServer({
      'GET /api/user/private': () => json(PROFILE),
      'GET /api/bodyData/recent': () => json(body('2026-11-01')),
      'GET /api/bodyData': () => json([body('2026-11-01')]),
      'POST /api/bodyData': () => json(body(todayInKorea()), 201),
    });
    const { user } = renderApp('/mypage/fixbodyinfo/direct');
    await user.type(await screen.findByLabelText('골격근량'), '60');
    expect(screen.getByText(/너무 많아요/)).toBeInTheDocument();
    expect(save()).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: '네, 잰 값이 맞아요' }));
    expect(save()).toBeEnabled();
    await user.clear(screen.getByLabelText('골격근량'));
    await user.type(screen.getByLabelText('골격근량'), '6');
    // Another value raises another question.
    expect(screen.getByRole('checkbox', { name: '네, 잰 값이 맞아요' })).not.toBeChecked();
    expect(save()).toBeDisabled();
    await user.type(screen.getByLabelText('골격근량'), '0');
    await user.click(save());
    await waitFor(() => expect(calls.calls('POST /api/bodyData')).toHaveLength(1));
    expect(await calls.calls('POST /api/bodyData')[0]?.json()).toMatchObject({ muscleMass: 80.5 });
  });

  it('has a woman’s body types, and a way out for who does not know', async () => {
    const calls = fakeServer({
      'GET /api/user/private': () => json({ ...PROFILE, sex: '여' }),
      'GET /api/bodyData/recent': () =>
        json(body('2026-11-18', { bodyFat: 30, muscleMass: 30, compositionSource: 'preset' })),
      'POST /api/bodyData': () => json(body(todayInKorea()), 201),
    });
    const { user } = renderApp('/mypage/fixbodyinfo');
    expect(await screen.findByRole('radio', { name: /통통형/ })).toBeChecked();
    expect(screen.getByText('체지방 28% · 근육 30%')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /모르겠어요/ }));
    await user.click(save('완료'));
    await waitFor(() => expect(calls.calls('POST /api/bodyData')).toHaveLength(1));
    const sent = (await calls.calls('POST /api/bodyData')[0]?.json()) as object;
    expect(sent).toMatchObject({ compositionSource: 'default' });
    expect(sent).not.toHaveProperty('bodyFat');
  });
});

it('says a single record in words', async () => {
  fakeServer({
    'GET /api/bodyData': () => json([body('2026-11-18', { weight: 74.5 })]),
    'GET /api/bodyData/goal': () => json({ weight: null }),
  });
  renderApp('/mypage/bodyhistory');
  const weight = await screen.findByRole('region', { name: '체중' });
  expect(weight).toHaveTextContent('11월 18일74.5kg기록이 하나 더 쌓이면 변화를 볼 수 있어요.');
  expect(within(weight).queryByRole('slider')).not.toBeInTheDocument();
});

it('draws the goal weight as a line, says how far it is, and takes it back', async () => {
  let weight: number | null = null;
  const calls = fakeServer({
    'GET /api/bodyData': () =>
      json([body('2026-11-18', { weight: 74.5 }), body('2026-10-18', { weight: 75.2 })]),
    'GET /api/bodyData/goal': () => json({ weight }),
    'PUT /api/bodyData/goal': async request => {
      ({ weight } = (await request.json()) as { weight: number | null });
      return json({ weight });
    },
  });
  const { user } = renderApp('/mypage/bodyhistory');
  const region = await screen.findByRole('region', { name: '체중' });
  await user.click(await within(region).findByRole('button', { name: '목표 정하기' }));
  await user.click(save());
  // The form demands a goal before it sends anything.
  expect(calls.calls('PUT /api/bodyData/goal')).toHaveLength(0);
  await user.type(screen.getByRole('textbox', { name: '목표 체중' }), '70');
  await user.click(save());
  expect(await within(region).findByText('목표 70kg까지 4.5kg 남았어요.')).toBeInTheDocument();
  // The line has its label, and the scale reaches down to it.
  expect(within(region).getByText('목표 70kg')).toBeInTheDocument();
  expect(within(region).getByText('70kg')).toBeInTheDocument();
  await user.click(within(region).getByRole('button', { name: '목표 바꾸기' }));
  await user.click(screen.getByRole('button', { name: '목표 지우기' }));
  expect(await within(region).findByRole('button', { name: '목표 정하기' })).toBeInTheDocument();
  expect(weight).toBeNull();
  expect(within(region).queryByText('목표 70kg')).not.toBeInTheDocument();
});

it('says that the goal does not come, and offers another try', async () => {
  let known = false;
  fakeServer({
    'GET /api/bodyData': () => json([body('2026-11-18')]),
    'GET /api/bodyData/goal': () =>
      known ? json({ weight: 70 }) : apiError('TOO_MANY_REQUESTS_EXCEPTION', '잠시 뒤에 해 주세요.', 429),
  });
  const { user } = renderApp('/mypage/bodyhistory');
  expect(await screen.findByText(/목표를 불러오지 못했어요/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '목표 정하기' })).toBeNull();
  known = true;
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByText('목표 70kg까지 4.5kg 남았어요.')).toBeInTheDocument();
});

it('draws the history, says the last change, deletes a record with a way back', async () => {
  let rows = [body('2026-11-18', { weight: 74.5 }), body('2026-10-18', { weight: 75.2, bodyFat: 15 })];
  const calls = fakeServer({
    'GET /api/bodyData': () => json(rows),
    'GET /api/bodyData/goal': () => json({ weight: null }),
    'POST /api/bodyData/delete': () => {
      rows = rows.slice(1);
      return new Response(null, { status: 204 });
    },
    'POST /api/bodyData': () => json(body('2026-11-18'), 201),
  });
  const { user } = renderApp('/mypage/bodyhistory');
  const weight = await screen.findByRole('region', { name: '체중' });
  expect(weight).toHaveTextContent('지난 기록보다 0.7kg 줄었어요.');
  expect(screen.getByRole('region', { name: '체지방률' })).toHaveTextContent('지난 기록보다 1%p 늘었어요.');
  expect(screen.getByRole('region', { name: '골격근량' })).toHaveTextContent('지난 기록보다 0.3kg 줄었어요.');
  // The scale encloses the recorded values.
  for (const tick of ['74.5kg', '75kg', '75.5kg'])
    expect(within(weight).getAllByText(tick).length).toBeGreaterThan(0);
  const line = within(weight).getByRole('slider');
  line.focus();
  await user.keyboard('{ArrowLeft}');
  expect(line).toHaveAttribute('aria-valuetext', '10월 18일 75.2kg');

  await user.click(screen.getByRole('button', { name: '11월 18일 기록 지우기' }));
  expect(await screen.findByText('11월 18일 기록을 지웠어요.')).toBeInTheDocument();
  expect(await calls.calls('POST /api/bodyData/delete')[0]?.json()).toEqual({ date: '2026-11-18' });
  await user.click(screen.getByRole('button', { name: '되돌리기' }));
  await waitFor(() => expect(calls.calls('POST /api/bodyData')).toHaveLength(1));
  const restored = (await calls.calls('POST /api/bodyData')[0]?.json()) as object;
  expect(restored).toMatchObject({ date: '2026-11-18', weight: 74.5 });
  // Empty regions are left out: the server takes numbers only.
  expect(restored).not.toHaveProperty('upperBodyFat');
});

it('stores allergies, conditions, sore places, medicines, coffee and the protein of the meals', async () => {
  const calls = fakeServer({
    'GET /api/user/health': () =>
      json({
        ...{ allergens: ['우유', '땅콩'], conditions: ['약물 복용'], medicines: [], coffeeCupsPerDay: null },
        unanswered: ['medicines'],
        ...{ dietProteinPerKg: null, soreAreas: [] },
        ...NOTHING_TOLD,
        readiness: { state: 'unanswered', due: true, yes: [], answeredOn: null },
      }),
    'POST /api/user/health': async request =>
      json({ ...NOTHING_TOLD, ...((await request.json()) as object) }),
  });
  const { user } = renderApp('/mypage/health');
  expect(await screen.findByRole('button', { name: '우유', pressed: true })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '우유' }));
  // Shown once something is unsaved, and kept while the user looks elsewhere.
  expect(screen.getByText(/아직 저장하지 않은 답이 있어요/)).toBeInTheDocument();
  expect(sessionStorage.getItem('routineup.draft.health')).toContain('"allergens":["땅콩"]');
  await user.click(screen.getByRole('button', { name: '대두' }));
  // In everyday words.
  expect(screen.getByRole('button', { name: '달걀(알류)' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '신장 질환' }));
  await user.click(screen.getByRole('button', { name: '무릎' }));
  // Asked only where it is relevant.
  expect(screen.queryByLabelText('임신 몇 주인가요?')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '임신' }));
  expect(screen.getByText(/모르면 비워 두세요. 임신 후기처럼/)).toBeInTheDocument();
  await user.type(screen.getByLabelText('임신 몇 주인가요?'), '13');
  // A medicine stored earlier without a kind counts as one of another kind now.
  expect(screen.getByRole('button', { name: '기타', pressed: true })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '기타' }));
  await user.click(screen.getByRole('button', { name: '혈압약' }));
  await user.click(screen.getByRole('checkbox', { name: /그날그날 달라요/ }));
  await user.click(screen.getByRole('button', { name: /1잔 늘리기/ }));
  await user.click(screen.getByRole('checkbox', { name: /잘 모르겠어요/ }));
  await user.click(screen.getByRole('button', { name: /0.1g 늘리기/ }));
  await user.click(save());
  expect(await screen.findByText('건강 정보를 저장했어요.')).toBeInTheDocument();
  expect(await calls.calls('POST /api/user/health')[0]?.json()).toEqual({
    allergens: ['땅콩', '대두'],
    conditions: ['신장 질환', '임신'],
    medicines: ['혈압약'],
    coffeeCupsPerDay: 3,
    dietProteinPerKg: 1.2,
    soreAreas: ['무릎'],
    pregnancyWeeks: 13,
    ...{ postpartumWeeks: null, surgeryAreas: [], surgeryWeeks: null },
  });
});

describe('what follows from a condition', () => {
  const notes = {
    ...{ allergens: [], conditions: [] as string[], medicines: [], unanswered: [], coffeeCupsPerDay: 1 },
    ...{ dietProteinPerKg: null, soreAreas: [], ...NOTHING_TOLD },
    readiness: { state: 'clear', due: false, yes: [], answeredOn: '2026-11-18' },
  };
  const refused = (status: string, httpStatus: number, field: string, message: string) =>
    json({ status, message, requestId: 'r-1', fields: [{ field, message }] }, httpStatus);

  it('keeps a condition that another device has added, known only once another was chosen here', async () => {
    let there = notes;
    const calls = fakeServer({
      'GET /api/user/health': () => json(there),
      'POST /api/user/health': async request => json({ ...there, ...((await request.json()) as object) }),
    });
    const { user } = renderApp('/mypage/health');
    await user.click(await screen.findByRole('button', { name: '당뇨' }));
    await user.click(screen.getByRole('button', { name: '탈장' }));
    there = { ...notes, conditions: ['고혈압', '골다공증'] };
    await act(async () => void queryClient.setQueryData(healthKey, there));
    expect(screen.getByRole('button', { name: '고혈압', pressed: true })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '골다공증' }));
    await user.click(save());
    expect(await screen.findByText('건강 정보를 저장했어요.')).toBeInTheDocument();
    expect(await calls.calls('POST /api/user/health')[0]?.json()).toMatchObject({
      conditions: ['고혈압', '당뇨', '탈장'],
    });
  });

  it('asks where and how long ago an operation was, and forgets it with the operation', async () => {
    const calls = fakeServer({
      'GET /api/user/health': () => json(notes),
      'POST /api/user/health': async request => json({ ...notes, ...((await request.json()) as object) }),
    });
    const { user } = renderApp('/mypage/health');
    await user.click(await screen.findByRole('button', { name: '최근 수술' }));
    await user.click(screen.getByRole('button', { name: '고관절·다리' }));
    await user.type(screen.getByLabelText('수술한 지 몇 주 됐나요?'), '3');
    await user.click(save());
    const sent = async (index: number) => calls.calls('POST /api/user/health')[index]?.json();
    expect(await screen.findByText('건강 정보를 저장했어요.')).toBeInTheDocument();
    expect(await sent(0)).toMatchObject({ surgeryAreas: ['고관절·다리'], surgeryWeeks: 3 });
    await user.click(screen.getByRole('button', { name: '최근 수술' }));
    await user.click(save());
    await waitFor(() => expect(calls.calls('POST /api/user/health')).toHaveLength(2));
    expect(await sent(1)).toMatchObject({ conditions: [], surgeryAreas: [], surgeryWeeks: null });
  });

  it('puts the server’s question at the weeks it is about, whatever was typed', async () => {
    const question = '아직 수술 전인가요? 수술 전이라면 ‘최근 수술’은 빼 주세요.';
    const calls = fakeServer({
      'GET /api/user/health': () => json(notes),
      'POST /api/user/health': () => refused('VALIDATION_EXCEPTION', 400, 'surgeryWeeks', question),
    });
    const { user } = renderApp('/mypage/health');
    await user.click(await screen.findByRole('button', { name: '최근 수술' }));
    await user.type(screen.getByLabelText('수술한 지 몇 주 됐나요?'), '-1.5');
    await user.click(save());
    expect(await screen.findByText(question)).toBeInTheDocument();
    expect(screen.getByLabelText('수술한 지 몇 주 됐나요?')).toHaveAccessibleDescription(question);
    expect(await calls.calls('POST /api/user/health')[0]?.json()).toMatchObject({ surgeryWeeks: -1.5 });
    expect(screen.queryByText(/수정하지 못했어요/)).not.toBeInTheDocument();
    // Once removed, no question is left.
    await user.click(screen.getByRole('button', { name: '최근 수술' }));
    expect(screen.queryByText(question)).not.toBeInTheDocument();
  });

  it('asks what hardly goes together, and saves it once it was confirmed', async () => {
    const question = '회원 정보에는 성별이 남자로 되어 있어요. ‘임신’ 표시가 맞나요?';
    const calls = fakeServer({
      'GET /api/user/health': () => json(notes),
      'POST /api/user/health': async request => {
        const { confirmed, ...told } = (await request.json()) as Record<string, unknown>;
        return confirmed
          ? json({ ...notes, ...told })
          : refused('HEALTH_QUESTION_EXCEPTION', 422, 'conditions', question);
      },
    });
    const { user } = renderApp('/mypage/health');
    await user.click(await screen.findByRole('button', { name: '임신' }));
    await user.click(save());
    expect(await screen.findByText(question)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '계정 정보 보기' })).toHaveAttribute(
      'href',
      '/mypage/fixprofile',
    );
    await user.click(screen.getByRole('button', { name: '맞아요, 그대로 저장' }));
    expect(await screen.findByText('건강 정보를 저장했어요.')).toBeInTheDocument();
    expect(await calls.calls('POST /api/user/health')[1]?.json()).toMatchObject({
      conditions: ['임신'],
      confirmed: true,
    });
    expect(screen.queryByText(question)).not.toBeInTheDocument();
  });

  it('asks of what is kept, where a new birth date no longer goes together with it', async () => {
    const message = '회원 정보에는 만 80세로 되어 있어요. ‘수유’ 표시가 맞나요?';
    const kept = { ...notes, conditions: ['수유'], questions: [{ question: 'age', message }] };
    const calls = fakeServer({
      'GET /api/user/health': () => json(kept),
      'POST /api/user/health': () => json({ ...kept, questions: [] }),
    });
    const { user } = renderApp('/mypage/health');
    expect(await screen.findByText(message)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '맞아요, 그대로 저장' }));
    await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
    expect(await calls.calls('POST /api/user/health')[0]?.json()).toMatchObject({ confirmed: true });
  });
});

describe('account', () => {
  it('does not offer to make a calendar address while it is not known whether there is one: it would end that one', async () => {
    fakeServer({ 'GET /api/user/calendar': () => apiError('INTERNAL_SERVER_ERROR', 'x', 500) });
    renderApp('/mypage/account');
    const section = await screen.findByRole('region', { name: '캘린더에 넣기' });
    expect(await within(section).findByRole('button', { name: '다시 시도' })).toBeInTheDocument();
    expect(within(section).queryByRole('button', { name: '주소 만들기' })).not.toBeInTheDocument();
  });

  it('shows a section once everything above it is known, and goes to the one that the address names', async () => {
    let answer: (response: Response) => void = () => undefined;
    fakeServer({
      'GET /api/training/preferences': () => new Promise<Response>(resolve => (answer = resolve)),
      'GET /api/user/calendar': () => json({ active: false }),
    });
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    renderApp('/mypage/account#calendar');
    await waitFor(() =>
      expect(screen.getByRole('region', { name: '캘린더에 넣기', hidden: true })).not.toBeVisible(),
    );
    expect(scrolled).not.toHaveBeenCalled();
    answer(json({ choices: null, places: [], excludedWorkouts: [] }));
    const heading = await screen.findByRole('heading', { name: '캘린더에 넣기' });
    await waitFor(() => expect(scrolled.mock.contexts).toEqual([heading]));
    expect(heading).toHaveFocus();
    expect(screen.getByRole('region', { name: '빼 둔 운동' })).toBeVisible();
    scrolled.mockRestore();
  });

  it('hands everything out as one file', async () => {
    fakeServer({ 'GET /api/user/export': () => json({ user: PROFILE, routines: [] }) });
    const made: Blob[] = [];
    URL.createObjectURL = blob => {
      made.push(blob as Blob);
      return 'blob:x';
    };
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = renderApp('/mypage/account');
    await user.click(await screen.findByRole('button', { name: '내려받기' }));
    expect(await screen.findByText('내 데이터를 내려받았어요.')).toBeInTheDocument();
    const link = click.mock.contexts[0] as HTMLAnchorElement;
    expect(link.download).toBe(`routineup-${todayInKorea()}.json`);
    expect(made[0]?.type).toBe('application/json');
    click.mockRestore();
  });

  it('lists the workouts that are left out, and lets one in again with an undo', async () => {
    const lunge = {
      workoutId: 3,
      koreanName: '바벨 런지',
      imgPath: '/figures/x.svg',
      createdAt: '2026-11-20',
    };
    const kept = (...excludedWorkouts: unknown[]) => json({ choices: null, places: [], excludedWorkouts });
    const calls = fakeServer({
      'GET /api/training/preferences': () => kept(lunge),
      'DELETE /api/training/preferences/excludedWorkouts/3': () => kept(),
      'PUT /api/training/preferences/excludedWorkouts/3': () => kept(lunge),
    });
    const { user } = renderApp('/mypage/account');
    await user.click(await screen.findByRole('button', { name: '바벨 런지 다시 추천받기' }));
    expect(await screen.findByText(/‘이건 빼 주세요’ 버튼을 누르면 여기에 모여요/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '바벨 런지 다시 추천받기' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '되돌리기' }));
    expect(await screen.findByRole('button', { name: '바벨 런지 다시 추천받기' })).toBeInTheDocument();
    expect(calls.calls('PUT /api/training/preferences/excludedWorkouts/3')).toHaveLength(1);
  });

  it('deletes the account only with the password and logs out', async () => {
    const calls = fakeServer({
      'GET /api/user/private': () => json(PROFILE),
      'POST /api/user/delete': async request =>
        ((await request.json()) as { password: string }).password === 'password1'
          ? new Response(null, { status: 204 })
          : apiError('WRONG_PASSWORD_EXCEPTION', '비밀번호가 올바르지 않아요.', 400),
    });
    const { user } = renderApp('/mypage/account');
    await user.click(await screen.findByRole('button', { name: '탈퇴하기' }));
    const dialog = await screen.findByRole('dialog', { name: '정말 탈퇴할까요?' });
    const leave = within(dialog).getByRole('button', { name: '탈퇴하기' });
    expect(leave).toBeDisabled();
    await user.type(await within(dialog).findByLabelText('비밀번호'), 'wrong');
    await user.click(leave);
    expect(await within(dialog).findByText('비밀번호가 올바르지 않아요.')).toBeInTheDocument();
    expect(currentSession()).not.toBeNull();
    await user.clear(within(dialog).getByLabelText('비밀번호'));
    await user.type(within(dialog).getByLabelText('비밀번호'), 'password1{Enter}');
    await waitFor(() => expect(currentPath()).toBe('/'));
    expect(currentSession()).toBeNull();
    expect(calls.calls('POST /api/user/delete')).toHaveLength(2);
  });
});

it.each([
  ['/mypage/fixprofile', () => screen.getByRole('heading', { level: 2, name: '계정 정보' })],
  ['/mypage/fixbodyinfo', () => screen.getByText(/정확할수록 잘 맞아요/)],
])('the line above the form of %s stays where its values did not arrive', async (path, line) => {
  const refused = () => apiError('FORBIDDEN', '안 돼요.', 403);
  fakeServer({ 'GET /api/user/private': refused, 'GET /api/bodyData/recent': refused });
  renderApp(path);
  expect(await screen.findByText('안 돼요.')).toBeInTheDocument();
  expect(line()).toBeVisible();
});
