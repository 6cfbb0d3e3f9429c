import { resultPage } from '../features/search/api/search.api';
import type { SupplementItem, WorkoutItem } from '../features/search/api/search.api';
import { searchKeys } from '../features/search/api/search.keys';
import { sharedRoutineKey } from '../features/sharing/api/sharing.api';
import type { SharedRoutine } from '../features/sharing/api/sharing.api';
import { supplementKey } from '../features/supplement/api/supplement.api';
import type { SupplementDetail } from '../features/supplement/api/supplement.api';
import { workoutKey } from '../shared/widgets/workout/workout.api';
import type { WorkoutDetail } from '../shared/widgets/workout/workout.api';
import { picturesOf } from '../shared/widgets/workout/pictures';
import type { EmbeddedAnswer } from './embedded-answers';
import type { PublicPageName } from './public-pages';

export interface ApiRequest {
  method: 'GET' | 'POST';
  url: string;
  body?: object;
}

export interface ApiAnswer {
  data: unknown;
  headers: Record<string, string>;
}

export interface Presentation extends EmbeddedAnswer {
  title: string;
  description: string;
  /** The canonical address of this content, whichever list led to it. */
  canonical: string;
  /** The largest picture of the first screen. */
  picture?: string;
  /** The picture that a chat shows for the address, below the server's folder of pictures; by default the site's. */
  shown?: string;
  /** Hidden from search engines: only people who got the link find it. */
  hidden?: boolean;
}

interface PagePresentation {
  /** @param numbers those of the path, in its order @param secret the link's secret */
  request: (numbers: number[], secret: string) => ApiRequest;
  /** Null where the address has nothing to show: a page beyond the last. */
  present: (numbers: number[], answer: ApiAnswer, secret: string) => Presentation | null;
}

const DESCRIPTION_LENGTH = 150;

function summary(description: string): string {
  const line = description.replace(/\s+/g, ' ').trim();
  return line.length <= DESCRIPTION_LENGTH ? line : `${line.slice(0, DESCRIPTION_LENGTH - 1)}…`;
}

/** Every page of a list has its own description. */
const numbered = (description: string, page: number): string =>
  page > 1 ? `${description} (${page}쪽)` : description;

/** What each public page shows to everyone: without a keyword, filter or login. */
export const PAGE_PRESENTATIONS: Readonly<Record<PublicPageName, PagePresentation>> = {
  'workout-search': {
    request: ([page]) => ({
      method: 'POST',
      url: `/api/workouts/search/list/${page}`,
      body: { bodyPartKoreanName: [] },
    }),
    present: ([page = 1], { data, headers }) => {
      const result = resultPage({ data: data as WorkoutItem[], headers: new Headers(headers) });
      if (page > result.lastPage) return null;
      return {
        key: searchKeys.workouts(page, null, null),
        data: result,
        title: '운동 검색',
        description: numbered('부위와 기구별 운동을 그림과 함께 찾아보세요. 초성만 쳐도 찾아 드려요.', page),
        canonical: `/searchworkout/${page}`,
      };
    },
  },
  'supplement-search': {
    request: ([page]) => ({
      method: 'POST',
      url: `/api/supplements/search/list/${page}`,
      body: { supplementType: [] },
    }),
    present: ([page = 1], { data, headers }) => {
      const result = resultPage({ data: data as SupplementItem[], headers: new Headers(headers) });
      if (page > result.lastPage) return null;
      return {
        key: searchKeys.supplements(page, null, null),
        data: result,
        title: '보충제 검색',
        description: numbered('보충제를 종류, 맛, 가격으로 찾아보세요. 초성만 쳐도 찾아 드려요.', page),
        canonical: `/searchsupplement/${page}`,
      };
    },
  },
  'workout-detail': {
    request: ([, id]) => ({ method: 'GET', url: `/api/workouts/${id}` }),
    present: ([, id = 0], { data }) => {
      const workout = data as WorkoutDetail;
      return {
        key: workoutKey(id),
        data,
        title: workout.koreanName,
        description: summary(workout.description),
        canonical: `/searchworkout/1/workoutdetail/${id}`,
        picture: picturesOf(workout.imgPath).moving,
        shown: `workout/${id}.png`,
      };
    },
  },
  'supplement-detail': {
    request: ([, id]) => ({ method: 'GET', url: `/api/supplements/${id}` }),
    present: ([, id = 0], { data }) => {
      const supplement = data as SupplementDetail;
      return {
        key: supplementKey(id),
        data,
        title: supplement.koreanName,
        description: summary(supplement.description),
        canonical: `/searchsupplement/1/supplementdetail/${id}`,
        picture: supplement.imageURL,
        shown: `supplement/${id}.png`,
      };
    },
  },
  'shared-routine': {
    request: (_, secret) => ({ method: 'GET', url: `/api/shared/routines/${encodeURIComponent(secret)}` }),
    present: (_, { data }, secret) => {
      const { routineName, ownerName, workouts } = data as SharedRoutine;
      return {
        key: sharedRoutineKey(secret),
        data,
        title: routineName,
        description: summary(
          [
            ownerName ? `${ownerName}님이 공유한 루틴이에요.` : '공유한 루틴이에요.',
            workouts.map(({ workoutName }) => workoutName).join(', '),
          ].join(' '),
        ),
        canonical: `/r/${secret}`,
        shown: `routine/${secret}.png`,
        hidden: true,
      };
    },
  },
};
