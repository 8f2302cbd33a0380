import { AppError } from '@/src/core/errors'

const maxDepth = 20

type Readable = Pick<Request, 'headers' | 'body'>

/**
 * Bytes of the body, read no further than the limit.
 *
 * @throws {AppError} `TOO_LARGE`
 */
export async function readBytes(request: Readable, maxBytes: number): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) {
    throw new AppError('TOO_LARGE')
  }
  const chunks: Uint8Array[] = []
  let size = 0
  if (request.body) {
    for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength
      if (size > maxBytes) {
        throw new AppError('TOO_LARGE')
      }
      chunks.push(chunk)
    }
  }
  return Buffer.concat(chunks)
}

/**
 * The parsed JSON body; an empty one is `{}`, also without a content type.
 *
 * @throws {AppError} `TOO_LARGE`, `UNSUPPORTED_MEDIA` or `MALFORMED`
 */
export async function readJson(
  request: Readable,
  maxBytes: number,
  contentType = 'application/json',
): Promise<unknown> {
  const bytes = await readBytes(request, maxBytes)
  if (bytes.length === 0) {
    return {}
  }
  const type = (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase()
  if (type !== contentType) {
    throw new AppError('UNSUPPORTED_MEDIA')
  }
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new AppError('MALFORMED', { cause })
  }
  assertStorable(value)
  return value
}

/**
 * The fields of a form, as browsers send it without scripts; of several with one name the last.
 *
 * @throws {AppError} `TOO_LARGE`, `UNSUPPORTED_MEDIA` or `MALFORMED`
 */
export async function readForm(
  request: Readable,
  maxBytes: number,
): Promise<Record<string, unknown>> {
  const bytes = await readBytes(request, maxBytes)
  const type = request.headers.get('content-type') ?? ''
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    throw new AppError('UNSUPPORTED_MEDIA')
  }
  try {
    const form = await new Response(new Uint8Array(bytes), {
      headers: { 'Content-Type': type },
    }).formData()
    const fields = Object.fromEntries(form)
    assertStorable(fields)
    return fields
  } catch (cause) {
    throw new AppError('MALFORMED', { cause })
  }
}

/**
 * Refuses what no schema of ours expects and what later code would trip over: nesting too deep to
 * walk, the NUL character and halves of letters (PostgreSQL cannot store them) and keys that reach an object's prototype.
 *
 * @throws {AppError} `MALFORMED`
 */
export function assertStorable(value: unknown, depth = 0): void {
  if (depth > maxDepth || (typeof value === 'string' && !isStorable(value))) {
    throw new AppError('MALFORMED')
  }
  if (typeof value === 'object' && value !== null) {
    for (const [key, entry] of Object.entries(value)) {
      if (key === '__proto__' || key.includes('\u0000')) {
        throw new AppError('MALFORMED')
      }
      assertStorable(entry, depth + 1)
    }
  }
}

const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed()
