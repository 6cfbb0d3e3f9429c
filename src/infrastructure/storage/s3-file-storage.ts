import type * as Sdk from '@aws-sdk/client-s3';
import type { Readable } from 'node:stream';
import type { Config } from '../../config/config.js';
import { contentTypeOf, FileStorage, type StoredFile } from './file-storage.js';

/** Uploads in any S3-compatible bucket. */
export class S3FileStorage extends FileStorage {
  private constructor(
    private readonly sdk: typeof Sdk,
    private readonly client: Sdk.S3Client,
    private readonly bucket: string,
  ) {
    super();
  }

  /** The SDK is loaded only here: an installation without S3 does not pay for it. */
  static async connect(config: Config['s3']): Promise<S3FileStorage> {
    const sdk = await import('@aws-sdk/client-s3');
    const client = new sdk.S3Client({
      region: config.region,
      ...(config.endpoint ? { endpoint: config.endpoint, forcePathStyle: true } : {}),
      ...(config.accessKeyId
        ? { credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey } }
        : {}),
      // Stores other than Amazon's do not all know the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    return new S3FileStorage(sdk, client, config.bucket);
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    await this.client.send(
      new this.sdk.PutObjectCommand({
        Bucket: this.bucket,
        Key: key,
        Body: bytes,
        ContentType: contentTypeOf(key),
      }),
    );
  }

  async get(key: string): Promise<StoredFile | null> {
    try {
      const answer = await this.client.send(new this.sdk.GetObjectCommand({ Bucket: this.bucket, Key: key }));
      return {
        stream: answer.Body as Readable,
        contentType: contentTypeOf(key),
        size: answer.ContentLength ?? 0,
      };
    } catch (error) {
      if (error instanceof this.sdk.S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await this.client.send(new this.sdk.DeleteObjectCommand({ Bucket: this.bucket, Key: key }));
  }

  async check(): Promise<void> {
    await this.client.send(new this.sdk.HeadBucketCommand({ Bucket: this.bucket }));
  }
}
