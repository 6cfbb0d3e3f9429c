import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FoodSafetyRow = Record<string, string>;
type Fault = (response: ServerResponse) => void;

const KEY = 'a-key-of-the-operator';

/** Answers like the documented open API of the ministry: rows by number, codes for the rest. */
export class FoodSafetyServer {
  rows: FoodSafetyRow[] = [];
  /** Requested ranges, such as `1-200`. */
  readonly asked: string[] = [];
  /** Replaces the answer to a range. */
  readonly faults = new Map<string, Fault>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<FoodSafetyServer> {
    const server = createServer((request, response) => started.answer(request.url ?? '', response));
    const started = new FoodSafetyServer(server);
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    return started;
  }

  get env(): NodeJS.ProcessEnv {
    const { port } = this.server.address() as AddressInfo;
    return { FOOD_SAFETY_API_URL: `http://127.0.0.1:${port}`, FOOD_SAFETY_API_KEY: KEY };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise(resolve => this.server.close(resolve));
  }

  /** A code without rows, the API's form of an error. */
  static code(CODE: string): Fault {
    return response => response.end(JSON.stringify({ RESULT: { MSG: '안내', CODE } }));
  }

  private answer(url: string, response: ServerResponse): void {
    const [, key, first, last] = /^\/api\/([^/]+)\/C003\/json\/(\d+)\/(\d+)$/.exec(url) ?? [];
    const range = `${first}-${last}`;
    this.asked.push(range);
    const fault = this.faults.get(range) ?? (key === KEY ? undefined : FoodSafetyServer.code('INFO-100'));
    if (fault) return fault(response);
    const row = this.rows.slice(Number(first) - 1, Number(last));
    const RESULT = row.length > 0 ? { MSG: '정상처리되었습니다.', CODE: 'INFO-000' } : { CODE: 'INFO-200' };
    response.end(JSON.stringify({ C003: { total_count: String(this.rows.length), row, RESULT } }));
  }
}

/** A vitamin D tablet; `other` overrides its fields. */
export function reportedTablet(number: number, other: FoodSafetyRow = {}): FoodSafetyRow {
  return {
    PRDLST_REPORT_NO: `2004002${String(number).padStart(7, '0')}`,
    PRDLST_NM: `햇살 비타민 D ${number}`,
    BSSH_NM: '한빛헬스',
    PRIMARY_FNCLTY: '[비타민D] 칼슘과 인이 흡수되고 이용되는데 필요',
    NTK_MTHD: '1일 2회, 1회 1정(500mg)을 섭취하십시오.',
    STDR_STND: '1. 성상 : 흰색의 정제 2. 비타민 D : 표시량(25㎍/일)의 80~180% 3. 대장균군 : 음성',
    RAWMTRL_NM: '비타민D3혼합제제, 유당, 결정셀룰로스',
    IFTKN_ATNT_MATR_CN: '이상 사례가 있으면 섭취를 멈추세요.',
    PRDT_SHAP_CD_NM: '정',
    PRMS_DT: '20240102',
    LAST_UPDT_DTM: '20260102',
    ...other,
  };
}
