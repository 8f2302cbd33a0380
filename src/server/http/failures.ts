import { AppError, type ErrorCode, type FieldError } from '@/src/core/errors'

/**
 * SQLSTATE classes and codes that mean: not right now. There is no database to talk to, or it ended one
 * of several transactions that stood in each other's way (40001, 40P01).
 */
const outages = /^(08|40001|40P01|53|57P|57014|25P03)/
const brokenConnection = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN']
/** A disk that is full, by its size or somebody's quota, or cannot be written any more. */
const brokenDisk = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO']
const outageCodes = new Set([...brokenConnection, ...brokenDisk])
const outageMessages =
  /timeout exceeded when trying to connect|connection terminated|connection error|client was closed/i

const codesByStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'MALFORMED',
  401: 'NOT_SIGNED_IN',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA',
  423: 'CONFLICT',
  429: 'TOO_MANY_REQUESTS',
  501: 'NOT_FOUND',
  503: 'UNAVAILABLE',
}

/** Code of an answer that others gave by its status alone. */
export function codeOfStatus(status: number): ErrorCode {
  return codesByStatus[status] ?? (status < 500 ? 'MALFORMED' : 'INTERNAL')
}

/**
 * What the caller is told about any error: outages of database, disk and store become `UNAVAILABLE`, values it
 * refuses become a 4xx, errors of Payload keep their meaning, and the rest is `INTERNAL`.
 */
export function toAppError(error: unknown): AppError {
  const chain = causesOf(error)
  const known = chain.find((cause) => cause instanceof AppError)
  if (known) {
    return known
  }
  if (chain.some(isAbandoned)) {
    return new AppError('MALFORMED', { cause: error })
  }
  if (chain.some(isOutage)) {
    return new AppError('UNAVAILABLE', { cause: error, retryAfterSeconds: 2 })
  }
  const refusal = chain.map(databaseRefusal).find((code) => code !== null)
  if (refusal) {
    return new AppError(refusal, { cause: error })
  }
  return fromPayload(error) ?? new AppError('INTERNAL', { cause: error })
}

function causesOf(error: unknown): unknown[] {
  const chain: unknown[] = []
  for (let next = error; next && chain.length < 5; next = propertyOf(next, 'cause')) {
    chain.push(next)
  }
  return chain
}

/** The caller went away while its request was read: nobody hears the answer, and nothing is wrong here. */
export function isAbandoned(error: unknown): boolean {
  return propertyOf(error, 'code') === 'ECONNRESET' && propertyOf(error, 'message') === 'aborted'
}

function isOutage(error: unknown): boolean {
  const code = propertyOf(error, 'code')
  const message = propertyOf(error, 'message')
  return (
    (typeof code === 'string' && (outages.test(code) || outageCodes.has(code))) ||
    (error instanceof Error && typeof message === 'string' && outageMessages.test(message)) ||
    isStoreFailure(error)
  )
}

/** What the S3 SDK throws, which tries again by itself: whatever the store refuses, the caller cannot change. */
function isStoreFailure(error: unknown): boolean {
  return error instanceof Error && propertyOf(error, '$metadata') !== undefined
}

/** Class 22: a value the database cannot hold; 23: it contradicts what is stored. */
function databaseRefusal(error: unknown): ErrorCode | null {
  const code = propertyOf(error, 'code')
  if (typeof code !== 'string' || !/^2[23][0-9A-Z]{3}$/.test(code)) {
    return null
  }
  return code.startsWith('22') ? 'MALFORMED' : 'CONFLICT'
}

/** Payload's `APIError`s carry a status, and a validation error its fields. */
function fromPayload(error: unknown): AppError | null {
  const status = propertyOf(error, 'status')
  if (typeof status !== 'number' || status < 400 || status >= 500) {
    return null
  }
  const errors = fieldErrorsOf(error)
  return errors.length > 0
    ? new AppError('VALIDATION_FAILED', { errors, cause: error })
    : new AppError(codeOfStatus(status), { cause: error })
}

function fieldErrorsOf(error: unknown): FieldError[] {
  const errors = propertyOf(propertyOf(error, 'data'), 'errors')
  return Array.isArray(errors)
    ? errors.map((entry: unknown) => ({
        field: String(propertyOf(entry, 'path') ?? ''),
        message: String(propertyOf(entry, 'message') ?? ''),
      }))
    : []
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined
}
