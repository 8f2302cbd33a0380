import { APIError, NotFound, ValidationError } from 'payload'
import { expect, it } from 'vitest'
import { AppError } from '@/src/core/errors'
import { toAppError } from '@/src/server/http/failures'

const databaseError = (code: string, message = 'secret detail') =>
  Object.assign(new Error(message), { code })

it.each([
  ['a refused connection', databaseError('ECONNREFUSED'), 'UNAVAILABLE'],
  ['a database that shuts down', databaseError('57P01'), 'UNAVAILABLE'],
  ['a database that starts up', databaseError('57P03'), 'UNAVAILABLE'],
  ['too many connections', databaseError('53300'), 'UNAVAILABLE'],
  ['a circle of locks', databaseError('40P01'), 'UNAVAILABLE'],
  ['a change that met another', databaseError('40001'), 'UNAVAILABLE'],
  [
    'a pool without a free connection',
    new Error('timeout exceeded when trying to connect'),
    'UNAVAILABLE',
  ],
  ['a broken connection', new Error('Connection terminated unexpectedly'), 'UNAVAILABLE'],
  ['a disk without space', databaseError('ENOSPC'), 'UNAVAILABLE'],
  ['a disk that can only be read', databaseError('EROFS'), 'UNAVAILABLE'],
  [
    'a store that refuses',
    Object.assign(new Error('SlowDown'), { $metadata: { httpStatusCode: 503 } }),
    'UNAVAILABLE',
  ],
  ['a caller who went away', databaseError('ECONNRESET', 'aborted'), 'MALFORMED'],
  ['text that cannot be stored', databaseError('22021'), 'MALFORMED'],
  ['a number too large', databaseError('22003'), 'MALFORMED'],
  ['a duplicate', databaseError('23505'), 'CONFLICT'],
  ['a mistake of ours', new TypeError('x is not a function'), 'INTERNAL'],
  ['nothing at all', undefined, 'INTERNAL'],
  ['a missing document', new NotFound(), 'NOT_FOUND'],
  ['a refusal of Payload', new APIError('no', 403), 'FORBIDDEN'],
  ['a server error of Payload', new APIError('secret detail', 500), 'INTERNAL'],
])('%s', (_case, error, code) => {
  expect(toAppError(error).code).toBe(code)
  expect(toAppError(error).message).not.toContain('secret')
})

it('looks through wrapped errors', () => {
  const wrapped = new Error('Failed query', { cause: databaseError('57P01') })
  expect(toAppError(wrapped)).toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 2 })
  const own = new AppError('CART_CHANGED')
  expect(toAppError(new Error('outer', { cause: own }))).toBe(own)
})

it('names the fields that Payload refuses', () => {
  const error = new ValidationError({ errors: [{ path: 'title', message: 'Required' }] })
  expect(toAppError(error)).toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [{ field: 'title', message: 'Required' }],
  })
})
