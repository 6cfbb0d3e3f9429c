declare module '@20minutes/s3rver' {
  interface Options {
    address: string;
    /** 0: a free port. */
    port: number;
    silent: boolean;
    directory: string;
    allowMismatchedSignatures: boolean;
    configureBuckets: { name: string; configs: string[] }[];
  }
  /** An S3 server in this process. Its only key is `S3RVER`, with the same secret. */
  export default class S3rver {
    constructor(options: Options);
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
}
