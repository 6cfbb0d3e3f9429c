import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../common/security/access.decorators.js';
import { LARGEST_INT } from '../common/validation/largest-int.js';
import { AppError } from '../common/errors/app-error.js';
import { linkPicture } from '../infrastructure/pictures/link-picture.js';
import { Pictures } from '../infrastructure/pictures/pictures.service.js';
import { SupplementsService } from './supplements.service.js';
import { WorkoutsService } from './workouts.service.js';

const PRICE = new Intl.NumberFormat('ko-KR');

/** Link previews of workouts and products for chats (Open Graph). Outside `/api`, because chats do not read error codes. */
@ApiExcludeController()
@Public()
@Controller('og')
export class CataloguePicturesController {
  constructor(
    private readonly workouts: WorkoutsService,
    private readonly supplements: SupplementsService,
    private readonly pictures: Pictures,
  ) {}

  @Get('workout/:file')
  @Header('Cache-Control', 'public, max-age=86400')
  async workout(@Param('file') file: string): Promise<StreamableFile> {
    const { koreanName, bodyPartKoreanName, imgPath } = await this.workouts.detail(idOf(file));
    const drawing = await this.pictures.drawing(imgPath);
    return this.picture(linkPicture({ title: koreanName, line: bodyPartKoreanName.join(' · '), drawing }));
  }

  @Get('supplement/:file')
  @Header('Cache-Control', 'public, max-age=86400')
  async supplement(@Param('file') file: string): Promise<StreamableFile> {
    const { koreanName, flavor, servings, price, imageURL } = await this.supplements.detail(idOf(file));
    const drawing = await this.pictures.drawing(imageURL);
    const line = `${flavor[0]} · ${servings}회 · ${PRICE.format(price)}원`;
    return this.picture(linkPicture({ title: koreanName, line, drawing }));
  }

  private async picture(svg: string): Promise<StreamableFile> {
    return new StreamableFile(await this.pictures.png(svg), { type: 'image/png' });
  }
}

/** The id in `12.png`. @throws NOT_FOUND_EXCEPTION */
function idOf(file: string): number {
  const id = Number(/^([1-9]\d{0,9})\.png$/.exec(file)?.[1]);
  if (!(id <= LARGEST_INT)) throw new AppError('NOT_FOUND_EXCEPTION');
  return id;
}
