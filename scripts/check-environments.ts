import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, isolated, isReady } from '@/scripts/lib/demo-server'
import { projectDir } from '@/scripts/lib/project'

/**
 * Starts the built server in production with what decides over money: it heeds what `core/env.ts` says of it, whose
 * test has every case. The demo of the browser tests takes test payments.
 */
type Case = {
  name: string
  given: Record<string, string>
  /** The variable that the refusal names, or who takes the money once it runs. */
  expected: { refuses: string } | { takesBy: 'stripe' | 'test' }
}

const cases: readonly Case[] = [
  { name: 'nothing', given: {}, expected: { refuses: 'STRIPE_SECRET_KEY' } },
  {
    name: 'a live key',
    given: { STRIPE_SECRET_KEY: 'sk_live_0123456789', STRIPE_WEBHOOK_SECRET: 'whsec_0123456789' },
    expected: { takesBy: 'stripe' },
  },
]

const startsWithinMs = 120_000
const dataDir = await mkdtemp(path.join(tmpdir(), 'bandstand-environments-'))
try {
  const results = await Promise.all(cases.map(isAsExpected))
  process.exitCode = results.every(Boolean) ? 0 : 1
} finally {
  await rm(dataDir, { recursive: true, force: true })
}

async function isAsExpected(one: Case): Promise<boolean> {
  const found = await start(one)
  const isRight = found === told(one.expected)
  console.log(`${isRight ? '✓' : '✗'} ${one.name}: ${found}`)
  return isRight
}

function told(expected: Case['expected']): string {
  return 'refuses' in expected ? `refuses ${expected.refuses}` : `takes by ${expected.takesBy}`
}

/** What became of it, in the words of {@link told}. */
async function start({ given }: Case): Promise<string> {
  const port = await freePort()
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd: projectDir,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...isolated,
      ...given,
      NODE_ENV: 'production',
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
