import { readPreview } from '@/site/api/preview'
import { dropToken, readToken } from '@/site/api/token'
import type { ErrorBody, ErrorCode, FieldError } from '@/src/core/errors'
import { previewMessages } from '@/src/core/messages/blocks'
import { errorsMessages } from '@/src/core/messages/errors'
import { previewHeaders } from '@/src/core/urls/preview'

/** A call that failed; `message` may be shown to the visitor. `OFFLINE` means no answer came at all. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode | 'OFFLINE'
  readonly errors: readonly FieldError[]

  constructor(body: {
    message: string
    code: ErrorCode | 'OFFLINE'
    errors?: readonly FieldError[]
    cause?: unknown
  }) {
    super(body.message, { cause: body.cause })
    this.code = body.code
    this.errors = body.errors ?? []
  }
}

type Call = {
  /** Below `/api`. */
  path: `/public/${string}` | `/accounts/me${string}` | '/sessions'
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  /** A POST that changes nothing, which a preview may ask, too. */
  isQuestion?: boolean
  /** For small ones that shall arrive although the visitor goes on to another page at once. */
  keepalive?: boolean
  /** It answers a file, as a `Blob`. */
  isFile?: boolean
  /** False for calls that are the same for everyone, and those that carry a token of their own. */
  auth?: boolean
}

/**
 * The only place of the site that calls the API. Cookies stay at home: a visitor is known by the
 * stored token alone, which is sent along; one that the server refuses is dropped without a word.
 *
 * @throws {ApiError} for every answer that is not 2xx and when there is none
 */
export async function callApi<Answer>({
  path,
  method = 'GET',
  body,
  headers,
  signal,
  isQuestion = method === 'GET',
  keepalive,
  isFile,
  auth = true,
}: Call): Promise<Answer> {
  if (!isQuestion) {
    refuseInPreview()
  }
  const preview = readPreview()
  const token = auth && !preview ? readToken() : null
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method,
      signal,
      keepalive,
      credentials: 'omit',
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token !== null && { Authorization: `JWT ${token}` }),
        ...(preview?.playToken && {
          [previewHeaders.token]: preview.playToken,
          [previewHeaders.viewer]: preview.viewer,
        }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  } catch (cause) {
    throw new ApiError({ message: errorsMessages.unknown, code: 'OFFLINE', cause })
  }
  const answer: unknown = await (isFile && response.ok
    ? response.blob()
    : response.json().catch(() => null))
  if (!response.ok) {
    // Not one that was stored since: a login may have been faster than this answer.
    if (response.status === 401 && token !== null && token === readToken()) {
      dropToken()
    }
    throw toApiError(answer)
  }
  return answer as Answer
}

/**
 * A preview sends nothing but questions.
 *
 * @throws {ApiError} `FORBIDDEN` in one
 */
export function refuseInPreview(): void {
  if (readPreview()) {
    throw new ApiError({ message: previewMessages.nothingSent, code: 'FORBIDDEN' })
  }
}

function toApiError(answer: unknown): ApiError {
  const { message, code, errors } = (answer ?? {}) as Partial<ErrorBody>
  return new ApiError({
    message: typeof message === 'string' ? message : errorsMessages.unknown,
    code: typeof code === 'string' ? code : 'INTERNAL',
    errors: Array.isArray(errors) ? errors : [],
  })
}

/** What to tell the visitor about anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : errorsMessages.unknown
}
