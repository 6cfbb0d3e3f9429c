/**
 * The built server (`npm run build:server`) with one extra route, for `run.ts`: a constant JSON of a given size, answered through
 * the same guard, pipe, interceptors and reply as a search. Plain JavaScript, since loading TypeScript would count towards the
 * server's memory and startup time. BENCH_DIST names another folder of compiled files.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const dist = resolve(process.env.BENCH_DIST ?? 'dist');
const load = path => import(pathToFileURL(resolve(dist, 'src', path)).href);

const { loadConfig } = await load('config/config.js');
const { createApp } = await load('create-app.js');
const { AppModule } = await load('app.module.js');
const { Public } = await load('common/security/access.decorators.js');
const { sendPage } = await load('common/http/pagination.js');
const { WorkoutSearchDto } = await load('catalogue/dto/search-requests.dto.js');
const { Body, Controller, Get, HttpCode, Param, ParseIntPipe, Post, Res } = await import('@nestjs/common');

/** List items like the catalogue's, enough to make up that size; the last description is padded. */
function cardsOf(bytes) {
  const card = description =>
    JSON.stringify({
      id: 100_000,
      koreanName: '와이드 그립 바벨 벤치프레스',
      englishName: 'Wide Grip Barbell Bench Press',
      bodyPartKoreanName: ['가슴', '삼두'],
      description,
      imgPath: '/figures/barbell-bench-press.svg',
      videoLink: null,
    });
  const cards = [];
  const sizeOf = list => Buffer.byteLength(`[${list.join(',')}]`);
  while (sizeOf([...cards, card('벤치에 누워 바를 내려요. 가슴에 닿으면 밀어 올려요.')]) < bytes - 200) {
    cards.push(card('벤치에 누워 바를 내려요. 가슴에 닿으면 밀어 올려요.'));
  }
  const missing = bytes - sizeOf([...cards, card('')]);
  cards.push(card('가'.repeat(Math.max(0, Math.floor(missing / 3)))));
  return cards;
}

const pages = new Map();
function pageOf(bytes) {
  if (!pages.has(bytes))
    pages.set(bytes, { rows: JSON.parse(`[${cardsOf(bytes).join(',')}]`), total: 1000, pageSize: 12 });
  return pages.get(bytes);
}

/** Applies decorators by hand, as this file is not compiled. */
class ConstantController {
  get(bytes, reply) {
    return sendPage(reply, pageOf(bytes));
  }

  post(bytes, _request, reply) {
    return sendPage(reply, pageOf(bytes));
  }
}
const types = { get: [Number, Object], post: [Number, WorkoutSearchDto, Object] };
for (const [name, method] of [
  ['get', Get('constant/:bytes')],
  ['post', Post('constant/:bytes')],
]) {
  const descriptor = Object.getOwnPropertyDescriptor(ConstantController.prototype, name);
  Reflect.defineMetadata('design:paramtypes', types[name], ConstantController.prototype, name);
  Param('bytes', ParseIntPipe)(ConstantController.prototype, name, 0);
  if (name === 'post') Body()(ConstantController.prototype, name, 1);
  Res({ passthrough: true })(ConstantController.prototype, name, types[name].length - 1);
  HttpCode(200)(ConstantController.prototype, name, descriptor);
  method(ConstantController.prototype, name, descriptor);
}
Public()(ConstantController);
Controller('bench')(ConstantController);

const forRoot = AppModule.forRoot.bind(AppModule);
AppModule.forRoot = config => ({ ...forRoot(config), controllers: [ConstantController] });

const config = loadConfig();
const app = await createApp(config);
app.enableShutdownHooks();
await app.listen(config.port, config.host);
