import { liveBrowser } from '../support/live-browser.js';
import { openLoggedIn } from './steps/log-in.js';

/** Browser globals, untyped here: used in code that runs in the page. */
declare const document: any, window: any, requestAnimationFrame: any, getComputedStyle: any;

const live = liveBrowser();

/** A heading sticks only within its parent: a wrapper of the heading's own height would let it scroll away at once. */
describe('page headings', () => {
  const RESULTS: Record<string, readonly [kind: string, request: object]> = {
    '/recommend/machineresult': ['workout', { bodyPartKoreanName: ['가슴'], machineKoreanName: ['맨몸'] }],
    '/recommend/supplementresult': ['supplement', { purpose: ['근육 증가'], monthlyBudget: 70_000 }],
  };

  it.each(['/recommend/history', '/recommend/supplementpurpose', '/mypage/health', ...Object.keys(RESULTS)])(
    'stick below the bar on %s however far the page is scrolled',
    async path => {
      const { page } = await live.openPage('phone');
      const member = await live.t.signUp();
      const [kind, request] = RESULTS[path] ?? [];
      const asked = kind ? await live.t.post(`/api/recommendation/${kind}`, request, member) : null;
      await openLoggedIn(page, member, asked ? `${path}?history=${asked.body.id}` : path);
      const heading = page.getByRole('heading', { level: 1 });
      await heading.waitFor();
      const { top, bar } = await heading.evaluate(async (title: any) => {
        const header = title.parentElement;
        const content = document.createElement('div');
        content.style.height = '3000px';
        header.parentElement?.append(content);
        window.scrollTo(0, 1000);
        await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return {
          top: header.getBoundingClientRect().top,
          bar: Number.parseFloat(getComputedStyle(header).top),
        };
      });
      expect(bar).toBeGreaterThan(40);
      expect(top).toBeCloseTo(bar, 0);
      await page.context().close();
    },
  );
});
