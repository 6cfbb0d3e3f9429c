/** Who may call: anybody, a logged-in member, an admin, or the holder of a refresh token. */
export type Who = 'public' | 'member' | 'admin' | 'refresh';

export interface ContractCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  who: Who;
  /** HTTP statuses of success. */
  answers: number[];
  /** Files under `test/e2e` that test what the call does, besides the tests of every call. */
  testedBy: string[];
}

const CATALOGUE_RESOURCES = ['supplements', 'workouts', 'machines', 'bodyParts'];

/** Lines of `METHOD path statuses`. */
function calls(who: Who, testedBy: string | string[], lines: string): ContractCall[] {
  return lines
    .trim()
    .split('\n')
    .map(line => {
      const [method, path, statuses] = line.trim().split(/\s+/) as [ContractCall['method'], string, string];
      return { method, path, who, answers: statuses.split(',').map(Number), testedBy: [testedBy].flat() };
    });
}

/**
 * Every call of the API, written by hand from the product's contract: the running application must have exactly these, each for exactly
 * these callers.
 */
export const CONTRACT_CALLS: ContractCall[] = [
  ...calls(
    'public',
    'health.test.ts',
    `GET /api/health/live 200
     GET /api/health/ready 200
     GET /api/site 200`,
  ),
  ...calls(
    'public',
    'user.test.ts',
    `POST /api/user/auth 201
     POST /api/user/auth/verify/email 200
     POST /api/register/verify 202
     POST /api/register/verify/code 200
     POST /api/user/password 202,204`,
  ),
  ...calls('public', ['auth.test.ts', 'auth-limits.test.ts'], 'POST /api/auth/login 200'),
  ...calls(
    'public',
    'login-providers.test.ts',
    `GET /api/auth/providers 200
     POST /api/auth/providers/{provider}/begin 200
     POST /api/auth/providers/{provider}/end 200`,
  ),
  ...calls(
    'public',
    'passkeys.test.ts',
    `POST /api/user/auth/passkey/options 200
     POST /api/auth/login/passkey/options 200
     POST /api/auth/login/passkey 200
     POST /api/admin/login/passkey/options 200
     POST /api/admin/login/passkey 200`,
  ),
  ...calls('public', 'workout-example.test.ts', 'POST /api/recommendation/workout/example 200'),
  ...calls(
    'refresh',
    'auth.test.ts',
    `GET /api/auth/refresh 200
     GET /api/auth/logout 204`,
  ),
  ...calls(
    'member',
    'user.test.ts',
    `GET /api/user/private 200
     POST /api/user/private 200
     POST /api/user/private/password 204
     POST /api/user/delete 204
     GET /api/user/export 200
     GET /api/user/health 200
     POST /api/user/health 200
     PUT /api/user/health/readiness 200`,
  ),
  ...calls(
    'member',
    'sessions.test.ts',
    `GET /api/user/sessions 200
     POST /api/user/sessions/delete 204
     POST /api/user/sessions/delete/{sessionId} 204`,
  ),
  ...calls(
    'member',
    'login-providers.test.ts',
    `GET /api/user/identities 200
     POST /api/user/identities 201
     POST /api/user/identities/delete/{identityId} 204`,
  ),
  ...calls(
    'member',
    'passkeys.test.ts',
    `GET /api/user/passkeys 200
     POST /api/user/passkeys/options 200
     POST /api/user/passkeys 201
     POST /api/user/passkeys/delete/{passkeyId} 204`,
  ),
  ...calls(
    'admin',
    'passkeys.test.ts',
    `GET /api/admin/self/passkeys 200
     POST /api/admin/self/passkeys/options 200
     POST /api/admin/self/passkeys 201
     POST /api/admin/self/passkeys/delete/{passkeyId} 204`,
  ),
  ...calls(
    'member',
    'calendar-feed.test.ts',
    `GET /api/user/calendar 200
     POST /api/user/calendar 200
     DELETE /api/user/calendar 204`,
  ),
  ...calls(
    'member',
    'push.test.ts',
    `GET /api/user/push 200
     POST /api/user/push 200
     PUT /api/user/push 200
     DELETE /api/user/push 204
     PUT /api/user/push/rest 204
     DELETE /api/user/push/rest 204`,
  ),
  ...calls('public', 'push.test.ts', 'POST /api/push/off 204'),
  ...calls(
    'member',
    'training-preferences.test.ts',
    `GET /api/training/preferences 200
     PUT /api/training/preferences/choices 200
     PUT /api/training/preferences/places/{place} 200
     PUT /api/training/preferences/excludedWorkouts/{workoutId} 200
     DELETE /api/training/preferences/excludedWorkouts/{workoutId} 200`,
  ),
  ...calls(
    'member',
    'body-data.test.ts',
    `GET /api/bodyData 200
     GET /api/bodyData/recent 200
     GET /api/bodyData/goal 200
     PUT /api/bodyData/goal 200
     POST /api/bodyData 201
     POST /api/bodyData/delete 204`,
  ),
  ...calls(
    'public',
    'catalogue.test.ts',
    `GET /api/bodyParts 200
     GET /api/bodyParts/all 200
     POST /api/machines/list 200
     POST /api/machines 200
     GET /api/workouts 200
     GET /api/workouts/copy 200
     GET /api/workouts/{id} 200
     GET /api/workouts/search/list 200
     POST /api/workouts/search/list 200
     POST /api/workouts/search/list/{page} 200
     GET /api/supplements 200
     GET /api/supplements/list 200
     GET /api/supplements/{id} 200
     GET /api/supplements/search/list 200
     POST /api/supplements/search/list 200
     POST /api/supplements/search/list/{page} 200`,
  ),
  ...calls(
    'member',
    'recommendation.test.ts',
    `POST /api/recommendation/workout 202
     POST /api/recommendation/supplement 202
     POST /api/recommendation/supplement/affordable 200
     POST /api/recommendation 202
     GET /api/recommendation 200
     GET /api/recommendation/workout/history 200
     GET /api/recommendation/supplement/history 200
     GET /api/recommendation/workout/history/{id} 200,202
     GET /api/recommendation/supplement/history/{id} 200,202
     GET /api/recommendation/supplement 200
     GET /api/recommendation/supplement/purposes 200`,
  ),
  ...calls(
    'member',
    'swaps.test.ts',
    `POST /api/recommendation/workout/alternatives 200
     POST /api/recommendation/workout/history/{id}/swap 200`,
  ),
  ...calls(
    'member',
    'training-cardio.test.ts',
    `GET /api/training/cardio 200
     PUT /api/week/{startsOn}/cardio 200`,
  ),
  ...calls(
    'member',
    'weeks.test.ts',
    `POST /api/recommendation/week 202
     GET /api/recommendation/week/history/{id} 200,202
     POST /api/recommendation/week/history/{id}/gains 200
     GET /api/week 200
     GET /api/week/kept 200
     PUT /api/week/kept 204
     POST /api/week 200
     PUT /api/week/{startsOn}/days/{index} 200
     DELETE /api/week/{startsOn} 204
     GET /api/training/breaks 200
     PUT /api/training/breaks/{startsOn} 200
     DELETE /api/training/breaks/{startsOn} 204`,
  ),
  ...calls(
    'member',
    'intake.test.ts',
    `GET /api/intake 200
     POST /api/intake 201
     POST /api/intake/audit 200
     POST /api/intake/label 200
     GET /api/intake/reported 200
     GET /api/intake/reported/{reportedProductId} 200
     PUT /api/intake/{intakeItemId} 200
     DELETE /api/intake/{intakeItemId} 204`,
  ),
  ...calls(
    'member',
    'shared-routines.test.ts',
    `GET /api/myfit/routines/workout/{routineId}/share 200
     POST /api/myfit/routines/workout/{routineId}/share 200
     DELETE /api/myfit/routines/workout/{routineId}/share 204
     POST /api/shared/routines/{secret}/take 201`,
  ),
  ...calls('public', 'shared-routines.test.ts', 'GET /api/shared/routines/{secret} 200'),
  ...calls(
    'member',
    'myfit.test.ts',
    `GET /api/myfit/routines/workout 200
     POST /api/myfit/routines/workout 200
     GET /api/myfit/routines/workout/{routineId} 200
     POST /api/myfit/routines/workout/{routineId} 201
     POST /api/myfit/routines/workout/filled 201
     POST /api/myfit/routines/workout/recommended 201
     GET /api/myfit/routines/workout/recommended/{historyId} 200
     POST /api/myfit/routines/workout/{routineId}/recommended 201
     POST /api/myfit/routines/workout/update/{myWorkoutId} 200
     POST /api/myfit/routines/workout/delete/{myWorkoutId} 204
     POST /api/myfit/routines/workout/feedback/{myWorkoutId} 204
     DELETE /api/myfit/routines/workout/feedback/{myWorkoutId} 204
     GET /api/myfit/routines/supplement 200
     POST /api/myfit/routines/supplement 201
     POST /api/myfit/routines/supplement/{supplementId} 201
     POST /api/myfit/routines/supplement/delete/{mySupplementId} 204`,
  ),
  ...calls(
    'member',
    'training-sync.test.ts',
    `POST /api/training/sync 200
     GET /api/training/changes 200`,
  ),
  ...calls(
    'member',
    'training-history.test.ts',
    `GET /api/training/sessions 200
     GET /api/training/sessions/{trainingSessionId} 200
     GET /api/training/sessions/{trainingSessionId}/summary 200
     GET /api/training/sessions/{trainingSessionId}/picture 200
     GET /api/training/workouts/{workoutId}/picture 200
     GET /api/training/workouts/{workoutId}/history 200
     GET /api/training/records 200
     GET /api/training/weeks 200
     GET /api/training/export.csv 200`,
  ),
  ...calls(
    'member',
    'training-next.test.ts',
    `GET /api/training/next 200
     GET /api/training/next/{routineId} 200`,
  ),
  ...calls(
    'member',
    'training-import.test.ts',
    `GET /api/training/imports 200
     POST /api/training/imports 201
     POST /api/training/imports/preview 200
     PUT /api/training/imports/names 204
     POST /api/training/imports/{importId}/undo 200`,
  ),
  ...calls('public', 'admin.test.ts', 'POST /api/admin/login 200'),
  ...calls(
    'admin',
    'admin-second-factor.test.ts',
    `GET /api/admin/secondFactor 200
     POST /api/admin/secondFactor 200
     POST /api/admin/secondFactor/confirm 200
     POST /api/admin/secondFactor/delete 204`,
  ),
  ...calls(
    'admin',
    'admin-offers.test.ts',
    `GET /api/admin/offers 200
     POST /api/admin/offers/{id} 204`,
  ),
  ...calls(
    'admin',
    'admin-dashboard.test.ts',
    `GET /api/admin/dashboard 200
     POST /api/admin/dashboard/jobs/{id}/retry 204`,
  ),
  ...calls('admin', 'recommendation-ends.test.ts', 'GET /api/admin/recommendationDays 200'),
  ...calls(
    'admin',
    'links.test.ts',
    `GET /api/admin/links 200
     POST /api/admin/links/check 200
     POST /api/admin/links/checkAll 202`,
  ),
  ...calls(
    'admin',
    'missed-searches.test.ts',
    `GET /api/admin/missedSearches 200
     POST /api/admin/missedSearches/alias 204
     POST /api/admin/missedSearches/ignore 204
     GET /api/admin/missedSearches/ignored 200
     POST /api/admin/missedSearches/restore 204`,
  ),
  ...calls('public', 'admin-people.test.ts', 'POST /api/admin/people/join 204'),
  ...calls(
    'admin',
    'admin-people.test.ts',
    `GET /api/admin/people 200
     POST /api/admin/people/invitations 201
     DELETE /api/admin/people/invitations/{id} 204
     PUT /api/admin/people/{id} 200
     GET /api/admin/self 200
     POST /api/admin/self/password 204
     GET /api/admin/self/sessions 200
     POST /api/admin/self/sessions/delete 204
     POST /api/admin/self/sessions/delete/{sessionId} 204`,
  ),
  ...calls(
    'admin',
    'admin-history.test.ts',
    `GET /api/admin/history 200
     POST /api/admin/history/{id}/undo 204`,
  ),
  ...calls(
    'admin',
    'admin-imports.test.ts',
    `GET /api/admin/imports 200
     POST /api/admin/imports 202
     GET /api/admin/imports/{id} 200
     PUT /api/admin/imports/{id}/columns 202
     PUT /api/admin/imports/{id}/cells 202
     POST /api/admin/imports/{id}/apply 202
     POST /api/admin/imports/{id}/undo 202`,
  ),
  ...calls(
    'admin',
    'admin-examples.test.ts',
    `GET /api/admin/examples 200
     PUT /api/admin/examples 200`,
  ),
  ...calls(
    'admin',
    'admin-lists.test.ts',
    `PUT /api/admin/bulk/supplements 200
     PUT /api/admin/bulk/workouts 200
     POST /api/admin/bulk/undo 204`,
  ),
  ...calls(
    'admin',
    'appearances.test.ts',
    `GET /api/admin/appearances/supplements/{id} 200
     GET /api/admin/appearances/workouts/{id} 200
     POST /api/admin/appearances/supplements 200
     POST /api/admin/appearances/workouts 200 400 403 404`,
  ),
  ...calls('admin', 'prices.test.ts', 'PUT /api/admin/prices/{id} 200'),
  ...calls(
    'admin',
    'price-search.test.ts',
    `GET /api/admin/prices/search 200
     POST /api/admin/prices/search 202
     GET /api/admin/prices/list/{page} 200
     PUT /api/admin/prices/{id}/offer 204`,
  ),
  ...calls(
    'admin',
    'reported-products.test.ts',
    `GET /api/admin/reportedProducts/fetch 200
     POST /api/admin/reportedProducts/fetch 202
     GET /api/admin/reportedProducts/list/{page} 200
     PUT /api/admin/reportedProducts/{id} 204
     POST /api/admin/reportedProducts/{id}/refuse 204
     POST /api/admin/reportedProducts/{id}/list 201`,
  ),
  ...calls(
    'admin',
    'admin.test.ts',
    `GET /api/admin/supplement 200
     PUT /api/admin/workouts/{id}/image 200`,
  ),
  ...CATALOGUE_RESOURCES.flatMap(resource =>
    calls(
      'admin',
      'admin.test.ts',
      `GET /api/admin/${resource}/list/{page} 200
       GET /api/admin/${resource} 200
       POST /api/admin/${resource} 201
       PUT /api/admin/${resource} 200
       GET /api/admin/${resource}/{id} 200
       PUT /api/admin/${resource}/{id} 200
       DELETE /api/admin/${resource}/{id} 204
       POST /api/admin/${resource}/import 200
       GET /api/admin/${resource}/export 200`,
    ),
  ),
];
