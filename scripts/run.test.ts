import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { projectDir } from '@/scripts/lib/project'

const live = { STRIPE_SECRET_KEY: 'sk_live_0123456789', STRIPE_WEBHOOK_SECRET: 'whsec_0123456789' }
/** Refused by every command, before it makes anything. */
const unusable = { PORT: 'none' }
const portIsWrong = 'PORT must be a number from 1 to 65535'
const liveKeyIsWrong = 'STRIPE_SECRET_KEY is a live key: outside production use a test key'

/** What a command says on stderr before it ends with exit code 1. */
async function refusal(command: string, given: Record<string, string> = {}): Promise<string[]> {
  const { PATH, HOME } = process.env
  const env: Record<string, string | undefined> = { PATH, HOME, ...given }
  const child = spawn(process.execPath, ['scripts/run.mjs', ...command.split(' ')], {
    cwd: projectDir,
    env: env as NodeJS.ProcessEnv,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const said = await text(child.stderr)
  expect(await ended).toBe(1)
  return said.trim().split('\n')
}

/** A busy machine takes its time to load a command. */
const commandTimeoutMs = 120_000

it(
  'runs the worker in production, unless it is told otherwise',
  async () => {
    const [first, ...problems] = await refusal('worker', { ...live, ...unusable })
    expect(first).toBe('The environment is not usable:')
    expect(problems).toEqual([`  - ${portIsWrong}`])
    const development = { ...live, ...unusable, NODE_ENV: 'development' }
    expect(await refusal('worker', development)).toEqual([
      first,
      `  - ${portIsWrong}`,
      `  - ${liveKeyIsWrong}`,
    ])
  },
  commandTimeoutMs,
)

it(
  'says in a sentence that the log level is wrong, although what logs is loaded first',
  async () => {
    expect(await refusal('worker', { ...live, LOG_LEVEL: 'loud' })).toEqual([
      'The environment is not usable:',
      '  - LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent',
    ])
  },
  commandTimeoutMs,
)

it.each([
  ['nonsense', {}, /^There is no command nonsense: choose from bench, build, .*\.$/],
  ['bench --nonsense', {}, /^Unknown option '--nonsense'/],
  ['migrate', {}, /^PAYLOAD_SECRET is not set\. /],
  [
    'migrate',
    {
      DATABASE_URL: 'postgres://u:p@127.0.0.1:1/x',
      PAYLOAD_SECRET: '0123456789abcdef0123456789abcdef',
    },
    /^The database at DATABASE_URL does not answer \(.*\)\.$/,
  ],
  ['check-visitor-bundle', { NEXT_DIST_DIR: 'no-build-here' }, /^There is no production build yet/],
])(
  'says in a sentence why %s ends',
  async (command, given, sentence) => {
    expect(await refusal(command, given)).toEqual([expect.stringMatching(sentence)])
  },
  commandTimeoutMs,
)

it(
  'lists what is missing for a migration as for every other command',
  async () => {
    const withoutSecret = { DATABASE_URL: 'postgres://u:p@127.0.0.1:1/x' }
    const [first, problem, ...more] = await refusal('migrate', withoutSecret)
    expect([first, ...more]).toEqual(['The environment is not usable:'])
    expect(problem).toContain('PAYLOAD_SECRET is required with DATABASE_URL')
  },
  commandTimeoutMs,
)
