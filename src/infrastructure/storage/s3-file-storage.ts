import type * as Sdk from '@aws-sdk/client-s3';
import type { Readable } from 'node:stream';
import type { Config } from '../../config/config.js';
import { contentTypeOf, FileStorage, type StoredFile } from './file-storage.js';

/** Timeouts for a call including its retries. Somebody waits for a picture or for an upload of up to 5 MB. */
const ANSWER_MS = { get: 5_000, put: 10_000, remove: 5_000, check: 1_500 };
const CONNECT_MS = 1_000;
/** Timeout for a picture whose stream stalls halfway. */
const SILENCE_MS = 5_000;

/** Uploads in any S3-compatible bucket. */
export class S3FileStorage extends FileStorage {
  private constructor(
    private readonly sdk: typeof Sdk,
    private readonly client: Sdk.S3Client,
    private readonly bucket: string,
  ) {
    super();
  }

  /** Loads the SDK only here: an installation without S3 does not pay for it. */
  static async connect(config: Config['s3']): Promise<S3FileStorage> {
    const sdk = await import('@aws-sdk/client-s3');
    const client = new sdk.S3Client({
      region: config.region,
      ...(config.endpoint ? { endpoint: config.endpoint, forcePathStyle: true } : {}),
      ...(config.accessKeyId
        ? { credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey } }
        : {}),
      maxAttempts: 2,
      requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
      // Not all stores other than Amazon's know the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    return new S3FileStorage(sdk, client, config.bucket);
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    const contentType = contentTypeOf(key);
    await this.within('put', abortSignal =>
      this.client.send(
        new this.sdk.PutObjectCommand({
          Bucket: this.bucket,
          Key: key,
          Body: bytes,
          ContentType: contentType,
        }),
        { abortSignal },
      ),
    );
  }

  async get(key: string): Promise<StoredFile | null> {
    try {
      const answer = await this.within('get', abortSignal =>
        this.client.send(new this.sdk.GetObjectCommand({ Bucket: this.bucket, Key: key }), { abortSignal }),
      );
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
    await this.within('remove', abortSignal =>
      this.client.send(new this.sdk.DeleteObjectCommand({ Bucket: this.bucket, Key: key }), { abortSignal }),
    );
  }

  async check(): Promise<void> {
    await this.within('check', abortSignal =>
      this.client.send(new this.sdk.HeadBucketCommand({ Bucket: this.bucket }), { abortSignal }),
    );
  }

  /** @throws an error with the code ETIMEDOUT if the store does not respond, or says that it cannot */
  private async within<T>(
    call: keyof typeof ANSWER_MS,
    work: (abortSignal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), ANSWER_MS[call]);
    try {
      return await work(limit.signal);
    } catch (cause) {
      if (this.isAnswer(cause)) throw cause;
      throw Object.assign(new Error(`the object store does not answer (${call})`, { cause }), {
        code: 'ETIMEDOUT',
      });
    } finally {
      clearTimeout(timer);
    }
  }

  /** Whether the store itself refused the call. */
  private isAnswer(error: unknown): boolean {
    return error instanceof this.sdk.S3ServiceException && (error.$metadata.httpStatusCode ?? 500) < 500;
  }
}
