import { runInNewContext } from 'node:vm'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { logger } from '@/src/server/logger'
import {
  logConsole,
  logPageFailure,
  logWholeConsole,
  printEnd,
} from '@/src/server/observability/log-console'
import { inScope } from '@/src/server/observability/request-scope'

const lines: Record<string, unknown>[] = []
const log = logger as typeof logger & { [key: symbol]: unknown }
const formerly = {
  level: logger.level,
  stream: log[pino.symbols.streamSym],
  error: console.error,
  warn: console.warn,
  log: console.log,
  info: console.info,
  debug: console.debug,
  listeners: process.listeners('warning'),
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
  const { error, warn, log: print, info, debug } = formerly
  Object.assign(console, { error, warn, log: print, info, debug })
  process.removeAllListeners('warning')
  for (const listener of formerly.listeners) {
    process.on('warning', listener)
  }
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

it('formats what is printed as the console does, without objects', () => {
  logWholeConsole()
  console.log('%s of %d', 'x', 3)
  console.log('%s has %o', 'x', { caption: 'Jane' })
  console.log({ caption: 'Jane' })
  console.log('100%', true)
  expect(lines.map(({ msg }) => msg)).toEqual([
    'x of 3',
    "x has '[object]'",
    'Printed',
    '100% true',
  ])
})

it('logs an error of another realm', () => {
  console.error(runInNewContext("Object.assign(new TypeError('Broken'), { code: 'ODD' })"))
  expect(lines).toEqual([
    expect.objectContaining({
      msg: 'Broken',
      err: expect.objectContaining({ type: 'TypeError', message: 'Broken', code: 'ODD' }),
    }),
  ])
})

it('logs a warning of Node with its name, code and stack', () => {
  logWholeConsole()
  const warning = Object.assign(new Error('Old'), { name: 'DeprecationWarning', code: 'DEP1' })
  process.emit('warning', warning)
  expect(lines).toEqual([
    expect.objectContaining({
      level: 'warn',
      msg: 'Old',
      err: expect.objectContaining({
        code: 'DEP1',
        stack: expect.stringMatching(/^DeprecationWarning: Old\n\s+at /),
      }),
    }),
  ])
})

it.each(['fatal', 'silent', 'warn'])('prints what ends a command at the level %s', (level) => {
  logger.level = level
  printEnd('No port.')
  expect(lines).toMatchObject([{ level: 'error', msg: 'No port.' }])
})
