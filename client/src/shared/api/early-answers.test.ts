import { fakeServer, json } from '../../../test/fake-server';
import type { FakeServer } from '../../../test/fake-server';
import { startSession } from '../session/session.store';
import { api, unwrap } from './api.client';

const PATH = '/api/myfit/routines/workout';
let server: FakeServer;

beforeEach(() => {
  startSession({ accessToken: 'access', refreshToken: 'refresh' }, true);
  server = fakeServer({
    [`GET ${PATH}`]: () => json({ routines: [] }),
    [`POST ${PATH}`]: () => json({ routines: [] }),
  });
});

afterEach(() => delete window.routineupEarly);

const early = (answer: Promise<Response>, token = 'access') => {
  answer.catch(() => undefined);
  window.routineupEarly = { authorization: `Bearer ${token}`, answers: { [PATH]: answer } };
};
const routine = { routineId: 7, routineIndex: 0, routineName: '가슴' };
const ask = async () => (await unwrap(api.GET(PATH))).routines;

it('takes the answer that is under way, once', async () => {
  early(Promise.resolve(json({ routines: [routine] })));
  expect(await ask()).toEqual([routine]);
  expect(server.calls(`GET ${PATH}`)).toHaveLength(0);
  expect(await ask()).toEqual([]);
});

it('takes nothing that was asked for somebody else', async () => {
  early(Promise.resolve(json({ routines: [routine] })), 'other');
  expect(await ask()).toEqual([]);
});

it('takes nothing that was asked before a change', async () => {
  early(Promise.resolve(json({ routines: [routine] })));
  await unwrap(api.POST(PATH, { body: { routines: [] } }));
  expect(await ask()).toEqual([]);
});

it('asks anew where it failed', async () => {
  early(Promise.reject(new TypeError('Failed to fetch')));
  expect(await ask()).toEqual([]);
});
