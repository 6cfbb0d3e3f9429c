import type { LabelReading } from './label-reading.js';

export interface LabelExample {
  standard: string;
  intake: string;
  functions?: string;
  /** The content of one serving as a person reads it; null if the text leaves it open. */
  truth: LabelReading['amounts'] | null;
}

const ONE_TABLET = '1일 1회, 1회 1정(500mg)을 물과 함께 섭취하십시오.';
const ONE_CAPSULE = '1일 1회, 1회 1캡슐(1,000mg)을 물과 함께 섭취하십시오.';
const TWICE = '1일 2회, 1회 1캡슐(600 mg)을 충분한 물과 함께 섭취하십시오.';

const label = (
  standard: string,
  intake: string,
  truth: LabelExample['truth'],
  functions?: string,
): LabelExample => ({ standard, intake, truth, ...(functions !== undefined && { functions }) });

/** Label texts written for this test in the makers' spellings, including their slips. */
export const LABEL_EXAMPLES: readonly LabelExample[] = [
  // Amount per day
  label('비타민D : 표시량(25㎍/일)의 80~180%', ONE_TABLET, { vitaminD: 25 }),
  label('비타민 D：표시량（25 ㎍／일）의 80～180％', ONE_TABLET, { vitaminD: 25 }),
  label('1. 성상 : 흰색의 원형 정제 2. 아연 : 표시량(8.5 mg/1일)의 80~150%', TWICE, { zinc: 4.25 }),
  label('마그네슘 : 표시량(315mg/1일 섭취량)의 80~150%', '1일 3회, 1회 1정을 섭취하십시오.', {
    magnesium: 105,
  }),
  label('비타민D3: 표시량(1,000 IU/일)의 80~180%', ONE_TABLET, { vitaminD: 25 }),
  // By the weight of a piece or of a day
  label('① 성상 : 고유의 향미 ② 비타민D : 표시량(10㎍/500mg)의 80~180% ③ 대장균군 : 음성', ONE_TABLET, {
    vitaminD: 10,
  }),
  label(
    '(1) 성상 : 분홍색 정제\n(2) 마그네슘 : 표시량(105 mg/500 mg)의 80%~150%\n(3) 대장균군 : 음성',
    ONE_TABLET,
    {
      magnesium: 105,
    },
  ),
  label('가. 성상 : 고유의 색택 나. 아연 : 표시량(12mg/500mg)의 80~150% 다. 대장균군 : 음성', ONE_TABLET, {
    zinc: 12,
  }),
  label('1) 성상: 연질캡슐 2) EPA와 DHA의 합 : 표시량(600mg/1,000mg)의 80~120%', ONE_CAPSULE, {
    epaDha: 0.6,
  }),
  label('EPA 및 DHA의 합: 표시량(1.2 g/1.2g) 이상', TWICE, { epaDha: 0.6 }),
  label('총(總) (-)-Hydroxycitric acid : 표시량(750mg/600mg)의 80~120%', TWICE, null),
  label('총(-)-Hydroxycitric acid : 표시량(750 mg/1,200 mg)의 80~120%', TWICE, { hca: 0.375 }),
  label('카테킨 : 표시량(300mg/1.2g)의 80~120%\n납(mg/kg) : 1.0 이하', TWICE, { catechin: 150 }),
  label('공액리놀레산 : 표시량(1,400mg/2,000mg)의 80% 이상', '1일 2회, 1회 2캡슐(1캡슐 500mg)을 섭취', {
    cla: 0.7,
  }),
  label('글루코사민 : 표시량(1.5g/3g)의 90~120%', '1일 1회, 1회 3정(1정당 1,000mg)을 섭취하십시오.', {
    glucosamine: 1.5,
  }),
  label('디메틸설폰(MSM) : 표시량(1,500mg/3,600mg)의 80~120%', '1일 2회, 1회 2정(900mg x 2정)을 섭취', {
    msm: 0.75,
  }),
  label('히알루론산 : 표시량(120㎎/500㎎)의 80~120%', ONE_TABLET, { hyaluronicAcid: 120 }),
  label('크레아틴 : 표시량(3 g/5 g)의 80~120%', '1일 1회, 1회 1포(5g)를 물에 타서 섭취하십시오.', {
    creatine: 3,
  }),
  label('단백질 : 표시량(20g/40g)의 80% 이상', '1일 2회, 1회 40g을 물이나 우유에 타서 섭취', {
    proteinPerServing: 20,
  }),
  label('단백질 : 표시량(60g/100g)의 80% 이상', '1일 1회, 1회 40g을 물에 타서 섭취하세요', {
    proteinPerServing: 24,
  }),
  label('비타민 D : 표시량 (15 ug/g)의 80~180%', '1일 1회, 1회 1정(800mg)을 섭취', { vitaminD: 12 }),
  label('비타민D: 표시량(50mcg/300mg)의 80-180%', '1일 1회 1회 1캡슐(300mg) 섭취', { vitaminD: 50 }),
  label('비타민D: 표시량 {125㎍(5000IU)/300mg}의 80~180%', '1일 1회, 1회 1캡슐(300mg)을 섭취', {
    vitaminD: 125,
  }),
  label('비타민D : 표시량 ｛100ug/500mg의 80~180%｝', ONE_TABLET, { vitaminD: 100 }),
  label('비타민D(%) : 표시량(10㎍/500mg)의 80~180%', ONE_TABLET, { vitaminD: 10 }),
  label('비타민D : 10 ㎍ / 500 mg (표시량의 80-180%)', ONE_TABLET, { vitaminD: 10 }),
  label('비타민 D: 표시량의 80~180% (표시량 : 10μg/500mg)', ONE_TABLET, { vitaminD: 10 }),
  label('비타민D : 표시량의 80~180% [표시량 10㎍/500mg]', ONE_TABLET, { vitaminD: 10 }),
  label('아연(표시량 8.5mg/500mg) : 80이상~150이하(%)', ONE_TABLET, { zinc: 8.5 }),
  label('아연 표시량(8.5mg/500mg)의 80~150%', ONE_TABLET, { zinc: 8.5 }),
  label('총 카테킨 : 표시량(300 mg/1 g) 80~120%', '1일 2회, 1회 1정(500mg)', { catechin: 150 }),
  label('아연:표시량(8.5mg/0.5g)의80~150%', '1일1회,1회1정(500mg)섭취', { zinc: 8.5 }),
  label('비타민D : 표시량(0.025mg/500mg)의 80~180%', '1일 1회 1정(500mg)씩 섭취', { vitaminD: 25 }),
  label('비타민D : 표시량(25㎍/500mg)의 80~180%', '1일 3회, 식사와 함께 1회 1정(500mg)', { vitaminD: 25 }),
  label(
    '② 아연: 표시량(8.5 mg/7,500 mg)의 80~150% ③ 셀렌: (55 ㎍/7,500 mg)의 80~150%',
    '1일 1회, 1회 3포(1포 2,500mg)',
    {
      zinc: 8.5,
    },
  ),
  // Per piece
  label('비타민D : 표시량(25㎍/1정)의 80~180%', '1일 2회, 1회 2정을 섭취하십시오.', { vitaminD: 50 }),
  label('아연 : 표시량(10mg/캡슐)의 80~150%', '1일 1회, 1회 1캡슐을 섭취', { zinc: 10 }),
  label('마그네슘 : 표시량(100mg/포)의 80~150%', '1일 2회, 1회 1포를 물 없이 섭취', { magnesium: 100 }),
  // No weight beside the piece, one piece per day
  label('비타민D : 표시량(25㎍/250mg)의 80~180%', '1일 1회, 1회 1캡슐을 물과 함께 섭취', { vitaminD: 25 }),
  label('비타민D : 표시량(25㎍/250mg)의 80~180%', '1일 1캡슐을 물과 함께 섭취', { vitaminD: 25 }),
  // Several ingredients
  label(
    '1. 성상 : 고유의 향미가 있고 이미·이취가 없는 장방형 정제 2. 비타민 C : 표시량(100 mg/1,100 mg)의 80~150% 3. 비타민 A : 표시량(700 μgRAE/1,100 mg)의 80~150% 4. 비타민 D : 표시량(10 μg/1,100 mg)의 80~180% 5. 비타민 E : 표시량(11 mg α-TE/1,100 mg)의 80~150% 6. 비타민 B6 : 표시량(1.5 mg/1,100 mg)의 80~150% 7. 엽산 : 표시량(400 μgDFE/1,100 mg)의 80~150% 8. 대장균군 : 음성',
    '1일 1회, 1회 1정(1,100 mg)을 섭취하십시오.',
    { vitaminD: 10, vitaminB6: 1.5 },
  ),
  label(
    '칼슘 : 표시량(210mg/3,000mg)의 80~150%, 마그네슘 : 표시량(105mg/3,000mg)의 80~150%, 비타민D : 표시량(10㎍/3,000mg)의 80~180%, 아연 : 표시량(8.5mg/3,000mg)의 80~150%',
    '1일 1회, 1회 2정(1정당 1,500mg)을 섭취',
    { magnesium: 105, vitaminD: 10, zinc: 8.5 },
  ),
  label(
    '비타민D : 표시량(10㎍/500mg)의 80~180% 아연 : 표시량(8.5mg/500mg)의 80~150% 대장균군 : 음성 붕해시험 : 적합',
    ONE_TABLET,
    { vitaminD: 10, zinc: 8.5 },
  ),
  label(
    '류신 : 표시량(2g/5g)의 80% 이상; 이소류신 : 표시량(1g/5g)의 80% 이상; 발린 : 표시량(1g/5g)의 80% 이상',
    '1일 2회, 1회 1포(5g)를 섭취',
    {
      leucine: 2,
      isoLeucine: 1,
      valine: 1,
    },
  ),
  label(
    '1. 프로바이오틱스 수 : 표시량(1.0 × 10¹⁰ CFU/2g) 이상 2. 아연 : 표시량(8.5mg/2g)의 80~150%',
    '1일 1회, 1회 1포(2g)를 섭취',
    { zinc: 8.5 },
  ),
  label(
    '프로바이오틱스 수 : 표시량(100억 CFU/2,000mg) 이상\n대장균군 : 음성',
    '1일 1회, 1회 1포(2g)를 섭취',
    {},
  ),
  label(
    '진세노사이드 Rg1, Rb1 및 Rg3의 합 : 표시량(3mg/g)의 80% 이상\n대장균군 : 음성',
    '1일 3회, 1회 1g을 섭취',
    {},
  ),
  label('루테인 : 표시량(20mg/500mg)의 80~120%\n비타민 A : 표시량(210㎍RE/500mg)의 80~150%', ONE_TABLET, {}),
  // The function text names the ingredient of the standard
  label(
    '비타민D : 표시량(10㎍/500mg)의 80~180%',
    ONE_TABLET,
    { vitaminD: 10 },
    '[비타민D] 칼슘과 인이 흡수되고 이용되는데 필요',
  ),
  label(
    '① 아연：표시량（8.5㎎／500㎎）의 80～150％ ② 납(㎎/㎏)：1.0 이하',
    ONE_TABLET,
    { zinc: 8.5 },
    '[아연] 정상적인 면역기능에 필요',
  ),
  label('콜라겐 : 표시량(2.5g/20ml)의 80~120%', '1일 1회, 1회 1병(20ml)을 섭취하십시오.', { collagen: 2.5 }),
  label('L-카르니틴 : 표시량(2,000mg/25mL)의 80~120%', '1일 1회, 1회 1병(25mL)을 섭취', { l_Carnitine: 2 }),
  label('HMB : 표시량(1.5g/3g)의 80~120%', '1일 2회, 1회 1포(1.5g)를 섭취하십시오.', { hmb: 0.75 }),
  label(
    'EGCG : 표시량(150mg/600mg)의 80~120%\n카페인 : 표시량(20mg/600mg)의 80~120%',
    '1일 1회, 1회 1정(600mg)',
    {
      egcg: 150,
      caffeine: 20,
    },
  ),
  label('마그네슘: 표시량(220 mg/1,000 mg)의 80~150%', '하루에 1회, 1회 1캡슐(1,000mg)씩 물과 함께 섭취', {
    magnesium: 220,
  }),
  label('아연 : 표시량(8.5mg/1,000mg)의 80~150%', '1일 1회, 1회 2정(500mg)을 섭취하십시오.', { zinc: 8.5 }),
  label('아연 : 표시량(8.5mg/1,000mg)의 80~150%', '1일 1회, 1회 2정(총 1,000mg)을 섭취하십시오.', {
    zinc: 8.5,
  }),

  // Unclear: an admin has to check
  label('아연 : 표시량(8.5mg/500mg)의 80~150%', '1일 1회, 1회 2정(500mg)을 섭취하십시오.', null),
  label('아연 : 표시량(8.5mg/1,000mg)의 80~150%', '1일 2회, 1회 2정(500mg)을 섭취하십시오.', null),
  label('비타민D : 표시량(25㎍)의 80~180%', '1일 2회, 1회 1정을 섭취', null),
  label('비타민D : 표시량(25㎍/500mg)의 80~180%', '1일 1~2회, 1회 1정(500mg)을 섭취', null),
  label('비타민D : 표시량(25㎍/500mg)의 80~180%', '1일 1회, 1회 1~2정(500mg)을 섭취', null),
  label(
    '비타민D : 표시량(25㎍/500mg)의 80~180%',
    '성인 : 1일 2회, 1회 2정(500mg), 어린이 : 1일 1회, 1회 1정',
    null,
  ),
  label('비타민D : 표시량(25㎍/500mg)의 80~180%', '식후에 적당량을 섭취하십시오.', null),
  label('비타민D : 표시량(25mg/500mg)의 80~180%', ONE_TABLET, null),
  label(
    '칼슘 : 표시량(300mg/1,1500mg)의 80~150%\n마그네슘 : 표시량(150mg/1,1500mg)의 80~150%',
    '1일 1회, 1회 1정(1,500mg)',
    null,
  ),
  label('비타민D : 표시량(10㎍/500mg)의 80~180%\n아연 : 표시량(8.5mg/800mg)의 80~150%', ONE_TABLET, null),
  label('비타민D : 표시량(10㎍/900mg)의 80~180%', ONE_TABLET, null),
  label('카페인 : 50mg/일 이하', ONE_TABLET, null),
  label('비타민D : 표시량(25㎍(500IU)/500mg)의 80~180%', ONE_TABLET, null),
  label('아연 및 셀렌 : 표시량(8.5mg/500mg)의 80~150%', ONE_TABLET, null),
  label('비타민D(아연) : 표시량(8.5mg/500mg)의 80~150%', ONE_TABLET, null),
  label('비타민D : 표시량(10~20㎍/500mg)의 80~180%', ONE_TABLET, null),
  label('성상 : 고유의 색택, 비타민D 표시량(10㎍/500mg)의 80~180%', ONE_TABLET, null),
  label(
    '비타민D : 표시량(10㎍/500mg)의 80~180%',
    ONE_TABLET,
    null,
    '[비타민D] 뼈의 형성에 필요 [아연] 정상적인 면역기능에 필요',
  ),
  label(
    '[멀티비타민 정제]\n1. 아연 : 표시량(8.5mg/500mg)의 80~150%\n[오메가3 캡슐]\n1. EPA와 DHA의 합 : 표시량(600mg/1,000mg)의 80~120%',
    '1일 1회, 1회 1정(500mg)과 1캡슐(1,000mg)을 섭취',
    null,
  ),
  label('EPA : 표시량(300mg/1,000mg)의 80~120%\nDHA : 표시량(200mg/1,000mg)의 80~120%', ONE_CAPSULE, null),
  label('비타민D : 표시량(1O㎍/500mg)의 80~180%', ONE_TABLET, null),
  label('비타민D 10㎍', ONE_TABLET, null),
  label('', ONE_TABLET, null),
  label('칼슘 : 표시량(210mg/500mg)의 80~150% / 마그네슘 : 표시량(105mg/500mg)의 80~150%', ONE_TABLET, null),
  label('비타민 C : 표시량(100mg/일)의 80~150% (아연 8.5mg 함유)', ONE_TABLET, null),
  label('아연 : 표시량(8.5mg/500mg)의 80~150%', '1일 1회, 1회 1정(500mg) 또는 2정을 섭취', null),
  label('아연 : 표시량(8.5mg/500mg)의 80~150%', '1일 1회, 아침에 1회 1정(500mg), 저녁에 1정을 섭취', null),
  label('아연 : 표시량(8.5mg/500mg)의 80~150%', '1일 1회, 1회 1정(500mg). 13세 이상은 1일 2회', null),
  label('마그네슘 : 표시량(360mg/1,2g)의 80~150%', '1일 1회, 1회 1정(1.2g)', null),
  label('성상 : 아연을 함유한 흰색 정제', ONE_TABLET, null),
  label('비타민D : 표시량(10㎍/20ml)의 80~180%', '1일 1회, 1회 1병(20g)을 섭취', null),
  // In the ministry's wording, with copying and scanning errors
  label(
    '1. 성상 : 이미, 이취가 없는 노란색의 타원형 연질캡슐\n2. EPA와 DHA의 합 : 표시량(900 mg/1,200 mg)의 80~120%\n3. 비타민E : 표시량(11 mg α-TE/1,200 mg)의 80~150%\n4. 산가 : 3.0 이하\n5. 과산화물가 : 5.0 이하\n6. 총수은(mg/kg) : 0.5 이하',
    '1일 1회, 1회 1캡슐(1,200mg)을 물과 함께 섭취',
    { epaDha: 0.9 },
  ),
  label('ＥＰＡ와 ＤＨＡ의 합 ： 표시량（６００㎎／１，０００㎎）의 ８０～１２０％', ONE_CAPSULE, {
    epaDha: 0.6,
  }),
  label('EPA 및 DHA의 합 : 표시량(1,080 mg/1,800 mg)의 80 % 이상', '1일 2회, 1회 1캡슐(900 mg)을 섭취', {
    epaDha: 0.54,
  }),
  label('EPA와 DHA의 합: 표시량(1,380mg/2,300mg)의 80~120%', '1일 1회, 1회 2캡슐(1캡슐 1,150mg)을 섭취', {
    epaDha: 1.38,
  }),
  label('EPA 및 DHA 함유 유지 : 표시량(1,000mg/1,200mg)의 80~120%', ONE_CAPSULE, null),
  label('EPA 및 DHA 유지의 합 : 표시량(600mg/1,000mg)의 80~120%', ONE_CAPSULE, null),
  label(
    '1) 프로바이오틱스 수 : 1,000,000,000 CFU/g 이상 2) 아연 : 표시량(8.5mg/2g)의 80~150%',
    '1일 1회, 1회 1포(2g)를 섭취',
    { zinc: 8.5 },
  ),
  label('프로바이오틱스수 : 표시량(10,000,000,000 CFU/2 g) 이상', '1일 1회, 1회 1포(2g)를 섭취', {}),
  label(
    '진세노사이드 Rg1, Rb1 및 Rg3의 합 : 표시량(4.5 mg/3 g)의 80~150 %\n비타민 B₆ : 표시량(1.5 mg/3 g)의 80~150 %',
    '1일 1회, 1회 1포(3g)를 섭취',
    { vitaminB6: 1.5 },
  ),
  label('홍삼 : 진세노사이드 Rg1, Rb1 및 Rg3의 합 3mg/g 이상', ONE_TABLET, null),
  label(
    '비타민A : 표시량(700㎍ RAE/일)의 80~150%, 비타민E : 표시량(11㎎ α-TE/일)의 80~150%, 비타민D : 표시량(10㎍/일)의 80~180%',
    ONE_TABLET,
    { vitaminD: 10 },
  ),
  label('나이아신 : 표시량(15 mg NE/일)의 80~150%, 비타민B6 : 표시량(1.5 mg/일)의 80~150%', ONE_TABLET, {
    vitaminB6: 1.5,
  }),
  label('비타민D : 표시량(400IU/일)의 80~180%', ONE_TABLET, { vitaminD: 10 }),
  label('비타민D : 표시량[10㎍(400IU)/500mg]의 80~180%', ONE_TABLET, { vitaminD: 10 }),
  label('비타민D : 표시량(10㎍ = 400IU/일)의 80~180%', ONE_TABLET, null),
  label('비타민Ｄ：표시량（１０㎍／５００ｍｇ）의 ８０～１８０％', ONE_TABLET, { vitaminD: 10 }),
  label('비 타 민 D : 표 시 량 ( 10 ㎍ / 500 ㎎ ) 의 80 ~ 180 %', ONE_TABLET, { vitaminD: 10 }),
  label('비타민D : 표시량(1 5㎍/500mg)의 80~180%', ONE_TABLET, null),
  label('글루코사민 : 표시량(1, 500mg/3,000mg)의 90~120%', '1일 1회, 1회 3정(1정당 1,000mg)을 섭취', null),
  label('비타민D : 표시량(10㎍/5 00mg)의 80~180%', ONE_TABLET, null),
  label('비타민 D(㎍) : 표시량(10/500mg)의 80~180%', ONE_TABLET, null),
  label('마그네슘(mg) : 표시량(100 mg/정)의 80~150%', '1일 2회, 1회 1정을 섭취', { magnesium: 100 }),
  label('아연(Zn) : 표시량(8.5 mg/500 mg)의 80~150%', ONE_TABLET, { zinc: 8.5 }),
  label('마그네슘(산화마그네슘) : 표시량(315mg/일)의 80~150%', ONE_TABLET, null),
  label('산화마그네슘 : 표시량(500mg/일)의 80~150%', ONE_TABLET, null),
  label('마그네슘 : 표시량(315㎍/일)의 80~150%', ONE_TABLET, null),
  label('비타민D : 표시량(1,000㎍/일)의 80~180%', ONE_TABLET, null),
  // Per several pieces
  label('비타민D : 표시량(25㎍/2캡슐)의 80~180%', '1일 1회, 1회 2캡슐을 섭취', { vitaminD: 25 }),
  label('아연 : 표시량(12mg/2정)의 80~150%', '1일 2회, 1회 1정을 섭취', { zinc: 6 }),
  label('마그네슘 : 표시량(315 mg/3 포)의 80~150%', '1일 3회, 1회 1포를 섭취', { magnesium: 105 }),
  label('아연 : 표시량(8.5mg/1일 2정)의 80~150%', '1일 3회, 1회 1정을 섭취', null),
  label('아연 : 표시량(8.5mg/1일 1회)의 80~150%', TWICE, null),
  label('아연 : 표시량(8.5mg/1캡슐(500mg))의 80~150%', '1일 1회, 1회 1캡슐(500mg)', null),
  label('단백질 : 표시량(20 g/1회 제공량 40 g)의 80 % 이상', '1일 1회, 1회 40g을 섭취', null),
  // The bracketed text may be the measured substance
  label('총 (-)-Hydroxycitric acid(HCA) : 표시량(750mg/1,200mg)의 80~120%', TWICE, { hca: 0.375 }),
  label(
    '저분자콜라겐펩타이드(Gly-Pro-Hyp) : 표시량(450mg/3,000mg)의 80~120%',
    '1일 1회, 1회 1포(3g)를 섭취',
    null,
  ),
  label('단백질(질소로서) : 표시량(3.2g/40g)의 80% 이상', '1일 1회, 1회 40g을 섭취', null),
  label('공액리놀레산(CLA) : 표시량(1,400 mg/2,000 mg)의 80~120 %', '1일 2회, 1회 2캡슐(500mg × 2)을 섭취', {
    cla: 0.7,
  }),
  label('콜라겐펩타이드 : 표시량(3,270mg/5g)의 80~120%', '1일 1회, 1회 1포(5 g)를 섭취', { collagen: 3.27 }),
  label('N-아세틸글루코사민 : 표시량(1,000mg/일)의 80~120%', ONE_TABLET, {}),
  label('L-테아닌 : 표시량(200mg/일)의 80~120%\n마그네슘 : 표시량(110mg/일)의 80~150%', ONE_TABLET, {
    magnesium: 110,
  }),
  label('총다당체 : 표시량(100mg/일)의 80~120%\n아연 : 표시량(8.5mg/일)의 80~150%', ONE_TABLET, {
    zinc: 8.5,
  }),
  label('로르산 : 표시량(70~115mg/일)의 80~120%\n아연 : 표시량(8.5mg/일)의 80~150%', ONE_TABLET, {
    zinc: 8.5,
  }),
  label('카테킨 : 표시량(0.3~1.0g/일)의 80~120%', ONE_TABLET, null),
  label('카페인 : 표시량(50mg/일)의 120% 이하', ONE_TABLET, null),
  label('크레아틴 : 3,000mg 이상/5g', '1일 1회, 1회 5g을 섭취', null),
  label('단백질 : 표시량(25g/50g)의 80% 이상', '1일 1회, 1회 50g(2스푼)을 물에 타서 섭취', {
    proteinPerServing: 25,
  }),
  label('아연 : 표시량(15 mg/2.4 g)의 80~150%', '1일 2회, 1회 1포(1.2g)를 섭취', { zinc: 7.5 }),
  label('류신, 이소류신, 발린의 합 : 표시량(5g/10g)의 80% 이상', '1일 1회, 1회 10g을 섭취', null),
  label('옥타코사놀 : 표시량(40 mg/일)의 80~120%', ONE_TABLET, {}),
  label('아연 : 표시량 8.5mg/500mg의 80%이상 150%이하', ONE_TABLET, { zinc: 8.5 }),
  label('아연 : 표시량(8.5mg/500mg)의 80.0~150.0%', ONE_TABLET, { zinc: 8.5 }),
  label('비타민D : 표시량(25㎍/500mg)의 80~180%', '1일 1회, 1회 1정(500mg)을, 어린이는 반 정을 섭취', null),
  label('EPA와 DHA의 합 : 표시량(500mg/1000mg)의 80~120%', '1일 1회, 1회 2캡슐(2,000 mg)', { epaDha: 1 }),
  label('비타민D : 표시량(5㎍/ml)의 80~180%', '1일 1회, 1회 1ml', { vitaminD: 5 }),
  label('비타민B6(염산피리독신) : 표시량(1.5mg/500mg)의 80~150%', ONE_TABLET, null),
  label('아연 : 표시량(8.5mg/ 2캡슐)의 80~150%', '1일 1회, 1회 1정', null),
  // Odd ones
  label('아연 : 표시량(8·5mg/500mg)의 80~150%', ONE_TABLET, null),
  label("아연 : 표시량(8'5mg/500mg)의 80~150%", ONE_TABLET, null),
  label('아연 : 표시량(8.5mg/일)의 80~150%', '1일 1회, 1회 1정(500mg)을 이틀에 한 번 섭취', null),
  label('아연 : 표시량(8.5mg/일)의 80~150%', '격일로 1일 1회, 1회 1정을 섭취', null),
  label('아연 : 표시량(8.5mg/일)의 80~150%', '1주일에 3번, 1일 2회, 1회 1정을 섭취', null),
  label('아연 : 표시량(8.5mg/일)의 80~150%', '월·수·금요일에 1일 1회, 1회 1정을 섭취', null),
  label('비타민\u200bD : 표시량(25㎍/500mg)의 80~180%', ONE_TABLET, { vitaminD: 25 }),
  label('비타민D : 표시량(2.5㎍/50mg)의 80~180%', '1일 1회, 1회 10정(1정 50mg)을 섭취', { vitaminD: 25 }),
  label('마그네슘 : 표시량(315mg/2,100mg)의 80~150%', '1일 3회 식후 30분에 1회 2정(1정 350mg)씩 섭취', {
    magnesium: 105,
  }),
  label('단백질 : 표시량(24g/30g)의 80% 이상', '1일 1회, 1회 30g을 물 200ml에 타서 섭취', {
    proteinPerServing: 24,
  }),
  label('비타민D : 표시량(25㎍/500mg)의 80~180%<br/>\n아연 : 표시량(8.5mg/500mg)의 80~150%', ONE_TABLET, {
    vitaminD: 25,
    zinc: 8.5,
  }),
  label('비타민D : 표시량(25&mu;g/500mg)의 80~180%', ONE_TABLET, null),
  label('아연 : 표시량(8.5mg/0mg)의 80~150%', ONE_TABLET, null),
  label('아연 : 표시량(8.5mg/500mg)의 80~150%', '1日 1回, 1回 1錠(500mg)', null),
];
