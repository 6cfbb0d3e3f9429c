import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Item = Record<string, string>;
type Fault = (response: ServerResponse) => void;

const ID = 'an-application';
const SECRET = 'its-secret';
const MOST_ITEMS = 100;

/** Answers like Naver's documented shopping search: a query's items from an offset, errors as a status with a code. */
export class ShoppingServer {
  /** Items on sale, by query. */
  readonly shops = new Map<string, Item[]>();
  /** Requested queries with their offset: `한빛 아연@1`. */
  readonly asked: string[] = [];
  /** Replaces the answer to a query. */
  readonly faults = new Map<string, Fault>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<ShoppingServer> {
    const server = createServer((request, response) => started.answer(request, response));
    const started = new ShoppingServer(server);
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    return started;
  }

  get env(): NodeJS.ProcessEnv {
    const { port } = this.server.address() as AddressInfo;
    return {
      SHOPPING_SEARCH_URL: `http://127.0.0.1:${port}`,
      NAVER_CLIENT_ID: ID,
      NAVER_CLIENT_SECRET: SECRET,
    };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise(resolve => this.server.close(resolve));
  }

  /** An error in the API's form. */
  static fault(status: number, errorCode: string): Fault {
    return response =>
      response
        .writeHead(status, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ errorMessage: '오류 (error)', errorCode }));
  }

  private answer({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams: query } = new URL(url, 'http://localhost');
    const words = query.get('query') ?? '';
    const start = Number(query.get('start') ?? 1);
    const display = Number(query.get('display') ?? 10);
    this.asked.push(`${words}@${start}`);
    const known = headers['x-naver-client-id'] === ID && headers['x-naver-client-secret'] === SECRET;
    const fault = this.faults.get(words);
    if (fault) return fault(response);
    if (!known) return ShoppingServer.fault(401, '024')(response);
    if (pathname !== '/v1/search/shop.json') return ShoppingServer.fault(404, 'SE05')(response);
    if (words === '') return ShoppingServer.fault(400, 'SE01')(response);
    if (display < 1 || display > MOST_ITEMS) return ShoppingServer.fault(400, 'SE02')(response);
    if (start < 1 || start > 1_000) return ShoppingServer.fault(400, 'SE03')(response);
    if (query.get('sort') !== 'sim') return ShoppingServer.fault(400, 'SE04')(response);
    const all = this.shops.get(words) ?? [];
    const items = all.slice(start - 1, start - 1 + display);
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(
      JSON.stringify({
        lastBuildDate: 'Sun, 22 Nov 2026 20:00:00 +0900',
        total: all.length,
        start,
        display: items.length,
        items,
      }),
    );
  }
}

/** An item on sale; `other` overrides its fields. */
export function shopItem(productId: number, lprice: number, other: Item = {}): Item {
  return {
    title: `한빛헬스 <b>아연</b> 60정 &amp; 컵 ${productId}`,
    link: `https://search.shopping.naver.com/catalog/${productId}`,
    image: `https://shopping-phinf.pstatic.net/main_${productId}.jpg`,
    lprice: String(lprice),
    hprice: '',
    mallName: '네이버',
    productId: String(productId),
    productType: '1',
    brand: '한빛헬스',
    maker: '한빛헬스',
    category1: '식품',
    category2: '건강식품',
    category3: '비타민제',
    category4: '아연',
    ...other,
  };
}
