import { Global, Module } from '@nestjs/common';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { UnfinishedFiles } from '../files/unfinished-files.js';
import { FileStorage } from './file-storage.js';
import { FolderFileStorage } from './folder-file-storage.js';
import { S3FileStorage } from './s3-file-storage.js';
import { UploadsController } from './uploads.controller.js';

@Global()
@Module({
  controllers: [UploadsController],
  providers: [
    UnfinishedFiles,
    {
      provide: FileStorage,
      inject: [CONFIG],
      useFactory: (config: Config) =>
        config.s3.bucket ? S3FileStorage.connect(config.s3) : new FolderFileStorage(config.uploadsDir),
    },
  ],
  exports: [FileStorage],
})
export class StorageModule {}
