import type { z } from 'zod'
import { AppError } from '@/src/core/errors'
import { fieldErrorsOf, inWords } from '@/src/core/input-words'
import { assertStorable } from '@/src/server/http/request-body'

/**
 * What a schema makes of a part of a request.
 *
 * @throws {AppError} `MALFORMED`, `VALIDATION_FAILED` with the fields, or just `NOT_FOUND`
 */
export function parse(
  schema: z.ZodType,
  value: unknown,
  code: 'VALIDATION_FAILED' | 'NOT_FOUND' = 'VALIDATION_FAILED',
): unknown {
  assertStorable(value)
  const result = schema.safeParse(value, inWords)
  if (result.success) {
    return result.data
  }
  if (code === 'NOT_FOUND') {
    throw new AppError('NOT_FOUND')
  }
  throw new AppError('VALIDATION_FAILED', { errors: fieldErrorsOf(result.error) })
}

/** Whether a call knows all that it was asked with: parsing leaves out what it does not know. */
export function knowsAll(given: unknown, parsed: unknown): boolean {
  if (!isRecord(given)) {
    return true
  }
  return (
    isRecord(parsed) &&
    Object.entries(given).every(
      // Payload adds parameters of its own that nobody gave.
      ([name, value]) =>
        value === undefined || (Object.hasOwn(parsed, name) && knowsAll(value, parsed[name])),
    )
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
