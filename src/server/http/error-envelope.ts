import type { AfterErrorHook, PayloadRequest } from 'payload'
import { AppError, type ErrorBody, type FieldError } from '@/src/core/errors'
import { codeOfStatus, toAppError } from '@/src/server/http/failures'
import { requestIdHeader, requestIdOf } from '@/src/server/http/request-context'
import { logger } from '@/src/server/logger'
import { damagedPicture } from '@/src/server/pictures/damaged-picture'

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
 * Hook for `config.hooks.afterError`: gives the errors of Payload's own REST calls the same shape, and its
 * forms in the admin the one they read: a refused field is marked only where there is no `message`.
 * `result` is not used for it: Payload may be there twice, and then does not know its own errors.
 */
export const errorEnvelope: AfterErrorHook = ({ collection, error: thrown, req }) => {
  // Payload says no more than that there was a problem with a picture that it could not make smaller.
  const error = thrown.name === 'FileUploadError' ? damagedPicture(thrown) : thrown
  const requestId = requestIdOf(req)
  const failure = error instanceof URIError ? new AppError('MALFORMED') : toAppError(error)
  logFailure(failure, requestId)

  req.responseHeaders ??= new Headers()
  req.responseHeaders.set(requestIdHeader, requestId)
  if (failure.retryAfterSeconds) {
    req.responseHeaders.set('Retry-After', String(failure.retryAfterSeconds))
  }

  const own = clientErrorOf(error)
  const status = own?.status ?? failure.status
  const { code } = failure
  const refused = own && failure.errors?.some(({ field }) => field === 'file')
  const words = refused ? collection?.custom?.[refusedFile] : undefined
  const message = words || own?.message || failure.message
  const errors = words ? [{ field: 'file', message: words }] : failure.errors
  return errors && isAdminForm(req)
    ? { response: { code, errors: [entryForForm(message, errors)], requestId }, status }
    : {
        response: { message, code, errors: errors ?? [{ field: '', message }], requestId },
        status,
      }
}

/**
 * Where a collection of uploads keeps, among its `custom` settings, which files it takes: of a file whose bytes
 * are of another kind, or broken, Payload says no more than that the field is invalid.
 */
export const refusedFile = 'refusedFile'

/** What Payload itself blames the caller for; of statuses it knows more than we do. */
function clientErrorOf(error: unknown): { status: number; message: string } | null {
  const { status, message } = error as { status?: unknown; message?: unknown }
  return !(error instanceof AppError) && typeof status === 'number' && status >= 400 && status < 500
    ? { status, message: String(message ?? '') }
    : null
}

/** Forms of the admin send their fields as one part of a form, from a page of the admin. */
function isAdminForm({ headers, payload }: PayloadRequest): boolean {
  const page = headers.get('referer')
  return (
    page !== null &&
    URL.canParse(page) &&
    new URL(page).pathname.startsWith(payload.config.routes.admin) &&
    headers.get('content-type')?.startsWith('multipart/form-data') === true
  )
}

function entryForForm(message: string, errors: FieldError[]) {
  return {
    message,
    data: { errors: errors.map(({ field, message }) => ({ path: field, message })) },
  }
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
