import type { AddressInfo } from 'node:net';
import S3rver from 's3rver';

/** Starts an S3 service on loopback with the bucket `monitor`, which keeps its files in a directory. */
export async function startS3(directory: string): Promise<{ filesUrl: URL; stop(): Promise<void> }> {
  const s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'monitor', configs: [] }],
  });
  const { port } = (await s3.run()) as AddressInfo;
  const endpoint = encodeURIComponent(`http://127.0.0.1:${port}`);
  return {
    filesUrl: new URL(`s3://S3RVER:S3RVER@monitor?region=eu-central-2&endpoint=${endpoint}`),
    stop: async () => void (await s3.close()),
  };
}
