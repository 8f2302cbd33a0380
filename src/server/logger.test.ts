import { APIError, Forbidden, Locked, NotFound, ValidationError } from 'payload'
import { expect, it } from 'vitest'
import { AppError } from '@/src/core/errors'
import { createPayloadLogger } from '@/src/server/logger'

/** What a production build makes of a class. */
function shortened<Thrown extends Error>(error: Thrown): Thrown {
  error.name = 'o'
  return error
}

const databaseError = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('refused'), { code }) })

it.each([
  ['a refusal', shortened(new Forbidden()), 'info'],
  ['a document that another holds', shortened(new Locked('locked')), 'info'],
  ['a missing document', shortened(new NotFound()), 'info'],
  ['what a form got wrong', shortened(new ValidationError({ errors: [] })), 'info'],
  ['a refusal of our own', new AppError('CART_CHANGED'), 'info'],
  ['a caller who went away', Object.assign(new Error('aborted'), { code: 'ECONNRESET' }), 'info'],
  ['what only the database refused', databaseError('23502'), 'warn'],
  ['a database that is away', databaseError('57P01'), 'error'],
  ['a fault of Payload', shortened(new APIError('lost', 500)), 'error'],
  ['a mistake of ours', new TypeError('x is not a function'), 'error'],
])('logs %s', (_case, err, level) => {
  const [line] = linesOf((logger) => logger.error({ err }))
  expect(line).toMatchObject({ level, msg: err.message })
  expect('err' in (line ?? {})).toBe(level !== 'info')
})

it('takes a caller who went away for no fault, however it is told', () => {
  const [line] = linesOf((logger) =>
    logger.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
  )
  expect(line).toEqual(expect.objectContaining({ level: 'info', msg: 'aborted' }))
})

it('leaves alone what was given words or another level', () => {
  const err = shortened(new Forbidden())
  const lines = linesOf((logger) => {
    logger.error({ err, msg: 'Job failed' })
    logger.error({ err }, 'Job failed')
    logger.error(err)
    logger.error('Broken')
    logger.warn({ err })
  })
  expect(lines.map(({ level }) => level)).toEqual(['error', 'error', 'error', 'error', 'warn'])
  expect(lines.map(({ msg }) => msg)).toEqual([
    'Job failed',
    'Job failed',
    err.message,
    'Broken',
    err.message,
  ])
})

type Line = { level: string; msg: string }

function linesOf(write: (logger: ReturnType<typeof createPayloadLogger>) => void): Line[] {
  const lines: Line[] = []
  const logger = createPayloadLogger({ write: (line) => lines.push(JSON.parse(line)) })
  logger.level = 'info'
  write(logger)
  return lines
}
