import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../../common/security/access.decorators.js';
import { linkPicture } from '../../infrastructure/pictures/link-picture.js';
import { Pictures } from '../../infrastructure/pictures/pictures.service.js';
import { RoutineShares } from './routine-shares.service.js';

/** The link preview of a shared routine: names and sets, like its page. */
@ApiExcludeController()
@Public()
@Controller('og/routine')
export class SharedRoutinePictureController {
  constructor(
    private readonly shares: RoutineShares,
    private readonly pictures: Pictures,
  ) {}

  @Get(':file')
  @Header('Cache-Control', 'private, no-cache')
  @Header('X-Robots-Tag', 'noindex')
  async picture(@Param('file') file: string): Promise<StreamableFile> {
    const { routineName, ownerName, workouts } = await this.shares.read(file.replace(/\.png$/, ''));
    const rows = workouts.map(({ workoutName, setCount, rep, repeatUnit }) => {
      const amount =
        setCount && rep ? ` ${rep}${repeatUnit === 'seconds' ? '초' : '회'} × ${setCount}세트` : '';
      return workoutName + amount;
    });
    const line = ownerName ? `${ownerName}님이 공유한 루틴` : '공유한 루틴';
    const [first] = workouts;
    const drawing = first ? await this.pictures.drawing(first.imgPath) : null;
    const svg = linkPicture({ title: routineName, line, rows, drawing });
    return new StreamableFile(await this.pictures.png(svg), { type: 'image/png' });
  }
}
