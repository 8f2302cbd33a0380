import { parseArgs } from 'node:util'
import { expect, it } from 'vitest'
import { nodeEnvOf, printable, problemWithCommand } from '@/scripts/lib/command'
import { parseEnv } from '@/src/core/env'

it.each([
  ['worker', undefined, 'production'],
  ['worker', '', 'production'],
  ['worker', 'development', 'development'],
  ['start', 'development', 'production'],
  ['demo', undefined, 'production'],
  ['build', undefined, 'production'],
  ['dev', 'production', 'development'],
  ['generate', undefined, undefined],
  ['generate', 'test', 'test'],
])('runs %s, told %s, with NODE_ENV %s', (name, given, expected) => {
  expect(nodeEnvOf(name, given)).toBe(expected)
})

it('names the commands that there are', () => {
  const commands = ['bench', 'build']
  expect(problemWithCommand('build', commands)).toBeNull()
  expect(problemWithCommand('nonsense', commands)).toBe(
    'There is no command nonsense: choose from bench, build.',
  )
  expect(problemWithCommand(undefined, commands)).toBe('Name a command: choose from bench, build.')
})

function errorOf(fails: () => unknown): unknown {
  try {
    fails()
  } catch (error) {
    return error
  }
  throw new Error('It did not fail.')
}

it('prints a sentence, a list of settings and a wrong option without a stack', () => {
  expect(printable(new Error('There is no production build yet.'))).toBe(
    'There is no production build yet.',
  )
  const wrongEnv = errorOf(() => parseEnv({ PORT: 'none', LOG_LEVEL: 'loud' }))
  expect(printable(wrongEnv)).toBe(
    [
      'The environment is not usable:',
      '  - PORT must be a number from 1 to 65535',
      '  - LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent',
    ].join('\n'),
  )
  const wrongOption = errorOf(() => parseArgs({ args: ['--nonsense'], options: {} }))
  expect(printable(wrongOption)).toMatch(/^Unknown option '--nonsense'/)
  expect(printable(errorOf(() => parseEnv({}).payloadSecret))).toMatch(/^PAYLOAD_SECRET is not set/)
})

it('prints where nothing can be written in a sentence', () => {
  const failure = (code: string, syscall: string, place?: string) =>
    Object.assign(new Error(code), { code, syscall, ...(place && { path: place }) })
  expect(printable(failure('ENOSPC', 'write'))).toBe('The disk has no space left (ENOSPC).')
  expect(printable(failure('EROFS', 'mkdir', '/data/x'))).toBe('/data/x is read-only (EROFS).')
  const port = failure('EACCES', 'listen')
  expect(printable(port)).toBe(port)
})

it('prints a defect with its stack', () => {
  const defect = new TypeError('x is not a function')
  expect(printable(defect)).toBe(defect)
})
