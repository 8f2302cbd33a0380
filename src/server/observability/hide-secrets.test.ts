import { expect, it } from 'vitest'
import { createPayloadLogger } from '@/src/server/logger'
import { inScope } from '@/src/server/observability/request-scope'

function linesOf(write: (logger: ReturnType<typeof createPayloadLogger>) => void) {
  const lines: string[] = []
  const logger = createPayloadLogger({ write: (line) => lines.push(line) })
  logger.level = 'trace'
  write(logger)
  return lines
}

const session = 'q7Gm2VtX9bLk4RwZ1nYc8HsPd5JfA3eUoT6iKxQyB0M'
const secrets = [
  'jane.doe+shop@mail.example.com',
  '203.0.113.77',
  '2001:db8::8a2e:370:7334',
  '::1',
  'Bearer abcdefgh12345678',
  'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6IjEifQ.c2lnbmF0dXJl',
  'sk_live_4eC39HqLyjWDarjtT1zdp7dc',
  session,
  `bs_live_${'0f'.repeat(24)}`,
]

it.each(secrets)('hides %s wherever it stands', (secret) => {
  const lines = linesOf((logger) => {
    logger.warn(`Not sent to ${secret}, trying again`)
    logger.warn({ msg: 'Odd', deep: { list: [{ why: secret }] } })
    logger.error({ err: new Error(`No: ${secret}`, { cause: new Error(secret) }) })
    logger.error({ err: Object.assign(new Error('x'), { raw: { detail: secret } }), msg: 'Odd' })
  })
  expect(lines).toHaveLength(4)
  for (const line of lines) {
    expect(() => JSON.parse(line)).not.toThrow()
    expect(line).not.toContain(secret.replace('Bearer ', ''))
  }
})

it('hides what is named as one, values of statements, and what could not be read', () => {
  const database = Object.assign(new Error('invalid input syntax for type uuid: "Jane Doe"'), {
    code: '22P02',
    detail: 'Key (name)=(Jane Doe) already exists.',
  })
  const lines = linesOf((logger) => {
    logger.info({ msg: 'Given', name: 'Jane Doe', of: { lastName: 'Jane Doe', token: 'Jane Doe' } })
    logger.error({
      err: new Error('Failed query: select $1\nparams: 7,Jane Doe,"x"', { cause: database }),
    })
    logger.error(database)
    try {
      JSON.parse('Jane Doe {')
    } catch (err) {
      logger.error({ err, msg: 'Unread' })
    }
    logger.warn('postgres://admin:Jane-Doe@db/x and /gift?token=Jane-Doe&to=Jane')
  })
  expect(lines).toHaveLength(5)
  for (const line of lines) {
    expect(() => JSON.parse(line)).not.toThrow()
    expect(line).not.toMatch(/Jane/)
  }
  expect(lines[1]).toContain('"code":"22P02"')
  expect(lines[1]).toContain('select $1')
  expect(lines[1]).toMatch(/hide-secrets\.test\.ts/)
})

it('leaves what is needed to find a fault', () => {
  const id = 'Req_0123456789-ABCDEFabcdef-0123456789-ABCDEF'
  const [line = ''] = linesOf((logger) =>
    inScope({ requestId: id, url: '/gift/x', site: '6f2d', actor: 'owner' }, () =>
      logger.error({ msg: 'Job failed at 12:30:45', job: 'notify-review', version: '1.2.3' }),
    ),
  )
  expect(JSON.parse(line)).toMatchObject({
    msg: 'Job failed at 12:30:45',
    job: 'notify-review',
    version: '1.2.3',
    requestId: id,
    route: '/gift/:id',
    site: '6f2d',
    actor: 'owner',
    process: `web:${process.pid}`,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
})

it('reads long lines in no time', () => {
  const begunAtMs = performance.now()
  linesOf((logger) => {
    for (const text of [
      'a'.repeat(200_000),
      'a.b-'.repeat(50_000),
      '1:'.repeat(100_000),
      '"'.repeat(100_000),
    ]) {
      logger.info({ msg: 'Long', text })
    }
  })
  expect(performance.now() - begunAtMs).toBeLessThan(10_000)
})
