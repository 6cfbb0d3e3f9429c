import { prepareAudit, searchAudit } from './stack-audit.js';
import { randomAudit } from './stack-cases.fixture.js';
import { loadStackOracle, type AuditObjective } from './stack-oracle.fixture.js';
import { seededRandom } from './supplement-cases.fixture.js';
import { valueOf } from './option-sets.js';

const CASES = 500;
const CASES_PER_TEST = 50;
const FEWEST_VARIANTS = 8;
const MORE_VARIANTS = 32;
const MOST_TAKEN = 8;

describe('the choice over what is taken and what is sold, against an integer programme', () => {
  let solve: Awaited<ReturnType<typeof loadStackOracle>>;
  beforeAll(async () => {
    solve = await loadStackOracle();
  });

  for (let first = 1; first <= CASES; first += CASES_PER_TEST) {
    it(`is worth as much with as few changes in random cases ${first} to ${first + CASES_PER_TEST - 1}`, () => {
      for (let seed = first; seed < first + CASES_PER_TEST; seed++) {
        const variants = FEWEST_VARIANTS + Math.floor(seededRandom(seed + 7777)() * MORE_VARIANTS);
        const input = randomAudit(seed, variants, seed % (MOST_TAKEN + 1), 4);
        const prepared = prepareAudit(input);
        const { options, proven } = searchAudit(prepared);
        const cost = options.reduce((sum, { purchase }) => sum + purchase.monthlyCost, 0);
        const found: AuditObjective = {
          worth: valueOf(options, prepared.context) - cost,
          changes: options.filter(({ taken }) => taken === undefined || taken.changed).length,
          kept: options.reduce((sum, { taken }) => sum + (taken?.kept ?? 0), 0),
        };
        expect({ seed, proven, ...found }).toEqual({ seed, proven: true, ...solve(input, prepared.context) });
      }
    });
  }
});
