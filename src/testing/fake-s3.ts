import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import {
  etagOf,
  MultipartUploads,
  refusal,
  type StoredObject,
} from '@/src/testing/fake-s3-multipart'

type SeenRequest = { method: string; url: URL; headers: IncomingMessage['headers'] }

export const s3Settings = {
  bucket: 'music',
  region: 'eu-west-1',
  accessKeyId: 'key',
  secretAccessKey: 'secret',
}

export type FakeS3 = {
  endpoint: string
  /** Variables that make the product keep its files there. */
  environment: Readonly<Record<string, string>>
  /** By path, which begins with the bucket. */
  objects: Map<string, StoredObject>
  requests: SeenRequest[]
  /** Uploads in parts that are neither complete nor aborted. */
  uploads: MultipartUploads['open']
  /** While it is away every call is answered with 503, as S3 does when it is overloaded. */
  setAway: (isUnavailable: boolean) => void
  /** Until it is released, parts of uploads arrive and are not answered. Answers how many there are. */
  holdParts: () => { held: () => number; release: () => void }
  close: () => void
}

/**
 * The S3 calls that the driver and uploads in parts make, over real HTTP; the signatures come from the real SDK. Those
 * in an address are checked as S3 does, with the headers that they cover and their end.
 */
export async function startFakeS3(): Promise<FakeS3> {
  const objects: FakeS3['objects'] = new Map()
  const requests: SeenRequest[] = []
  const multipart = new MultipartUploads(objects)
  let isUnavailable = false
  let heldParts: (() => void)[] | null = null
  const server = createServer(async (request, response) => {
    if (isUnavailable) {
      request.resume()
      return response.writeHead(503).end()
    }
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    requests.push({ method: request.method ?? '', url, headers: request.headers })
    if (url.searchParams.has('X-Amz-Signature') && !isSigned(request, url)) {
      request.resume()
      return response.writeHead(403).end()
    }
    const copied = request.headers['x-amz-copy-source']
    if (copied !== undefined) {
      const source = objects.get(`/${copied}`)
      if (!source) {
        return response.writeHead(404).end()
      }
      objects.set(url.pathname, source)
      return response.end('<CopyObjectResult/>')
    }
    const type = String(request.headers['content-type'])
    const body = await buffer(request)
    if (heldParts && url.searchParams.has('partNumber')) {
      await new Promise<void>((release) => heldParts?.push(release))
    }
    const method = request.method ?? ''
    const call = { method, path: url.pathname, query: url.searchParams, type, body }
    const answer =
      multipart.answer(call) ?? (url.searchParams.has('delete') && removeAll(objects, call))
    if (answer) {
      return response.writeHead(answer.status, answer.headers).end(answer.body)
    }
    if (request.method === 'PUT') {
      const metadata = metadataIn(request)
      objects.set(url.pathname, { body, type, modifiedAt: new Date(), metadata })
      return response.writeHead(200, { etag: etagOf(body) }).end()
    }
    if (request.method === 'DELETE') {
      objects.delete(url.pathname)
      return response.writeHead(204).end()
    }
    if (url.searchParams.has('list-type')) {
      return response.end(listing(objects, url.searchParams.get('prefix') ?? ''))
    }
    return sendObject(objects.get(url.pathname), request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    endpoint,
    environment: {
      S3_BUCKET: s3Settings.bucket,
      S3_REGION: s3Settings.region,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: s3Settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3Settings.secretAccessKey,
    },
    objects,
    requests,
    uploads: multipart.open,
    holdParts: () => {
      const waiting: (() => void)[] = []
      heldParts = waiting
      return {
        held: () => waiting.length,
        release: () => {
          heldParts = null
          for (const release of waiting) {
            release()
          }
        },
      }
    },
    setAway: (value) => {
      isUnavailable = value
    },
    close: () => server.close(),
  }
}

function sendObject(
  found: StoredObject | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): ServerResponse {
  if (!found) {
    const { status, headers, body } = refusal(404, 'NoSuchKey')
    return response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
  }
  const range = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '')
  const body = range ? found.body.subarray(Number(range[1]), Number(range[2]) + 1) : found.body
  response.writeHead(range ? 206 : 200, {
    'content-type': found.type,
    'content-length': body.length,
    etag: found.etag ?? etagOf(found.body),
    ...found.metadata,
    'last-modified': found.modifiedAt.toUTCString(),
    ...(range && { 'content-range': `bytes ${range[1]}-${range[2]}/${found.body.length}` }),
  })
  return response.end(request.method === 'HEAD' ? undefined : body)
}

function metadataIn({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      name.startsWith('x-amz-meta-') ? [[name, String(value)]] : [],
    ),
  )
}

/** `DeleteObjects`: what is not there counts as deleted, too. */
function removeAll(objects: FakeS3['objects'], { path, body }: { path: string; body: Buffer }) {
  const keys = [...body.toString().matchAll(/<Key>(.*?)<\/Key>/g)].map(([, key]) => key ?? '')
  for (const key of keys) {
    objects.delete(`${path.replace(/\/$/, '')}/${key.replaceAll('&amp;', '&')}`)
  }
  const deleted = keys.map((key) => `<Deleted><Key>${key}</Key></Deleted>`).join('')
  return {
    status: 200,
    headers: {},
    body: `<?xml version="1.0"?><DeleteResult>${deleted}</DeleteResult>`,
  }
}

function listing(objects: FakeS3['objects'], prefix: string): string {
  const start = `/${s3Settings.bucket}/`
  const contents = [...objects].flatMap(([path, { body, modifiedAt }]) => {
    const key = path.slice(start.length)
    return key.startsWith(prefix)
      ? `<Contents><Key>${key}</Key><Size>${body.length}</Size><LastModified>${modifiedAt.toISOString()}</LastModified></Contents>`
      : []
  })
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`
}

/** As signatures write a character: all that RFC 3986 reserves is escaped. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** Signature Version 4 of a presigned address. */
function isSigned(request: IncomingMessage, { pathname, searchParams }: URL): boolean {
  const date = searchParams.get('X-Amz-Date') ?? ''
  const startedAt = Date.parse(date.replace(/(....)(..)(..)T(..)(..)(..)Z/, '$1-$2-$3T$4:$5:$6Z'))
  const endsAt = startedAt + Number(searchParams.get('X-Amz-Expires')) * 1000
  const names = (searchParams.get('X-Amz-SignedHeaders') ?? '').split(';')
  const scope = `${date.slice(0, 8)}/${s3Settings.region}/s3/aws4_request`
  const canonical = [
    request.method,
    pathname,
    [...searchParams]
      .filter(([name]) => name !== 'X-Amz-Signature')
      .map((pair) => pair.map(encode).join('='))
      .sort()
      .join('&'),
    ...names.map((name) => `${name}:${request.headers[name] ?? ''}`),
    '',
    names.join(';'),
    'UNSIGNED-PAYLOAD',
  ].join('\n')
  const hash = createHash('sha256').update(canonical).digest('hex')
  const hmac = (key: string | Buffer, text: string) =>
    createHmac('sha256', key).update(text).digest()
  const secret = `AWS4${s3Settings.secretAccessKey}`
  const key = scope.split('/').reduce<string | Buffer>(hmac, secret)
  const expected = hmac(key, ['AWS4-HMAC-SHA256', date, scope, hash].join('\n')).toString('hex')
  return searchParams.get('X-Amz-Signature') === expected && Date.now() <= endsAt
}
