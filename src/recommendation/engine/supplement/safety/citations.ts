import { LIMIT_TABLE, UPPER_LIMIT_TEXTS } from './upper-limits.js';

/** A document that rules refer to. */
export interface Citation {
  /** Words by which rules refer to it. */
  names: readonly string[];
  /** For members: whose it is, of which year, and what it limits or found. */
  korean: string;
  /** `own`: no document, a caution of this program. */
  state: 'read' | 'unread' | 'own';
  /** Where its text or abstract was read. Null where a seller quotes it: members are led to no shop. */
  url: string | null;
}

const read = (korean: string, url: string | null, ...names: string[]): Citation => ({
  ...{ names, korean, url, state: 'read' },
});
const unread = (korean: string, ...names: string[]): Citation => ({
  ...{ names, korean, url: null, state: 'unread' },
});
const own = (korean: string, ...names: string[]): Citation => ({
  ...{ names, korean, url: null, state: 'own' },
});

/** All documents that rules name. A document counts as read where its text or abstract was: nothing here is from memory. */
export const CITATIONS: readonly Citation[] = [
  read(
    'Allen 외 2019 (Adv Nutr), 미국과 유럽의 상한 섭취량 비교, 표 5·6',
    'https://pmc.ncbi.nlm.nih.gov/articles/PMC7231601',
    LIMIT_TABLE,
  ),
  read(
    '유럽식품안전청(EFSA) 2015, 카페인: 성인 하루 400mg, 한 번에 200mg까지',
    'https://www.efsa.europa.eu/fr/efsajournal/pub/4102',
    'EFSA 2015',
  ),
  read(
    '식품의약품안전처, 카페인 최대 일일섭취권고량: 성인 하루 400mg 이하 (보도로 확인)',
    'http://www.medical-tribune.co.kr/news/articleView.html?idxno=91260',
    'MFDS: 400 mg',
  ),
  read(
    '식품의약품안전처 2018, 녹차추출물: EGCG 하루 300mg 이하, 간 독성 우려 (보도로 확인)',
    'https://m.ajunews.com/view/20180413141234752',
    'MFDS 2018 (녹차추출물',
  ),
  read(
    '식품의약품안전처 2017년 재평가, 가르시니아·녹차추출물: 간·심장 질환이면 주의 (보도로 확인)',
    'http://seoul.co.kr/news/newsView.php?id=20180105011015',
    'MFDS re-evaluation 2017',
  ),
  read(
    '식품의약품안전처 2025년 재평가, 가르시니아: 체지방을 줄이는 다른 기능성 식품과 함께 먹지 않기 (보도로 확인)',
    'https://science.ytn.co.kr/program/view.php?key=202505221126552001&mcd=0082',
    'MFDS 2025, garcinia',
  ),
  read(
    '식품의약품안전처 고시, 글루코사민: 간·심장 질환, 수술 전후, 고혈압, 당뇨, 천식이거나 항응고제 등 약을 먹으면 상담 (인용한 글로 확인)',
    'https://www.nutrisify.org/post/187',
    'MFDS, glucosamine',
  ),
  read('식품의약품안전처, 카테킨 하루 0.3~1g (판매자가 인용한 글로 확인)', null, 'MFDS (카테킨'),
  read('식품의약품안전처, 가르시니아 HCA 하루 0.75~2.8g (판매자가 인용한 글로 확인)', null, 'MFDS (총 HCA'),
  read(
    '유럽의약품청(EMA) 2023, 오메가3 약: 심장 질환이 있으면 많이 먹을수록 심방세동이 늘어남',
    'https://www.ema.europa.eu/en/news/meeting-highlights-pharmacovigilance-risk-assessment-committee-prac-25-28-september-2023',
    'EMA PRAC 2023',
  ),
  read(
    'Gencer 외 2021, 오메가3와 심방세동: 하루 1g을 넘으면 위험이 더 큼 (초록)',
    'https://boris-portal.unibe.ch/entities/publication/936d8c79-eed3-46f8-9ed4-cc3b52205b93/full',
    'Gencer et al. 2021',
  ),
  read(
    'Vuppalanchi 외 2021, 가르시니아: 혼자서도, 녹차와 함께여도 간이 상한 사례 (초록)',
    'https://pmc.ncbi.nlm.nih.gov/articles/PMC9004424',
    'Vuppalanchi et al. 2021',
  ),
  read(
    'Mesas 외 2011, 고혈압인 사람에게 카페인 200~300mg: 몇 시간 동안 혈압이 8/6mmHg 오름 (초록)',
    'https://consensus.app/papers/effect-coffee-blood-pressure-disease-individuals-review-mesas/cee3c076b3e25ba699381d3ffe4f94ab',
    'Mesas et al. 2011',
  ),
  read(
    'Knudsen·Sokol 2008, 와파린과 글루코사민: 피가 더 묽어진 사례 (초록)',
    'https://www.medscape.com/viewarticle/572712',
    'Knudsen & Sokol 2008',
  ),
  read(
    'Misaka 외 2014, 녹차와 혈압약 나돌롤: 핏속의 약이 85% 줄어듦 (초록)',
    'https://pubmed.ncbi.nlm.nih.gov/24419562/',
    'Misaka et al. 2014',
  ),
  read(
    'Benvenga 외 2001, L-카르니틴: 갑상선 호르몬의 작용을 막음 (초록)',
    'https://globinmed.com/index.php?option=com_content&view=article&id=64450&catid=417&itemid=',
    'Benvenga et al. 2001',
  ),
  read(
    'Lopez 외 2014, 항우울제(SSRI)와 가르시니아: 세로토닌 독성 사례',
    'https://pmc.ncbi.nlm.nih.gov/articles/PMC4252288',
    'Lopez et al. 2014',
  ),
  read(
    'Culm-Merdek 외 2005, 항우울제 플루복사민: 카페인이 빠져나가는 속도가 10분의 1로 줄어듦 (초록)',
    'https://doi.org/10.1111/j.1365-2125.2005.02467.x',
    'Culm-Merdek et al. 2005',
  ),
  read(
    'Healy 외 1989, 항생제 시프로플록사신: 카페인이 몸에 더 오래 남음 (초록)',
    'https://www.academicoo.com/artigo/interaction-between-oral-ciprofloxacin-and-caffeine-in-normal-volunteers',
    'Healy et al. 1989',
  ),
  read(
    'Am J Med 1989, 퀴놀론 항생제: 마그네슘과 함께 먹으면 덜 흡수되고, 칼슘·철과 아마 아연도 같음 (초록)',
    'https://pubmed.ncbi.nlm.nih.gov/2686430/',
    'PubMed 2686430',
  ),
  read(
    'Drugs.com 2022, 아연: 퀴놀론·테트라사이클린 항생제의 농도를 낮출 수 있음',
    'https://www.drugs.com/npp/zinc.html',
    'Drugs.com, zinc',
  ),
  read(
    '미국 국립보건원(NIH) 비타민 K: 와파린과 반대로 작용해서 먹는 양을 바꾸지 않아야 함',
    'https://ods.od.nih.gov/factsheets/vitaminK-HealthProfessional/',
    'NIH ODS, vitamin K',
  ),
  read(
    '미국 국립보건원(NIH) 칼슘: 퀴놀론·테트라사이클린 항생제가 덜 흡수됨 (인용한 글로 확인)',
    null,
    'NIH ODS, calcium',
  ),
  read(
    '미국소아과학회(AAP) 2016, 청소년의 운동 보조제: 얻는 것이 크지 않고 걱정되는 점이 있음 (초록)',
    'https://doi.org/10.1542/peds.2016-1300',
    'American Academy of Pediatrics 2016',
    'allowed below 19',
  ),
  read(
    'Li 외 2011, 녹내장: 카페인을 먹고 한 시간 뒤 눈의 압력이 2.4mmHg 오름 (초록)',
    null,
    'Li et al. 2011',
  ),
  read(
    'Buckley 외 2004, 와파린과 어유: 어유를 두 배로 늘린 뒤 피가 더 묽어진 사례 (초록)',
    null,
    'Buckley et al. 2004',
  ),
  read(
    '메모리얼 슬론 케터링 암센터, 오메가3: 항응고제와 함께 먹지 않기',
    null,
    'Memorial Sloan Kettering, Omega-3',
  ),
  read(
    'Bender 외 1998, Javaid 외 2024: 오메가3를 먹어도 출혈이 늘지 않음 (초록)',
    null,
    'Bender et al. 1998',
    'Javaid et al. 2024',
  ),
  read('MSD 매뉴얼 2023, 세인트존스워트와 약의 상호작용', null, 'MSD Manual'),
  read(
    '센트룸 세인트존스워트 설명서: 항우울제(SSRI)와 함께 먹으면 세로토닌 증후군이 늘어남',
    null,
    'leaflet of Centrum',
  ),
  read(
    'Home Healthc Nurse 2004, 갑상선약: 칼슘과 4시간 넘게 띄우기 (초록)',
    'https://pubmed.ncbi.nlm.nih.gov/15131426/',
    'PubMed 15131426',
  ),
  read('어드벤티스트 헬스케어, 갑상선약: 철이 흡수를 줄일 수 있음', null, 'Adventist HealthCare'),
  read(
    'Cook 외 1991, 칼슘: 함께 먹은 철이 덜 흡수됨 (초록)',
    'https://pubmed.ncbi.nlm.nih.gov/1984334/',
    'PubMed 1984334',
  ),
  read(
    'Dawson-Hughes 외 2015, 비타민 D: 지방이 든 식사와 함께 먹으면 핏속 농도가 32% 더 오름',
    null,
    'Dawson-Hughes et al. 2015',
  ),
  read(
    '영국 국립보건임상연구원(NICE) CG32, 재급식 증후군의 위험: 체질량지수 16 미만 (인용한 글로 확인)',
    'https://pmc.ncbi.nlm.nih.gov/articles/PMC8672300/table/T2',
    'NICE CG32',
    'As the refusal: nothing',
  ),
  read(
    '호주 스포츠영양사회 2014 (Desbrow 외), 청소년 선수: 보충제보다 음식으로 채우기 (초록)',
    'https://research.bond.edu.au/en/publications/sports-dietitians-australia-position-statement-sports-nutrition-f',
    'Desbrow et al. 2014',
  ),
  read(
    '식품의약품안전처 고시, 크레아틴: 하루 3g, 신장 이상의 위험이 있으면 상담, 어린이·임산부·수유부는 삼가기 (인용한 글로 확인)',
    'https://www.nutrisify.org/post/236',
    'MFDS, creatine',
    'allowed in pregnancy',
  ),
  read(
    '식품안전나라 2018, 가르시니아: 임산부·수유부·어린이는 피하기',
    'http://www.foodsafetykorea.go.kr/hazard/foodInjryInfo/searchFoodInjryInfoDetail.do?type=B&food_injry_info_seq=913',
    'food safety portal on garcinia',
  ),
  read(
    '식품의약품안전처 2019, 오메가3: 항응고제·혈압약 등을 먹으면 전문가와 상담 (보도로 확인)',
    'https://www.joongang.co.kr/article/23454976',
    'MFDS 2019 (EPA',
  ),
  read(
    '식품의약품안전처, 공액리놀레산(CLA): 과체중인 성인, 하루 1.4~4.2g (인용한 글로 확인)',
    'https://gbn42.tistory.com/8997200?category=535050',
    'MFDS function of CLA',
  ),
  read('식품의약품안전처, EPA와 DHA 하루 0.5~2g (판매자가 인용한 글로 확인)', null, 'MFDS (EPA와 DHA'),
  unread('식품의약품안전처, 원료마다의 섭취 방법', 'MFDS, how to take'),
  read(
    '식품의약품안전처 2018, 시트룰린: 의약품 성분이라 식품에 쓸 수 없음 (보도로 확인)',
    'http://www.mhj21.com/sub_read.html?uid=116698',
    'MFDS 2018, citrulline',
  ),
  read(
    '식품의약품안전처 2020, 5-HTP: 식품에 쓸 수 없는 원료 (보도로 확인)',
    'https://mediapia.co.kr/news/articleView.html?idxno=45382',
    'MFDS 2020, 5-HTP',
  ),
  read(
    '식품의약품안전청 2011, 카페인: 가공식품에 넣는 카페인은 콜라형 음료에만 0.015% 이하, 원료에서 온 것은 빼고 (옮겨 실은 보도자료로 확인)',
    null,
    'MFDS 2011, caffeine',
  ),
  read(
    '한국소비자원 2022, 오메가3: 혈압약 등을 먹으면 전문가와 상담 (보도로 확인)',
    'https://m.edaily.co.kr/amp/read?mediaCodeNo=257&newsId=02381286632457496',
    '한국소비자원 2022',
  ),
  read(
    '대한비만학회 2018, 체질량지수: 18.5 미만 저체중, 23부터 과체중, 30부터 2단계 비만 (보도로 확인)',
    'http://www.hidoc.co.kr/news/medinews/item/C0000374264',
    'KSSO 2018',
    'refusal of 체중 감량',
  ),
  read(
    '대한의사협회지 2023, 당뇨병의 영양 요법: 단 음료를 줄이고, 지방산 보충제를 늘 먹는 것은 권하지 않음 (초록)',
    'http://wprim.whocc.org.cn:80/admin/article/articleDetail?WPRIMID=1001685&articleId=1016878&from=search',
    'Chon 2023',
  ),
  read(
    '미국산부인과학회(ACOG) 2010, 임신 중 카페인: 하루 200mg 미만 (초록)',
    'https://scite.ai/reports/committee-opinion-no-462-moderate-wexL6y',
    'ACOG Committee Opinion 462',
  ),
  read(
    '미국산부인과학회(ACOG) 2011, 임신 중 비타민 D: 모자라면 하루 25~50µg은 안전하고 그 위는 연구가 없음 (초록)',
    'https://doi.org/10.1097/AOG.0b013e318227f06b',
    'ACOG Committee Opinion 495',
  ),
  read(
    '미국산부인과학회(ACOG) 2013, 임신 중 체중: 너무 적게 늘면 아기가 작게 태어남 (초록)',
    'https://studylib.net/doc/18909690/committee-opinion--number-548--january-2013--weight-gain',
    'ACOG Committee Opinion 548',
  ),
  read(
    'Middleton 외 2018 (코크란), 임신 중 오메가3: 조산이 줄 수 있음 (해설로 확인)',
    'https://ebn.bmj.com/content/23/2/63',
    'Middleton et al. 2018',
  ),
  read(
    'LactMed, 녹차: 수유 중에 추출물을 먹은 연구가 없음',
    'https://pubmed.ncbi.nlm.nih.gov/30000907',
    'LactMed',
    'allowed while nursing',
  ),
  read(
    '미국 의학원(IOM) 2009, 임신 중 체중: 어느 체중이든 늘어나는 것을 권함 (요약으로 확인)',
    'https://pmc.ncbi.nlm.nih.gov/articles/PMC2847829',
    'IOM 2009',
  ),
  read(
    '영국 독성위원회(COT) 2022, 비타민 A: 임신 중에는 레티놀이 많은 보충제를 먹지 않기',
    'https://cot.food.gov.uk/Discussion%20and%20conclusions%20-%20Statement%20on%20the%20effects%20of%20excess%20Vitamin%20A%20on%20maternal%20health',
    'COT 2022',
  ),
  read(
    '미국소아과학회(AAP) 2016 (Golden 외), 청소년: 굶는 다이어트와 살 빼는 약을 말리기 (학회의 보도 자료로 확인)',
    'https://www.aap.org/en-us/about-the-aap/aap-press-room/Pages/AAP-Clinical-Report-Steps-to-Prevent-Teen-Obesity-and-Eating-Disorders.aspx',
    'Golden et al. 2016',
  ),
  read(
    'Schulkes 외 2014, 생선 알레르기: 59%는 먹어 본 모든 생선에 반응함 (초록)',
    'https://pmc.ncbi.nlm.nih.gov/articles/PMC4164331',
    'Schulkes et al. 2014',
  ),
  read(
    'Dijkema 외 2020, 생선 알레르기: 흔히 모든 생선을 피하라고 함 (초록)',
    'https://pmc.ncbi.nlm.nih.gov/articles/PMC8818006',
    'Dijkema et al. 2020',
  ),
  read(
    '미국신장재단(KDOQI) 2020, 신장 질환: 단백질·보충제·미량영양소·전해질을 따로 정함 (초록)',
    'https://www.scienceopen.com/document?vid=1d6d750e-49e5-4809-9d8c-6fd4b2026d78',
    'KDOQI 2020',
    'allowed with kidney disease',
    'As the exclusion',
  ),
  read(
    '녹차추출물 사례 보고(PMC9745259): 30년 동안 간부전이 200건 넘게 보고됨',
    'https://pmc.ncbi.nlm.nih.gov/articles/PMC9745259',
    'PMC9745259',
  ),
  read(
    '유럽간학회(EASL) 2019, 만성 간 질환: 영양 상태를 살피며 먹기 (초록)',
    'https://studylib.net/doc/25910155/2019-easl-clinical-practice-guidelines',
    'EASL 2019',
  ),
  read(
    '유럽예방심장학회(EAPC) 2022, 운동 보조 성분: 심장에 해로운 일로 이어질 수 있음 (초록)',
    'https://dbpia.nl.go.kr/eurjpc/article/29/3/559/6515474',
    'EAPC 2022',
  ),
  read(
    'Barkhidarian 외 2019, 시트룰린: 수축기 혈압이 평균 4mmHg 내려감 (초록)',
    'https://pmc.ncbi.nlm.nih.gov/articles/PMC6369322',
    'Barkhidarian et al. 2019',
  ),
  read(
    'Risérus 외 2002, CLA의 한 이성질체: 인슐린 저항성이 19% 커짐, 섞인 것은 그대로 (초록)',
    'https://pubmed.ncbi.nlm.nih.gov/12196420',
    'Risérus et al. 2002',
  ),
  read(
    'Natural Medicines, 가르시니아와 CLA: 피가 덜 굳고 혈당이 달라질 수 있으며, 수술 2주 전부터 먹지 않기 (판매자가 인용한 글로 확인)',
    null,
    'Natural Medicines database',
  ),
  read(
    'Shi 외 2016, 카페인: 먹은 뒤 잠시 인슐린이 덜 들음 (초록)',
    'http://www.nutritionj.com/content/15/1/103',
    'Shi et al. 2016',
  ),
  read(
    'Wikoff 외 2017, 카페인: 건강한 성인의 뼈에는 하루 400mg까지 해롭지 않음 (2018년 요약의 초록)',
    'https://pmc.ncbi.nlm.nih.gov/articles/PMC6212940',
    'Wikoff et al. 2017',
  ),
  read(
    '미국마취과학회(ASA), 수술 앞뒤: 먹는 건강식품을 모두 의사에게 알리기',
    'http://www.asahq.org/For-the-Public-and-Media/Video-Press-Releases/Herbal-Medicine.aspx',
    'American Society of Anesthesiologists',
  ),
  read(
    'L-카르니틴 약의 설명서(영국): 와파린과 함께 쓸 때 드물게 피가 더 묽어짐',
    'https://medicines.org.uk/emc/product/1709/smpc',
    'Levocarnitine, summary',
  ),
  read(
    '메모리얼 슬론 케터링 암센터, 마그네슘: 여러 약과 부딪힐 수 있고, 심장·신장 질환이면 피하기',
    'https://www.mskcc.org/cancer-care/integrative-medicine/herbs/magnesium?glossary=on',
    'Memorial Sloan Kettering, Magnesium',
  ),
  read(
    'Strohecker 외 2012, 와파린: 많이 먹는 건강식품 40가지 가운데 27가지와 부딪힌다고 보고됨 (초록)',
    'http://www.innovationsincrm.com/cardiac-rhythm-management/2012/january/204-supplement-use-warfarin-safety',
    'Strohecker et al. 2012',
  ),
  read(
    'Taylor·Wilt 1999, 녹차와 와파린: 아주 많이 마신 뒤 약효가 준 사례 (초록)',
    'https://pubmed.ncbi.nlm.nih.gov/10332534/',
    'Taylor & Wilt 1999',
  ),
  read(
    'Stoddard 외 2015, 은행잎과 와파린: 출혈이 40% 가까이 더 많음 (보도로 확인)',
    'https://personify.pharmacist.com/drug-interactions-corner/bleeding-risk-increased-concurrent-use-warfarin-and-ginkgo',
    'Stoddard et al. 2015',
  ),
  read(
    'Bent 외 2005, 은행잎: 피가 난 사례 15건 (초록)',
    'https://pmc.ncbi.nlm.nih.gov/articles/PMC1490168',
    'Bent et al. 2005',
  ),
  read(
    'Am J Hypertens 2006, 자몽: 펠로디핀 등 칼슘 통로를 막는 혈압약의 농도를 높임 (초록)',
    'https://pubmed.ncbi.nlm.nih.gov/16814135/',
    'PubMed 16814135',
  ),
  read(
    'Momoniat 외 2019, 혈압약(ACE 억제제·ARB): 핏속 칼륨이 오를 수 있음 (요점)',
    'https://www.ccjm.org/content/86/9/601.full.txt',
    'Momoniat et al. 2019',
  ),
  read(
    '미국갑상선학회(ATA) 2014 (Jonklaas 외), 갑상선약: 칼슘·철과 띄우기, 흔히 4시간 (권고로 확인)',
    'https://eguideline.guidelinecentral.com/i/521958/3',
    'Jonklaas et al. 2014',
  ),
  read(
    'Benvenga 외 2008, 갑상선약과 커피: 함께 마시면 3분의 1쯤 덜 흡수됨 (초록)',
    'https://www.scienceopen.com/document?vid=0071ba78-2ba6-4dab-9583-4d9e9bd0b96e',
    'Benvenga et al. 2008',
  ),
  read(
    'Leung·Braverman 2014, 요오드: 갑상선 질환이 있으면 갑상선 기능이 흔들릴 위험이 더 큼 (초록)',
    'https://pmc.ncbi.nlm.nih.gov/articles/PMC3976240',
    'Leung & Braverman 2014',
  ),
  read(
    '미국갑상선학회(ATA) 2013, 요오드: 하루 500µg이 넘는 보충제를 먹지 않기',
    'https://thyroid.org/american-thyroid-association-ata-issues-statement-on-the-potential-risks-of-excess-iodine-ingestion-and-exposure',
    'American Thyroid Association 2013',
  ),
  read(
    '항우울제 에스시탈로프람의 안전 정보: 세인트존스워트는 피하고, 5-HTP는 부작용을 키울 수 있음',
    'https://www.peacehealth.org/medical-topics/content/cam/hn-4399003.html',
    'Safety information of escitalopram',
  ),
  read(
    '항우울제(에스시탈로프람)의 설명서: 피를 묽게 하는 것과 함께면 출혈이 늘 수 있음 (인용한 글로 확인)',
    null,
    'Labels of SSRIs',
  ),
  read(
    '항생제 시프로플록사신의 설명서: 유제품·무기질을 먹기 2시간 전이나 먹은 지 6시간 뒤에 약 먹기 (인용한 글로 확인)',
    'https://hellopharmacist.com/questions/why-to-avoid-taking-ciprofloxacin-with-dairy-products',
    'Labels of quinolones',
  ),
  read(
    'PAR-Q+, 운동 전 확인: ‘예’가 있으면 더 확인하고 전문가와 상담',
    'https://bannister.coach/knowledge-base/the-physical-activity-readiness-questionnaire-for-everyone-par-q/',
    'PAR-Q+ 2024',
  ),
  read(
    'Clark·Landolt 2017, 카페인: 나이 든 사람의 잠이 더 예민할 수 있음 (초록)',
    'https://pubmed.ncbi.nlm.nih.gov/26899133-coffee-caffeine-and-sleep-a-systematic-review-of-epidemiological-studies-and-randomized-controlled-trials/?from_term=coffee+and+sleep&from_pos=1',
    'Clark & Landolt 2017',
  ),
  read(
    'Antonio 외 2021, 크레아틴: 하루 3~5g을 권함 (초록)',
    'https://studylib.net/doc/25901326/s12970-021-00412-w',
    'Antonio et al. 2021',
  ),
  read(
    '미국 국립암연구소(NCI), 베타카로틴: 흡연자에게서 폐암이 18~28% 늘어남',
    'http://www.webmd.com/smoking-cessation/tc/ncicdr0000062824-description-of-the-evidence?page=9',
    'National Cancer Institute',
  ),
  read(
    '영국 의약품규제청(MHRA) 2014, 세인트존스워트: 피임약의 효과를 떨어뜨림 (인용한 글로 확인)',
    'https://gpnotebook.com/simplepage.cfm?ID=-1637154742',
    'MHRA 2014',
  ),
  read(
    'Hall 외 2003, 세인트존스워트와 피임약: 약이 더 빨리 빠져나감 (초록)',
    'https://www.ncbi.nlm.nih.gov/pubmed/14663455?dopt=Abstract',
    'Hall et al. 2003',
  ),
  own(
    '정해진 기준이 없어서 루틴업이 조심해서 정했어요',
    'own caution',
    'Own caution',
    'program’s own',
    'No authority sets one',
  ),
  own(
    '어떤 약인지 몰라서 루틴업이 조심해서 정했어요',
    'The kind is not known',
    'exclusions for unknown kinds',
  ),
  own('식품에 쓸 수 있다는 기록을 찾지 못해서 루틴업이 뺐어요', 'Korea: no record found'),
  own('체질량지수 30 이상에는 열량을 더하지 않기로 루틴업이 정했어요', 'As the notice on 체중 증가'),
  own('위의 상담과 같은 근거예요', 'As what has to be asked', 'As the caution'),
  own('밤 11시에 잠든다고 보고 루틴업이 정했어요', 'nine hours before sleep'),
];

/** The documents that a rule's source names. */
export const citationsIn = (source: string): Citation[] =>
  CITATIONS.filter(({ names }) => names.some(name => source.includes(name)));

/** A source as members see it. */
export interface ShownSource {
  text: string;
  url: string | null;
  state: Citation['state'];
}

/** A rule's source for members; for an upper limit it begins with whose limit it is. */
export function shownSources(source: string): ShownSource[] {
  const limit = UPPER_LIMIT_TEXTS.get(source);
  return citationsIn(source).map(({ korean, url, state }) => ({
    ...{ text: limit ? `${limit} · ${korean}` : korean, url, state },
  }));
}
