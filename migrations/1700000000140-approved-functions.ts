import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns } from './support/columns.js';

const CREATINE = '근력 운동 시 운동수행능력 향상에 도움을 줄 수 있음';
const GARCINIA = '탄수화물이 지방으로 합성되는 것을 억제하여 체지방 감소에 도움을 줄 수 있음';
const CATECHIN = '항산화·체지방 감소에 도움을 줄 수 있음';
const OMEGA3 = '혈중 중성지질 개선·혈행 개선에 도움을 줄 수 있음';
const JOINTS = '관절 및 연골 건강에 도움을 줄 수 있음';
const VITAMIN_D = '칼슘과 인이 흡수되고 이용되는데 필요, 뼈의 형성과 유지에 필요';
const SKIN = '피부 보습에 도움을 줄 수 있음';

/** Approved functions of the example products that are 건강기능식품, by slug. */
const FUNCTIONS: Record<string, string> = {
  'lumikel-adult-protein': '단백질: 근육, 결합조직 등 신체조직의 구성성분',
  'ceres-omega3-1000': OMEGA3,
  'harugyeol-omega3-600': OMEGA3,
  'todamon-algae-omega3': '혈행 개선에 도움을 줄 수 있음',
  'lumikel-vitamin-b-complex':
    '비타민 B6: 단백질 및 아미노산 이용에 필요, 비타민 B1: 탄수화물과 에너지 대사에 필요',
  'harugyeol-vitamin-b-effervescent': '비타민 B6: 단백질 및 아미노산 이용에 필요',
  'lumikel-magnesium-300': '에너지 이용에 필요, 신경과 근육 기능 유지에 필요',
  'ceres-magnesium-glycinate': '마그네슘: 에너지 이용에 필요, 신경과 근육 기능 유지에 필요',
  'brenoa-zma': '아연: 정상적인 면역기능에 필요, 마그네슘: 신경과 근육 기능 유지에 필요',
  'harugyeol-zinc': '정상적인 면역기능에 필요, 정상적인 세포분열에 필요',
  'lumikel-vitamin-d-1000': VITAMIN_D,
  'todamon-vitamin-d-drop': VITAMIN_D,
  'lumikel-glucosamine': JOINTS,
  'harugyeol-msm': JOINTS,
  'ceres-joint-complex': JOINTS,
  'ceres-hyaluronic-acid-240': SKIN,
  'lumikel-hyaluronic-jelly': SKIN,
  'harugyeol-garcinia': GARCINIA,
  'todamon-garcinia-stick': GARCINIA,
  'todamon-green-tea-catechin': CATECHIN,
  'lumikel-catechin-drink': CATECHIN,
  'ceres-cla': '과체중인 성인의 체지방 감소에 도움을 줄 수 있음',
  'ceres-creatine-mono': CREATINE,
  'brenoa-creatine-micro': CREATINE,
  'harugyeol-creatine-gummy': CREATINE,
  'brenoa-bulk-creatine-gainer': CREATINE,
};

/** In Korea, creatine is sold only in 건강기능식품. */
const NOW_CERTIFIED = [
  ...[
    'ceres-creatine-mono',
    'brenoa-creatine-micro',
    'harugyeol-creatine-gummy',
    'brenoa-bulk-creatine-gainer',
  ],
];

/** Example products with ingredients that are no food in Korea: kept for members who have them, hidden from everybody else. */
const NO_FOOD = [
  ...['nordale-citrulline-malate', 'nordale-beta-alanine', 'harugyeol-pump-noncaffeine'],
  ...['brenoa-hmb', 'harugyeol-hmb-stick'],
];

/** Corrected example products. */
const CORRECTED: {
  slug: string;
  source: string;
  classes: string[];
  perServing: object;
  description: string;
}[] = [
  {
    slug: 'ceres-creatine-mono',
    source: '크레아틴 모노하이드레이트',
    classes: ['creatine'],
    perServing: { creatineG: 3 },
    description:
      '다른 것을 섞지 않은 크레아틴 모노하이드레이트예요. 크레아틴을 한 번에 3g 먹고, 맛이 없어 어떤 음료에나 타서 먹을 수 있어요.',
  },
  {
    slug: 'brenoa-ignite-preworkout',
    source: '과라나추출물(카페인), L-아르기닌, L-타우린',
    classes: ['caffeine'],
    perServing: { kcal: 20, caffeineMg: 200 },
    description:
      '과라나에서 얻은 카페인 200mg에 L-아르기닌과 타우린을 더한 운동 전 음료 분말이에요. 처음에는 반 스쿱으로 시작해 보세요.',
  },
  {
    slug: 'nordale-focus-preworkout',
    source: '녹차추출물(카페인), L-테아닌',
    classes: ['caffeine'],
    perServing: { kcal: 15, caffeineMg: 150 },
    description:
      '녹차에서 얻은 카페인 150mg과 L-테아닌을 담은 가벼운 운동 전 음료 분말이에요. 물에 잘 풀리고 맛이 깔끔해요.',
  },
  {
    slug: 'lumikel-energy-gel',
    source: '말토덱스트린, 과당, 과라나추출물(카페인)',
    classes: ['caffeine'],
    perServing: { kcal: 100, carbohydrateG: 25, proteinG: 0, fatG: 0, caffeineMg: 50 },
    description:
      '달리거나 자전거를 탈 때 한 봉씩 짜 먹는 젤이에요. 탄수화물 25g과 카페인 50mg이 들어 있고 물과 함께 먹어요.',
  },
];

/**
 * The function the ministry approved for a certified product; also limits the example catalogue to what is sold as food in Korea. Products an admin
 * has changed (as their version shows) stay as they are.
 */
export class ApprovedFunctions1700000000140 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    if (!(await runner.hasColumn('supplement_products', 'approvedFunction'))) {
      await runner.addColumn(
        'supplement_products',
        new TableColumn(c.varchar('approvedFunction', 200, { isNullable: true })),
      );
    }
    const untouched = 'WHERE `slug` = ? AND `version` = 1';
    for (const slug of NOW_CERTIFIED) {
      await runner.query(`UPDATE \`supplement_products\` SET \`certified\` = 1 ${untouched}`, [slug]);
    }
    for (const [slug, text] of Object.entries(FUNCTIONS)) {
      await runner.query(
        `UPDATE \`supplement_products\` SET \`approvedFunction\` = ? ${untouched} AND \`certified\` = 1`,
        [text, slug],
      );
    }
    for (const slug of NO_FOOD) {
      await runner.query(`UPDATE \`supplement_products\` SET \`hidden\` = 1 ${untouched}`, [slug]);
    }
    for (const { slug, source, classes, perServing, description } of CORRECTED) {
      await runner.query(
        'UPDATE `supplement_products` SET `source` = ?, `ingredientClasses` = ?, `perServing` = ?, `description` = ? ' +
          untouched,
        [source, JSON.stringify(classes), JSON.stringify(perServing), description, slug],
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('supplement_products', 'approvedFunction');
  }
}
