import { Controller, Get, Header, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../common/security/access.decorators.js';
import { linkPicture } from '../infrastructure/pictures/link-picture.js';
import { Pictures } from '../infrastructure/pictures/pictures.service.js';

/** The link preview of every page that has none of its own (`client-document.ts` and the client's prerender.tsx). */
@ApiExcludeController()
@Public()
@Controller('og')
export class SitePictureController {
  constructor(private readonly pictures: Pictures) {}

  @Get('site/start.png')
  @Header('Cache-Control', 'public, max-age=86400')
  async picture(): Promise<StreamableFile> {
    const svg = linkPicture({
      title: '오늘 들 무게를 알려 드려요',
      line: '내 몸에 맞는 운동, 무게, 횟수를 근거와 함께',
      drawing: await this.pictures.drawing('/figures/barbell-back-squat.svg'),
    });
    return new StreamableFile(await this.pictures.png(svg), { type: 'image/png' });
  }
}
