import { accountAnswers } from '@/src/core/messages/account-answers'
import { checkoutMessages } from '@/src/core/messages/checkout'
import { errorsMessages } from '@/src/core/messages/errors'
import { postsMessages } from '@/src/core/messages/posts'

/** One row per failure the API can report; the HTTP status lives only here. */
const catalogue = {
  MALFORMED: { status: 400, message: errorsMessages.malformed },
  VALIDATION_FAILED: { status: 400, message: errorsMessages.validationFailed },
  INVALID_SIGNATURE: { status: 400, message: errorsMessages.malformed },
  NOT_SIGNED_IN: { status: 401, message: errorsMessages.notSignedIn },
  INVALID_CREDENTIALS: { status: 401, message: accountAnswers.invalidCredentials },
  FORBIDDEN: { status: 403, message: errorsMessages.forbidden },
  EMAIL_NOT_CONFIRMED: { status: 403, message: accountAnswers.notConfirmed },
  NOT_FOUND: { status: 404, message: errorsMessages.notFound },
  CONFLICT: { status: 409, message: errorsMessages.conflict },
  EMAIL_TAKEN: { status: 409, message: accountAnswers.emailTaken },
  ILLEGAL_TRANSITION: { status: 409, message: errorsMessages.conflict },
  STALE_REVISION: { status: 409, message: errorsMessages.conflict },
  CART_CHANGED: { status: 409, message: errorsMessages.conflict },
  ORDER_CLOSED: { status: 409, message: checkoutMessages.orderClosed },
  POLL_CLOSED: { status: 409, message: postsMessages.pollClosed },
  IN_PROGRESS: { status: 409, message: errorsMessages.conflict },
  TOO_LARGE: { status: 413, message: errorsMessages.tooLarge },
  UNSUPPORTED_MEDIA: { status: 415, message: errorsMessages.unsupportedMedia },
  IDEMPOTENCY_MISMATCH: { status: 422, message: errorsMessages.conflict },
  REFUND_TOO_HIGH: { status: 422, message: errorsMessages.conflict },
  TOO_MANY_REQUESTS: { status: 429, message: errorsMessages.tooManyAttempts },
  INTERNAL: { status: 500, message: errorsMessages.unknown },
  UNAVAILABLE: { status: 503, message: errorsMessages.unavailable },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof catalogue

export const errorCodes = Object.keys(catalogue) as ErrorCode[]

/** The HTTP status that a failure is answered with. */
export function statusOf(code: ErrorCode): number {
  return catalogue[code].status
}

export type FieldError = { field: string; message: string }

/** What every failed call answers; `message` may be shown to the visitor. */
export type ErrorBody = {
  message: string
  code: ErrorCode
  errors?: FieldError[]
  requestId: string
}

type AppErrorOptions = {
  message?: string
  errors?: FieldError[]
  /** Seconds for the `Retry-After` header. */
  retryAfterSeconds?: number
  cause?: unknown
}

/** A failure whose `message` may be shown to the visitor. Secrets belong in `cause`, which is only logged. */
export class AppError extends Error {
  override readonly name = 'AppError'
  /** Packages of plugins bring a copy of this class with the kit; what that throws is one, too. */
  static override [Symbol.hasInstance](error: unknown): error is AppError {
    // biome-ignore lint/complexity/noThisInStatic: a class made of this one has its own
    return this === AppError
      ? error instanceof Error && error.name === 'AppError'
      : // biome-ignore lint/complexity/noThisInStatic: as above
        Function.prototype[Symbol.hasInstance].call(this, error)
  }

  readonly code: ErrorCode
  readonly status: number
  readonly errors?: FieldError[]
  readonly retryAfterSeconds?: number

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? catalogue[code].message, { cause: options.cause })
    this.code = code
    this.status = catalogue[code].status
    this.errors = options.errors
    this.retryAfterSeconds = options.retryAfterSeconds
  }

  toBody(requestId: string): ErrorBody {
    return {
      message: this.message,
      code: this.code,
      ...(this.errors && { errors: this.errors }),
      requestId,
    }
  }
}

/** `VALIDATION_FAILED` in the words of its first entry. */
export function refusalOf(errors: FieldError[]): AppError {
  return new AppError('VALIDATION_FAILED', { message: errors[0]?.message, errors })
}
