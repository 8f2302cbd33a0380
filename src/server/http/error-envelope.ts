import type { AfterErrorHook } from 'payload'
import { AppError, type ErrorBody } from '@/src/core/errors'
import { codeOfStatus, toAppError } from '@/src/server/http/failures'
import { requestIdHeader, requestIdOf } from '@/src/server/http/request-context'
import { logger } from '@/src/server/logger'

/** The one answer to a failed call. Server faults are logged with their cause, which is never sent. */
export function errorResponse(error: unknown, requestId: string): Response {
  const failure = toAppError(error)
  logFailure(failure, requestId)
  return Response.json(failure.toBody(requestId), {
    status: failure.status,
    headers: {
      [requestIdHeader]: requestId,
      'Cache-Control': 'no-store',
      ...(failure.retryAfterSeconds && { 'Retry-After': String(failure.retryAfterSeconds) }),
    },
  })
}

function logFailure(failure: AppError, requestId: string): void {
  if (failure.status >= 500) {
    const err = failure.cause ?? failure
    logger.error({ msg: 'Request failed', requestId, code: failure.code, err })
  }
}

/**
 * Hook for `config.hooks.afterError`: gives the errors of Payload's own REST calls the same shape.
 * Its `errors` stay in place, because the admin's forms read them; each also names its `field`.
 */
export const errorEnvelope: AfterErrorHook = ({ error, req, result }) => {
  const requestId = requestIdOf(req)
  const failure = error instanceof URIError ? new AppError('MALFORMED') : toAppError(error)
  logFailure(failure, requestId)

  req.responseHeaders ??= new Headers()
  req.responseHeaders.set(requestIdHeader, requestId)
  if (failure.retryAfterSeconds) {
    req.responseHeaders.set('Retry-After', String(failure.retryAfterSeconds))
  }

  const ownStatus = clientErrorStatusOf(error)
  const errors =
    ownStatus && result?.errors
      ? result.errors.map(withField)
      : (failure.errors ?? [{ field: '', message: failure.message }])
  const message = errors[0]?.message || failure.message
  return {
    response: { message, code: failure.code, errors, requestId },
    status: ownStatus ?? failure.status,
  }
}

/** The status that Payload gave, where it blames the caller; it knows more of them than we do. */
function clientErrorStatusOf(error: unknown): number | null {
  const status = (error as { status?: unknown } | null)?.status
  return !(error instanceof AppError) && typeof status === 'number' && status >= 400 && status < 500
    ? status
    : null
}

type PayloadEntry = { message?: string; data?: Record<string, unknown>; field?: string }

function withField(entry: PayloadEntry): PayloadEntry & { field: string } {
  const [first] = (entry.data?.errors ?? []) as { path?: string }[]
  return { ...entry, field: entry.field ?? first?.path ?? '' }
}

/** The envelope around an answer that was given without one, like Payload's for unknown routes. */
export async function envelopeOf(response: Response, requestId: string): Promise<Response> {
  const given: unknown = await response.json().catch(() => null)
  const status = response.status === 501 ? 404 : response.status
  const failure = new AppError(codeOfStatus(status))
  const isOwnText = response.status !== 404 && response.status < 500
  const message = (given as { message?: unknown } | null)?.message
  const body: ErrorBody = {
    ...failure.toBody(requestId),
    ...(isOwnText && typeof message === 'string' && { message }),
  }
  return Response.json(body, { status, headers: { [requestIdHeader]: requestId } })
}
