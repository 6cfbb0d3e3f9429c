import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The former body types for everybody, and the new ones for women: fat and muscle, percent of body weight. No new pair equals an old one, so that a
 * second run changes nothing.
 */
const PRESETS: [was: [fat: number, muscle: number], now: [fat: number, muscle: number]][] = [
  [
    [10, 40],
    [20, 36],
  ],
  [
    [15, 30],
    [25, 26],
  ],
  [
    [18, 35],
    [28, 30],
  ],
  [
    [20, 35],
    [30, 30],
  ],
  [
    [25, 35],
    [35, 30],
  ],
];
const WOMEN = '`userId` IN (SELECT `id` FROM `users` WHERE `sex` = ?)';

/**
 * A woman's body type was stored with a man's figures and corrected by the engine each time; now the row itself is right. A typed figure beside an
 * empty field stays as typed.
 */
export class PresetsBySex1700000000152 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return replace(
      runner,
      PRESETS.map(([was, now]) => ({ from: was, to: now })),
    );
  }

  down(runner: QueryRunner): Promise<void> {
    return replace(
      runner,
      PRESETS.map(([was, now]) => ({ from: now, to: was })),
    );
  }
}

async function replace(runner: QueryRunner, pairs: { from: number[]; to: number[] }[]): Promise<void> {
  for (const { from, to } of pairs) {
    await runner.query(
      'UPDATE `body_data` SET `bodyFat` = ?, `muscleMass` = ? ' +
        'WHERE `bodyFat` = ? AND `muscleMass` = ? AND `compositionSource` IN (?, ?) AND ' +
        WOMEN,
      [...to, ...from, 'preset', 'default', '여'],
    );
  }
}
