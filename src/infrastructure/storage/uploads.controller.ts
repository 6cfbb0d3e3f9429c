import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AppError } from '../../common/errors/app-error.js';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../../common/security/access.decorators.js';
import { FileStorage, isStorageKey } from './file-storage.js';

/** Uploaded pictures. The content of a key never changes, so browsers may cache it. */
@ApiExcludeController()
@Controller('uploads')
export class UploadsController {
  constructor(private readonly storage: FileStorage) {}

  @Public()
  @Get(':folder/:name')
  async read(
    @Param('folder') folder: string,
    @Param('name') name: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const key = `${folder}/${name}`;
    const file = isStorageKey(key) ? await this.storage.get(key) : null;
    if (!file) throw new AppError('NOT_FOUND_EXCEPTION');
    await reply
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .header('Content-Length', String(file.size))
      .type(file.contentType)
      .send(file.stream);
  }
}
