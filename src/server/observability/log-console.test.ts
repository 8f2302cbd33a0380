import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { logger } from '@/src/server/logger'
import { logConsole, logPageFailure } from '@/src/server/observability/log-console'
import { inScope } from '@/src/server/observability/request-scope'

const lines: Record<string, unknown>[] = []
const log = logger as typeof logger & { [key: symbol]: unknown }
const formerly = {
  level: logger.level,
  stream: log[pino.symbols.streamSym],
  error: console.error,
  warn: console.warn,
}

beforeEach(() => {
  lines.splice(0)
  log[pino.symbols.streamSym] = { write: (line: string) => lines.push(JSON.parse(line)) }
  logger.level = 'info'
  logConsole()
})
afterEach(() => {
  logger.level = formerly.level
  log[pino.symbols.streamSym] = formerly.stream
  Object.assign(console, { error: formerly.error, warn: formerly.warn })
})

it('logs what is printed, as Next prints the failure of a page', () => {
  const failure = Object.assign(new Error('Failed query: select $1\nparams: Jane'), {
    digest: '42',
  })
  inScope({ requestId: 'one', url: '/about' }, () => {
    console.error(' \u001b[31m⨯\u001b[39m', failure)
    console.warn('Odd', 7, { name: 'Jane' })
  })
  expect(lines).toEqual([
    expect.objectContaining({
      level: 'error',
      msg: '⨯',
      requestId: 'one',
      err: expect.objectContaining({ digest: '42', message: 'Failed query: select $1' }),
    }),
    expect.objectContaining({ level: 'warn', msg: 'Odd 7' }),
  ])
  expect(JSON.stringify(lines)).not.toContain('Jane')
})

it('logs the failure of a page once, whether Next prints it or not', () => {
  const failure = Object.assign(new Error('Broken'), { digest: '42' })
  inScope({ requestId: 'one', url: '/about' }, () => {
    logPageFailure(failure)
    logPageFailure(failure)
    console.error('⨯', failure)
  })
  expect(lines).toEqual([
    expect.objectContaining({
      level: 'error',
      msg: 'Page failed',
      requestId: 'one',
      err: expect.objectContaining({ digest: '42', message: 'Broken' }),
    }),
  ])
})
