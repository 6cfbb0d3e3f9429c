import { loadMilpOracle, type OracleAnswer } from './milp-oracle.fixture.js';
import { randomInput, seededRandom } from './supplement-cases.fixture.js';
import { chooseSupplements, prepareOptions } from './supplement-engine.js';
import type { BenefitContext } from './supplement-benefit.js';
import type { SupplementInput } from './supplement-engine.types.js';

const CASES = 500;
const CASES_PER_TEST = 50;
const FEWEST_VARIANTS = 8;
const MORE_VARIANTS = 40;

describe('the supplement choice against an integer programme', () => {
  let solve: (input: SupplementInput, context: BenefitContext) => OracleAnswer;

  beforeAll(async () => {
    solve = await loadMilpOracle();
  });

  for (let first = 1; first <= CASES; first += CASES_PER_TEST) {
    it(`has the same value at every level in random cases ${first} to ${first + CASES_PER_TEST - 1}`, () => {
      for (let seed = first; seed < first + CASES_PER_TEST; seed++) {
        const variants = FEWEST_VARIANTS + Math.floor(seededRandom(seed + 7777)() * MORE_VARIANTS);
        const input = randomInput(seed, variants, 4);
        const choice = chooseSupplements(input);
        const oracle = solve(input, prepareOptions(input).context);
        expect({ seed, ...choice.objective }).toEqual({ seed, ...oracle.objective });
        expect({ seed, lowerIds: choice.items.length > 0 && oracle.lowerIdsExist(choice.items) }).toEqual({
          seed,
          lowerIds: false,
        });
      }
    }, 120_000);
  }
});
