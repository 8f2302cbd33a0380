import { createHash, randomUUID } from 'node:crypto'

export type StoredObject = {
  body: Buffer
  type: string
  modifiedAt: Date
  /** `x-amz-meta-…`, by whole names. */
  metadata?: Readonly<Record<string, string>>
  etag?: string
}

type Part = { body: Buffer; etag: string; modifiedAt: Date }
type Open = { path: string; type: string; startedAt: Date; parts: Map<number, Part> }

export type Call = {
  method: string
  /** Begins with the bucket. */
  path: string
  query: URLSearchParams
  type: string
  /** Of a `PUT` and a `POST`. */
  body: Buffer
}

export type Answer = { status: number; headers?: Record<string, string>; body?: string }

/** S3 takes no smaller part but the last. */
const leastPart = 5 * 1024 * 1024
const listedAtOnce = 1000

const md5 = (data: Buffer | string) => createHash('md5').update(data).digest()
export const etagOf = (body: Buffer) => `"${md5(body).toString('hex')}"`
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export function refusal(status: number, code: string): Answer {
  const body = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`
  return { status, headers: { 'content-type': 'application/xml' }, body }
}

const found = (name: string, content: string): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0"?><${name}>${content}</${name}>`,
})

/** Uploads in parts, as S3 takes them: https://docs.aws.amazon.com/AmazonS3/latest/userguide/mpuoverview.html */
export class MultipartUploads {
  readonly open = new Map<string, Open>()

  constructor(private readonly objects: Map<string, StoredObject>) {}

  /** @returns null for a call that is about something else */
  answer(call: Call): Answer | null {
    const { method, query } = call
    if (query.has('uploads')) {
      return method === 'POST' ? this.start(call) : this.list(call.path)
    }
    const id = query.get('uploadId')
    if (id === null) {
      return null
    }
    const upload = this.open.get(id)
    if (upload?.path !== call.path) {
      return refusal(404, 'NoSuchUpload')
    }
    if (method === 'PUT') {
      return this.take(upload, call)
    }
    if (method === 'POST') {
      return this.complete(id, upload, call.body.toString())
    }
    if (method === 'DELETE') {
      this.open.delete(id)
      return { status: 204 }
    }
    return this.listParts(upload, Number(query.get('part-number-marker') ?? 0))
  }

  private start({ path, type }: Call): Answer {
    const id = randomUUID()
    this.open.set(id, { path, type, startedAt: new Date(), parts: new Map() })
    const [, bucket, ...key] = path.split('/')
    return found(
      'InitiateMultipartUploadResult',
      `<Bucket>${bucket}</Bucket><Key>${escaped(key.join('/'))}</Key><UploadId>${id}</UploadId>`,
    )
  }

  private take(upload: Open, { query, body }: Call): Answer {
    const number = Number(query.get('partNumber'))
    if (!(number >= 1 && number <= 10_000)) {
      return refusal(400, 'InvalidArgument')
    }
    const etag = etagOf(body)
    upload.parts.set(number, { body, etag, modifiedAt: new Date() })
    return { status: 200, headers: { etag } }
  }

  private listParts({ parts }: Open, after: number): Answer {
    const left = [...parts].filter(([number]) => number > after).sort(([a], [b]) => a - b)
    const page = left.slice(0, listedAtOnce)
    const last = page.at(-1)?.[0] ?? after
    const entries = page.map(
      ([number, { body, etag, modifiedAt }]) =>
        `<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag><Size>${body.length}</Size><LastModified>${modifiedAt.toISOString()}</LastModified></Part>`,
    )
    const isCut = page.length < left.length
    const marker = `<NextPartNumberMarker>${last}</NextPartNumberMarker><IsTruncated>${isCut}</IsTruncated>`
    return found('ListPartsResult', `${marker}${entries.join('')}`)
  }

  private complete(id: string, upload: Open, xml: string): Answer {
    const named = [...xml.matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = '']) => ({
      number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
      etag: (/<ETag>(.*?)<\/ETag>/.exec(part)?.[1] ?? '').replaceAll('&quot;', '"'),
    }))
    if (named.length === 0) {
      return refusal(400, 'MalformedXML')
    }
    if (named.some(({ number }, at) => number <= (named[at - 1]?.number ?? 0))) {
      return refusal(400, 'InvalidPartOrder')
    }
    const parts = named.flatMap(({ number, etag }) => {
      const part = upload.parts.get(number)
      return part?.etag === etag ? [part] : []
    })
    if (parts.length < named.length) {
      return refusal(400, 'InvalidPart')
    }
    if (parts.slice(0, -1).some(({ body }) => body.length < leastPart)) {
      return refusal(400, 'EntityTooSmall')
    }
    const sums = Buffer.concat(parts.map(({ body }) => md5(body)))
    const etag = `"${md5(sums).toString('hex')}-${parts.length}"`
    const body = Buffer.concat(parts.map((part) => part.body))
    this.objects.set(upload.path, { body, type: upload.type, modifiedAt: new Date(), etag })
    this.open.delete(id)
    return found('CompleteMultipartUploadResult', `<ETag>${escaped(etag)}</ETag>`)
  }

  private list(bucketPath: string): Answer {
    const start = `${bucketPath.replace(/\/$/, '')}/`
    const entries = [...this.open].map(
      ([id, { path, startedAt }]) =>
        `<Upload><Key>${escaped(path.slice(start.length))}</Key><UploadId>${id}</UploadId><Initiated>${startedAt.toISOString()}</Initiated></Upload>`,
    )
    return found(
      'ListMultipartUploadsResult',
      `<IsTruncated>false</IsTruncated>${entries.join('')}`,
    )
  }
}
