import { Redis } from 'ioredis';
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { AppProcess, BuiltProcess, launchCommand } from './app-process.js';
import { freePort } from './free-port.js';
import { eventually } from './eventually.js';
import { SmallDisk } from './small-disk.js';

const OPS = join(import.meta.dirname, '../../ops/cluster');
// A user's PATH may lack sbin.
const PATH = `${process.env.PATH}:/usr/sbin`;
const PASSWORD = 'only-the-tests-know';
const HOST = '127.0.0.1';
const START_MS = 60_000;
/** Room for a node: about 160 MB are taken when the load starts. */
const DISK_MB = 400;
/** The state transfer refuses to run as root. */
const USER = process.getuid?.() === 0 ? 'mysql' : userInfo().username;

/** Debian's library of `faketime`, where it is installed: gives a process another time of day. */
export const FAKED_CLOCK = ['x86_64', 'aarch64']
  .map(machine => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`)
  .find(existsSync);

export interface Node {
  name: string;
  folder: string;
  /** The disk below `folder`, where this machine allows one. */
  disk?: SmallDisk;
  port: number;
  /** Port for group communication; state transfers use the next two. Below the ephemeral ports of the system. */
  groupPort: number;
  process?: BuiltProcess;
  /** How far its clock is off, as `+5m`. */
  clock?: string;
}

interface RedisNode {
  name: string;
  config: string;
  port: number;
  process: BuiltProcess;
}

/**
 * Three nodes of MariaDB (Galera) behind HAProxy, three Redis with three sentinels, an object store, and two balancers of the apps, each a local
 * process, with the files of `ops/cluster` and `ops/haproxy.cfg` except for addresses and folders.
 */
export class Cluster {
  readonly nodes: Node[] = [];
  readonly redis: RedisNode[] = [];
  readonly sentinels: RedisNode[] = [];
  private readonly folder = mkdtempSync(join(tmpdir(), 'routineup-cluster-'));
  private balancerPort = 0;
  balancer?: BuiltProcess;
  private storePort = 0;
  store?: BuiltProcess;
  /** Balancers of the apps. */
  readonly doors: AppProcess[] = [];

  async start(): Promise<void> {
    await this.startMariadb();
    await this.startBalancer();
    await this.startRedis();
    await this.startStore();
  }

  /** The environment for an application on this cluster. */
  get env(): NodeJS.ProcessEnv {
    return {
      DATABASE_URL: `mysql://routineup:${PASSWORD}@${HOST}:${this.balancerPort}/routineup`,
      REDIS_URL: `redis://:${PASSWORD}@unused:6379`,
      REDIS_SENTINELS: this.sentinels.map(({ port }) => `${HOST}:${port}`).join(','),
      S3_BUCKET: 'bucket',
      S3_ENDPOINT: `http://${HOST}:${this.storePort}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    };
  }

  /** The address of one node, past the balancer. */
  addressOf({ port }: Node): string {
    return `mysql://routineup:${PASSWORD}@${HOST}:${port}/routineup`;
  }

  private read(file: string): string {
    return readFileSync(join(OPS, file), 'utf8');
  }

  private async startMariadb(): Promise<void> {
    chmodSync(this.folder, 0o755);
    const seed = join(this.folder, 'seed');
    execFileSync(
      'mariadb-install-db',
      [
        '--no-defaults',
        `--user=${USER}`,
        `--datadir=${seed}`,
        '--auth-root-authentication-method=normal',
        '--skip-test-db',
      ],
      {
        env: { ...process.env, PATH },
        stdio: 'ignore',
      },
    );
    for (const n of [1, 2, 3]) {
      const disk = SmallDisk.possible() ? SmallDisk.create(DISK_MB) : undefined;
      const folder = join(disk?.folder ?? this.folder, `db${n}`);
      execFileSync('cp', ['-a', seed, folder]);
      this.nodes.push({
        name: `db${n}`,
        folder,
        ...(disk && { disk }),
        port: await freePort(),
        groupPort: 20_000 + n * 10 + (process.pid % 250) * 40,
      });
    }
    for (const node of this.nodes) await this.startNode(node, node === this.nodes[0]);
    const root = await this.connect(this.nodes[0]!, 'root', '');
    await root.query(this.read('cluster.sql').replaceAll(/\$\{\w+\}/g, PASSWORD));
    await root.end();
  }

  /** Starts a node and waits until it is in sync. @param first whether it bootstraps the cluster instead of joining it */
  async startNode(node: Node, first = false): Promise<void> {
    const config = join(this.folder, `${node.name}.cnf`);
    const group = (port: number) => `${HOST}:${port}`;
    const addresses = this.nodes.map(({ groupPort }) => group(groupPort)).join(',');
    writeFileSync(
      config,
      this.read('galera.cnf')
        .replace('gcomm://db1,db2,db3', `gcomm://${addresses}`)
        .replace('bind_address = 0.0.0.0', `bind_address = ${HOST}`)
        .replace(
          'wsrep_provider_options = "',
          `wsrep_provider_options = "gmcast.listen_addr=tcp://${group(node.groupPort)};ist.recv_addr=${group(node.groupPort + 1)};gcache.size=32M;`,
        ) +
        [
          '',
          `datadir = ${node.folder}`,
          `socket = ${node.folder}/mysqld.sock`,
          `pid_file = ${node.folder}/mysqld.pid`,
          `port = ${node.port}`,
          `user = ${USER}`,
          `server_id = ${node.name.slice(2)}`,
          `wsrep_node_name = ${node.name}`,
          `wsrep_node_address = ${group(node.groupPort)}`,
          `wsrep_sst_receive_address = ${group(node.groupPort + 2)}`,
          'innodb_buffer_pool_size = 64M',
          'log_warnings = 1',
          '',
        ].join('\n'),
    );
    const command = ['mariadbd', `--defaults-file=${config}`];
    command.push(first ? '--wsrep-new-cluster' : `--wsrep-start-position=${recoveredPosition(config)}`);
    const clock = node.clock && { LD_PRELOAD: FAKED_CLOCK, FAKETIME: node.clock, DONT_FAKE_MONOTONIC: '1' };
    node.process = new BuiltProcess(launchCommand(command, { PATH, ...clock }));
    await eventually(async () => {
      if (!node.process!.running) throw new Error(`${node.name} ended: ${node.process!.output.slice(-2000)}`);
      await this.expectInStep(node);
    }, START_MS);
  }

  /** Cuts a node off from the other two, or lets it return. */
  async isolate(node: Node, isolated: boolean): Promise<void> {
    const root = await this.connect(node, 'root', '');
    await root.query(`SET GLOBAL wsrep_provider_options = 'gmcast.isolate=${isolated ? 1 : 0}'`);
    root.destroy();
  }

  private async expectInStep(node: Node): Promise<void> {
    const state = await this.stateOf(node).catch(String);
    if (state !== 'Primary,4,ON')
      throw new Error(`${node.name} is not in step (${state}): ${node.process!.output.slice(-3000)}`);
  }

  /** Starts a node again if it ended, and waits until it is in sync. */
  async rejoin(node: Node): Promise<void> {
    if (!node.process!.running) return this.startNode(node);
    await eventually(() => this.expectInStep(node), START_MS);
  }

  /** The same state as in `node-check.sh`. */
  private async stateOf(node: Node): Promise<string> {
    const root = await this.connect(node, 'root', '');
    try {
      const [[row]] = await root.query<(RowDataPacket & { state: string })[]>(
        "SELECT GROUP_CONCAT(VARIABLE_VALUE ORDER BY VARIABLE_NAME) AS state FROM information_schema.GLOBAL_STATUS WHERE VARIABLE_NAME IN ('WSREP_CLUSTER_STATUS', 'WSREP_LOCAL_STATE', 'WSREP_READY')",
      );
      return row!.state;
    } finally {
      root.destroy();
    }
  }

  connect(node: Node, user = 'routineup', password = PASSWORD): Promise<Connection> {
    return createConnection({
      host: HOST,
      port: node.port,
      user,
      password,
      connectTimeout: 2_000,
      multipleStatements: true,
    });
  }

  async startBalancer(): Promise<void> {
    this.balancerPort ||= await freePort();
    const [check, cnf] = [join(this.folder, 'node-check.sh'), join(this.folder, 'check.cnf')];
    writeFileSync(check, this.read('node-check.sh').replaceAll('/etc/haproxy/check.cnf', cnf));
    chmodSync(check, 0o755);
    writeFileSync(cnf, `[client]\nuser = haproxy\npassword = ${PASSWORD}\n`, { mode: 0o600 });
    const config = join(this.folder, 'haproxy.cfg');
    let text = this.read('haproxy.cfg')
      .replace('bind 127.0.0.1:3306', `bind ${HOST}:${this.balancerPort}`)
      .replace('/etc/haproxy/node-check.sh', check)
      .replace(/ {2}(user|group) haproxy\n/g, '');
    for (const { name, port } of this.nodes) text = text.replace(`${name}:3306`, `${HOST}:${port}`);
    writeFileSync(config, text);
    this.balancer = new BuiltProcess(launchCommand(['haproxy', '-db', '-f', config], { PATH }));
    await eventually(async () => {
      const url = new URL(this.env.DATABASE_URL!);
      const connection = await createConnection({ uri: url.href, connectTimeout: 1_000 });
      connection.destroy();
    }, START_MS);
  }

  /** As `systemctl reload haproxy`: another process takes over, this one ends. */
  async reloadBalancer(): Promise<void> {
    const earlier = this.balancer!;
    const config = join(this.folder, 'haproxy.cfg');
    this.balancer = new BuiltProcess(
      launchCommand(['haproxy', '-db', '-f', config, '-sf', `${earlier.pid}`], { PATH }),
    );
    await eventually(() => {
      if (earlier.running) throw new Error('the earlier HAProxy keeps its sessions');
    }, START_MS);
  }

  /** The application's sessions on a node. */
  async sessionsOn(node: Node): Promise<{ ID: number }[]> {
    const root = await this.connect(node, 'root', '');
    const [rows] = await root.query<(RowDataPacket & { ID: number })[]>(
      "SELECT ID FROM information_schema.PROCESSLIST WHERE USER = 'routineup'",
    );
    root.destroy();
    return rows;
  }

  async startStore(): Promise<void> {
    this.storePort ||= await freePort();
    const program = join(import.meta.dirname, 'object-store.mjs');
    this.store = new BuiltProcess(
      launchCommand([process.execPath, program], {
        PORT: `${this.storePort}`,
        DIRECTORY: join(this.folder, 's3'),
      }),
    );
    await eventually(() => fetch(this.env.S3_ENDPOINT!), START_MS);
  }

  /** Starts a balancer of the apps with these ports, the first or second. */
  async startDoor(n: number, appPorts: number[], dataDir: string): Promise<void> {
    const port = this.doors[n]?.port ?? (await freePort());
    const config = join(this.folder, `door${n}.cfg`);
    const servers = appPorts.map((of, app) => `  server app${app} ${HOST}:${of}`).join('\n');
    writeFileSync(
      config,
      readFileSync(join(OPS, '../haproxy.cfg'), 'utf8')
        .replace('bind :8080', `bind ${HOST}:${port}`)
        .replaceAll('  server-template app 1-20 app:3000 resolvers network init-addr none', servers),
    );
    const child = launchCommand(['haproxy', '-db', '-f', config], { PATH });
    this.doors[n] = new AppProcess(child, port, dataDir);
    await this.doors[n].ready();
  }

  private async startRedis(): Promise<void> {
    const configured = (file: string, name: string, port: number, more: string[]) => {
      const folder = join(this.folder, name);
      mkdirSync(folder);
      const config = join(folder, 'redis.conf');
      const first = this.redis[0]?.port ?? port;
      const text = this.read(file)
        .replaceAll('${REDIS_PASSWORD}', PASSWORD)
        .replace('bind 0.0.0.0', `bind ${HOST}`)
        .replace('redis1 6379', `${HOST} ${first}`)
        .replace('port 26379', '')
        .replace('dir /var/lib/redis', `dir ${folder}`);
      writeFileSync(config, [text, `port ${port}`, ...more, ''].join('\n'));
      return config;
    };
    for (const n of [1, 2, 3]) {
      const port = await freePort();
      const of = n === 1 ? [] : [`replicaof ${HOST} ${this.redis[0]!.port}`];
      const config = configured('redis.conf', `redis${n}`, port, of);
      this.redis.push({ name: `redis${n}`, config, port, process: this.launchRedis(config) });
    }
    for (const n of [1, 2, 3]) {
      const port = await freePort();
      const config = configured('sentinel.conf', `sentinel${n}`, port, [`bind ${HOST}`]);
      this.sentinels.push({ name: `sentinel${n}`, config, port, process: this.launchRedis(config, true) });
    }
    await eventually(async () => {
      const sentinel = new Redis({
        host: HOST,
        port: this.sentinels[0]!.port,
        lazyConnect: true,
        retryStrategy: null,
      });
      sentinel.on('error', () => undefined);
      try {
        await sentinel.connect();
        const [master] = (await sentinel.call('SENTINEL', 'MASTERS')) as string[][];
        const told = Object.fromEntries(master!.flatMap((key, n) => (n % 2 ? [] : [[key, master![n + 1]]])));
        if (told['num-slaves'] !== '2' || told['num-other-sentinels'] !== '2')
          throw new Error(JSON.stringify(told));
      } finally {
        sentinel.disconnect();
      }
    }, START_MS);
  }

  launchRedis(config: string, sentinel = false): BuiltProcess {
    return new BuiltProcess(
      launchCommand(['redis-server', config, ...(sentinel ? ['--sentinel'] : [])], { PATH }),
    );
  }

  /** Removes what a stopped Redis has stored. */
  emptyRedis({ config }: RedisNode): void {
    for (const file of ['dump.rdb', 'appendonlydir'])
      rmSync(join(config, '..', file), { recursive: true, force: true });
  }

  /** The current Redis master, according to the majority of the sentinels. */
  async masterOfRedis(): Promise<RedisNode> {
    for (const { port, process } of this.sentinels) {
      if (!process.running) continue;
      const sentinel = new Redis({ host: HOST, port, lazyConnect: true, retryStrategy: null });
      sentinel.on('error', () => undefined);
      try {
        await sentinel.connect();
        const [, masterPort] = (await sentinel.call(
          'SENTINEL',
          'GET-MASTER-ADDR-BY-NAME',
          'routineup',
        )) as string[];
        return this.redis.find(node => node.port === Number(masterPort))!;
      } finally {
        sentinel.disconnect();
      }
    }
    throw new Error('no sentinel runs');
  }

  /** The checksum of every table per node, after the node has applied all others' writes. */
  async checksums(): Promise<Record<string, string>[]> {
    return Promise.all(
      this.nodes.map(async node => {
        const connection = await this.connect(node);
        try {
          await connection.query('SET SESSION wsrep_sync_wait = 15');
          const [tables] = await connection.query<(RowDataPacket & { name: string })[]>(
            "SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = 'routineup' ORDER BY 1",
          );
          const [sums] = await connection.query<(RowDataPacket & { Table: string; Checksum: number })[]>(
            `CHECKSUM TABLE ${tables.map(({ name }) => `routineup.\`${name}\``).join(', ')}`,
          );
          return Object.fromEntries(sums.map(({ Table, Checksum }) => [Table, String(Checksum)]));
        } finally {
          connection.destroy();
        }
      }),
    );
  }

  async stop(): Promise<void> {
    const all = [
      ...this.nodes.flatMap(({ process }) => process ?? []),
      ...[...this.redis, ...this.sentinels].map(({ process }) => process),
      this.balancer,
      this.store,
      ...this.doors,
    ].filter(one => one !== undefined);
    await Promise.all(all.map(one => one.end('SIGKILL')));
    for (const { disk } of this.nodes) disk?.remove();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/**
 * The last position of a killed node, as Debian's unit determines before each start: without it the node would get a full copy from another
 * one, which takes no writes meanwhile.
 */
function recoveredPosition(config: string): string {
  const { stderr } = spawnSync('mariadbd', [`--defaults-file=${config}`, '--wsrep-recover'], {
    env: { ...process.env, PATH },
    encoding: 'utf8',
  });
  return /Recovered position: ?(\S+)/.exec(stderr)?.[1] ?? '00000000-0000-0000-0000-000000000000:-1';
}
