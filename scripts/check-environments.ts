import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, isolated, isReady } from '@/scripts/lib/demo-server'
import { projectDir } from '@/scripts/lib/project'

/** Starts the built server with what decides over money, and sees that it starts or refuses. */
type Case = {
  name: string
  given: Record<string, string>
  /** The variable that the refusal names, or who takes the money once it runs. */
  expected: { refuses: string } | { takesBy: 'stripe' | 'test' }
  isProduction?: boolean
}

const consent = { ALLOW_TEST_PAYMENTS: 'yes-no-real-money' }
const secret = { STRIPE_WEBHOOK_SECRET: 'whsec_0123456789' }
const live = { STRIPE_SECRET_KEY: 'sk_live_0123456789', ...secret }
const test = { STRIPE_SECRET_KEY: 'sk_test_0123456789', ...secret }
const standIn = { STRIPE_API_BASE: 'http://127.0.0.1:1' }

const cases: readonly Case[] = [
  { name: 'nothing', given: {}, expected: { refuses: 'STRIPE_SECRET_KEY' } },
  { name: 'test payments, agreed to', given: consent, expected: { takesBy: 'test' } },
  {
    name: 'test payments, half agreed to',
    given: { ALLOW_TEST_PAYMENTS: 'yes' },
    expected: { refuses: 'ALLOW_TEST_PAYMENTS' },
  },
  { name: 'a test key', given: test, expected: { refuses: 'STRIPE_SECRET_KEY' } },
  {
    name: 'a test key, agreed to',
    given: { ...test, ...consent },
    expected: { takesBy: 'stripe' },
  },
  { name: 'a live key', given: live, expected: { takesBy: 'stripe' } },
  {
    name: 'a live key without a webhook secret',
    given: { STRIPE_SECRET_KEY: live.STRIPE_SECRET_KEY },
    expected: { refuses: 'STRIPE_WEBHOOK_SECRET' },
  },
  {
    name: 'a webhook secret without a key',
    given: { ...secret, ...consent },
    expected: { refuses: 'STRIPE_SECRET_KEY' },
  },
  {
    name: 'a live key for a stand-in',
    given: { ...live, ...standIn },
    expected: { refuses: 'STRIPE_API_BASE' },
  },
  {
    name: 'a test key for a stand-in, agreed to',
    given: { ...test, ...standIn, ...consent },
    expected: { refuses: 'STRIPE_API_BASE' },
  },
  {
    name: 'a live key, not in production',
    given: live,
    expected: { refuses: 'STRIPE_SECRET_KEY' },
    isProduction: false,
  },
  {
    name: 'a publishable key, not in production',
    given: { ...test, STRIPE_SECRET_KEY: 'pk_test_0123456789' },
    expected: { refuses: 'STRIPE_SECRET_KEY' },
    isProduction: false,
  },
]

const startsWithinMs = 120_000
const dataDir = await mkdtemp(path.join(tmpdir(), 'bandstand-environments-'))
const isRefused = ({ expected }: Case) => 'refuses' in expected
try {
  // Those that run share the database; those that do not, nothing.
  const failures = await Promise.all([
    failuresOf(cases.filter(isRefused)),
    failuresOf(cases.filter((one) => !isRefused(one))),
  ])
  process.exitCode = failures.some((count) => count > 0) ? 1 : 0
} finally {
  await rm(dataDir, { recursive: true, force: true })
}

/** Tries one after the other. */
async function failuresOf(some: readonly Case[]): Promise<number> {
  let failures = 0
  for (const one of some) {
    const found = await start(one)
    const isRight = found === told(one.expected)
    failures += isRight ? 0 : 1
    console.log(`${isRight ? '✓' : '✗'} ${one.name}: ${found}`)
  }
  return failures
}

function told(expected: Case['expected']): string {
  return 'refuses' in expected ? `refuses ${expected.refuses}` : `takes by ${expected.takesBy}`
}

/** What became of it, in the words of {@link told}. */
async function start({ given, isProduction = true }: Case): Promise<string> {
  const port = await freePort()
  // `start` is production by itself; the worker takes what is given.
  const child = spawn(process.execPath, ['scripts/run.mjs', isProduction ? 'start' : 'worker'], {
    cwd: projectDir,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...isolated,
      ...given,
      NODE_ENV: isProduction ? 'production' : 'development',
      PORT: String(port),
      DATA_DIR: dataDir,
      // Nothing here may ask the provider.
      WORKER: 'off',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString('utf8')
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const origin = `http://localhost:${port}`
  for (const until = Date.now() + startsWithinMs; Date.now() < until; await sleep(200)) {
    if (child.exitCode !== null) {
      return `refuses ${/\b[A-Z]+(?:_[A-Z]+)+\b/.exec(errors)?.[0] ?? `without a word: ${errors}`}`
    }
    if (await isReady(origin)) {
      const { status } = await fetch(`${origin}/api/webhooks/test`, { method: 'POST', body: '{}' })
      child.kill('SIGTERM')
      await exited
      // Where it takes no money by itself there is no such address.
      return `takes by ${status === 404 ? 'stripe' : 'test'}`
    }
  }
  child.kill('SIGKILL')
  return `neither starts nor ends: ${errors}`
}
