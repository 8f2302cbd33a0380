import { ReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  type HeadObjectCommandOutput,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { contentDisposition, contentTypeOf } from '@/src/server/storage/content-type'
import { assertKey, type FileFacts, type StorageDriver } from '@/src/server/storage/storage-driver'

/** Held in memory one at a time; S3 takes 10,000 of a file. */
const partSize = 16 * 1024 * 1024

export type S3Settings = {
  bucket: string
  region: string
  endpoint?: string
  accessKeyId: string
  secretAccessKey: string
  /** Where `public/` objects are served from, without a trailing slash. */
  publicUrl?: string
}

export function clientConfig(settings: S3Settings): S3ClientConfig {
  return {
    region: settings.region,
    endpoint: settings.endpoint,
    forcePathStyle: settings.endpoint !== undefined,
    credentials: {
      accessKeyId: settings.accessKeyId,
      secretAccessKey: settings.secretAccessKey,
    },
    // Not every S3-compatible store understands the SDK's own checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
  }
}

/** Any S3-compatible store. Only keys below `public/` may be readable without a signature. */
export function createS3Driver(settings: S3Settings): StorageDriver {
  const Bucket = settings.bucket
  const client = new S3Client(clientConfig(settings))

  return {
    name: 's3',
    put: async (Key, body, { contentType }) => {
      assertKey(Key)
      const object = { Bucket, Key, Body: body, ContentType: contentType }
      // S3 must know the size beforehand, and the SDK finds it out for files only: other streams go in parts.
      if (Buffer.isBuffer(body) || body instanceof ReadStream) {
        await client.send(new PutObjectCommand(object))
      } else {
        await new Upload({ client, params: object, partSize, queueSize: 1 }).done()
      }
    },
    open: async (Key, range) => {
      assertKey(Key)
      const Range = range && `bytes=${range.start}-${range.end}`
      const found = await client
        .send(new GetObjectCommand({ Bucket, Key, Range }))
        .catch(nullIfMissing)
      if (!found?.Body) {
        return null
      }
      const total = found.ContentRange?.split('/').at(-1)
      return {
        ...factsOf(Key, found),
        body: found.Body as Readable,
        size: Number(total ?? found.ContentLength ?? 0),
      }
    },
    head: async (Key) => {
      assertKey(Key)
      const found = await client.send(new HeadObjectCommand({ Bucket, Key })).catch(nullIfMissing)
      return found && factsOf(Key, found)
    },
    copy: async (from, Key) => {
      assertKey(from)
      assertKey(Key)
      const CopySource = [Bucket, ...from.split('/')].map(encodeURIComponent).join('/')
      const copied = await client
        .send(new CopyObjectCommand({ Bucket, Key, CopySource }))
        .catch(nullIfMissing)
      return copied !== null
    },
    remove: async (Key) => {
      assertKey(Key)
      await client.send(new DeleteObjectCommand({ Bucket, Key }))
    },
    list: async function* (profileId) {
      const below = profileId === undefined ? '' : `${profileId}/`
      for (const Prefix of [`public/${below}`, `private/${below}`]) {
        for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
          for (const { Key, Size = 0, ETag } of page.Contents ?? []) {
            if (Key !== undefined) {
              yield { key: Key, size: Size, etag: ETag }
            }
          }
        }
      }
    },
    publicUrl: (key) => (settings.publicUrl ? `${settings.publicUrl}/${key}` : `/files/${key}`),
    signedGet: (Key, { expiresSeconds, downloadName }) => {
      assertKey(Key)
      return getSignedUrl(
        client,
        new GetObjectCommand({
          Bucket,
          Key,
          ResponseContentDisposition: contentDisposition(downloadName),
        }),
        { expiresIn: expiresSeconds },
      )
    },
    signedPut: (Key, { expiresSeconds, contentType, size }) => {
      assertKey(Key)
      return getSignedUrl(
        client,
        new PutObjectCommand({ Bucket, Key, ContentType: contentType, ContentLength: size }),
        {
          expiresIn: expiresSeconds,
          // The SDK would leave the type out, or sign one that it made up where none is given.
          signableHeaders: new Set([
            ...['host', 'content-length'],
            ...(contentType ? ['content-type'] : []),
          ]),
        },
      )
    },
    removeIncomingBefore: async (moment) => {
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: 'incoming/' })) {
        const stale = (page.Contents ?? []).filter(
          ({ LastModified }) => LastModified !== undefined && LastModified < moment,
        )
        for (const { Key } of stale) {
          await client.send(new DeleteObjectCommand({ Bucket, Key }))
        }
      }
    },
  }
}

function factsOf(key: string, found: HeadObjectCommandOutput): FileFacts {
  return {
    size: found.ContentLength ?? 0,
    contentType: found.ContentType ?? contentTypeOf(key),
    etag: found.ETag,
    modifiedAt: found.LastModified,
  }
}

function nullIfMissing(error: unknown): null {
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
  if (status === 404) {
    return null
  }
  throw error
}
