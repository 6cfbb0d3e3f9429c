import { loadMilpOracle } from './milp-oracle.fixture.js';
import { randomInput, seededRandom } from './supplement-cases.fixture.js';
import { chooseSupplements, prepareOptions } from './supplement-engine.js';

const CASES = 500;
const CASES_PER_TEST = 50;
const FEWEST_VARIANTS = 8;
const MORE_VARIANTS = 40;

describe('the supplement choice against an integer programme', () => {
  let solve: Awaited<ReturnType<typeof loadMilpOracle>>;

  beforeAll(async () => {
    solve = await loadMilpOracle();
  });

  for (let first = 1; first <= CASES; first += CASES_PER_TEST) {
    it(`is worth as much with as few products in random cases ${first} to ${first + CASES_PER_TEST - 1}`, () => {
      for (let seed = first; seed < first + CASES_PER_TEST; seed++) {
        const variants = FEWEST_VARIANTS + Math.floor(seededRandom(seed + 7777)() * MORE_VARIANTS);
        const input = randomInput(seed, variants, 4);
        const { objective, proven } = chooseSupplements(input);
        const { worth, products } = objective;
        const oracle = solve(input, prepareOptions(input).context);
        expect({ seed, proven, worth, products }).toEqual({ seed, proven: true, ...oracle });
      }
    });
  }
});
