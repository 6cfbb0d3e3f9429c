import type { FieldGroup, Resource } from './resource.types';
import { SUPPLEMENT_RESOURCE } from './supplement-table';
import { WORKOUT_RESOURCE } from './workout-table';

const names = (korean: number, english: number): FieldGroup[] => [
  {
    title: '이름',
    fields: [
      { kind: 'text', name: 'koreanName', label: '한글 이름', longest: korean, required: true },
      { kind: 'text', name: 'englishName', label: '영문 이름', longest: english, required: true },
    ],
  },
];

const NAME_COLUMNS = ['koreanName', 'englishName'];

/** The four tabs, in their order. */
export const RESOURCES: readonly [Resource, ...Resource[]] = [
  SUPPLEMENT_RESOURCE,
  WORKOUT_RESOURCE,
  {
    name: 'bodyParts',
    noun: '운동 부위',
    columns: NAME_COLUMNS,
    groups: names(30, 60),
    picture: null,
    hideable: false,
    sortable: NAME_COLUMNS,
    extras: [],
    kinds: null,
  },
  {
    name: 'machines',
    noun: '기구',
    columns: NAME_COLUMNS,
    groups: names(40, 80),
    picture: 'imgPath',
    hideable: false,
    sortable: NAME_COLUMNS,
    extras: [],
    kinds: null,
  },
];
