import type { Readable } from 'node:stream';
import { GetObjectCommand, S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { S3Driver } from 'flydrive/drivers/s3';

/** A bucket on Amazon S3 or a compatible service. */
export class BucketDriver extends S3Driver {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(bucket: string, settings: S3ClientConfig) {
    const client = new S3Client(settings);
    super({ client, bucket, visibility: 'private', supportsACL: false });
    this.#client = client;
    this.#bucket = bucket;
  }

  async readPart(key: string, { from, to }: { from: number; to: number }): Promise<Readable> {
    const part = new GetObjectCommand({ Bucket: this.#bucket, Key: key, Range: `bytes=${from}-${to}` });
    return (await this.#client.send(part)).Body as Readable;
  }
}
