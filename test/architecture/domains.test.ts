import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const publicFiles = readdirSync(join(ROOT, 'src'))
  .map(domain => `src/${domain}/public.ts`)
  .filter(path => existsSync(join(ROOT, path)));

/** Which of these imports the linter forbids in a file. */
function forbidden(file: string, imports: string[]): string[] {
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/eslint/bin/eslint.js', '--format', 'json', '--stdin', '--stdin-filename', file],
    { cwd: ROOT, encoding: 'utf8', input: imports.map(path => `import '${path}';`).join('\n') },
  );
  const [{ messages }] = JSON.parse(stdout) as [{ messages: { ruleId: string; line: number }[] }];
  return messages
    .filter(({ ruleId }) => ruleId === 'boundaries/dependencies')
    .map(({ line }) => imports[line - 1]!);
}

describe('the domains', () => {
  it('have a public.ts each', () => {
    expect(publicFiles.length).toBeGreaterThan(7);
  });

  it('show no entity but as a type: nobody else reads or writes their tables', () => {
    const shown = publicFiles.filter(path => /^export \{[^}]*\} from '[^']*\.entity\.js'/m.test(read(path)));
    expect(shown).toEqual([]);
  });

  it.each([
    {
      from: 'a domain further down',
      file: 'src/myfit/made-up.ts',
      allowed: ['../catalogue/public.js', '../recommendation/public.js', '../members/public.js'],
      refused: [
        '../catalogue/entities/workout.entity.js',
        '../catalogue/read-model/catalogue-read-model.service.js',
        '../recommendation/learning/next-loads.service.js',
        '../recommendation/engine/learning/load-evidence.js',
        '../members/user.entity.js',
        '../user/public.js',
      ],
    },
    {
      from: 'a domain further up, which would close a circle',
      file: 'src/auth/made-up.ts',
      allowed: ['../audit/public.js', '../members/public.js'],
      refused: ['../user/public.js', '../admin/session/first-admin.js'],
    },
    {
      from: 'the engine',
      file: 'src/recommendation/engine/made-up.ts',
      allowed: ['../../catalogue/catalogue.vocabulary.js', '../../catalogue/load-label.js'],
      refused: [
        '../../catalogue/public.js',
        '../../infrastructure/database/database.js',
        '../recommendation.rules.js',
      ],
    },
    {
      from: 'below the domains',
      file: 'src/common/made-up.ts',
      allowed: ['../config/config.js'],
      refused: ['../audit/public.js', '../infrastructure/database/database.js'],
    },
  ])(
    'let $from import public.ts files, one way',
    ({ file, allowed, refused }) => {
      expect(forbidden(file, [...allowed, ...refused])).toEqual(refused);
    },
    60_000,
  );

  it('tell the account’s export what they keep of a member', () => {
    const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' });
    const domainOf = (path: string) => path.split('/')[0]!;
    const keeping = sources.filter(
      path => path.endsWith('.entity.ts') && /^ {2}userId\b/m.test(read(`src/${path}`)),
    );
    const telling = sources.filter(
      path => path.endsWith('.ts') && /^@ExportsAccountPart\(/m.test(read(`src/${path}`)),
    );
    // Logins and devices are told with the member; a job is gone a week after it has ended.
    const untold = ['auth', 'infrastructure'];
    const domains = [...new Set(keeping.map(domainOf))].filter(domain => !untold.includes(domain));
    expect(domains.length).toBeGreaterThan(4);
    expect(domains.filter(domain => !telling.map(domainOf).includes(domain))).toEqual([]);
  });
});
