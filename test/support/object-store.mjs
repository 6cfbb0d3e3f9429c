// An S3 server in its own process: PORT, DIRECTORY. Its only key is `S3RVER`, with the same secret.
import S3rver from '@20minutes/s3rver';

await new S3rver({
  address: '127.0.0.1',
  port: Number(process.env.PORT),
  silent: true,
  directory: process.env.DIRECTORY,
  // The server signs bucket paths without the slash that the SDK sends.
  allowMismatchedSignatures: true,
  configureBuckets: [{ name: 'bucket', configs: [] }],
}).run();
