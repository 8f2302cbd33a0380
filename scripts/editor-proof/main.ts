import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { editPages } from '@/scripts/editor-proof/edit-pages'
import { freePort } from '@/scripts/lib/demo-server'
import { installEditor } from '@/scripts/lib/packed-editor'
import { runIn } from '@/scripts/lib/packed-plugin'
import { projectDir } from '@/scripts/lib/project'
import { startEmbeddedPostgres } from '@/src/server/runtime/embedded-postgres'

/**
 * The visual editor in another Payload app, as somebody does it who installs it: packed, installed into a copy of
 * `examples/payload-app`, checked, built with Next, and pages edited in Chromium. `npm test` proves what needs neither
 * build nor browser. `--screenshots <folder>` keeps what it looked like.
 */
const { values } = parseArgs({ options: { screenshots: { type: 'string' } } })
const dir = await mkdtemp(path.join(tmpdir(), 'bandstand-editor-proof-'))
const postgres = await startEmbeddedPostgres({ dataDir: path.join(dir, 'data'), isDurable: false })
try {
  console.log('▶ pack and install')
  const { app } = await installEditor(dir)
  // The bundler follows no link out of the folder that it builds.
  const modules = path.join(app, 'node_modules')
  runIn(dir, 'cp', '-rn', `${path.join(projectDir, 'node_modules')}/.`, modules)
  const port = await freePort()
  Object.assign(process.env, {
    DATABASE_URL: postgres.url,
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
  })
  const step = (what: string, nodeEnv: string, ...args: string[]) => {
    console.log(`▶ ${what}`)
    Object.assign(process.env, { NODE_ENV: nodeEnv })
    runIn(app, 'node', ...args)
  }
  const payload = 'node_modules/payload/bin.js'
  step('import map', 'test', payload, 'generate:importmap')
  step('types', 'test', 'node_modules/typescript-native/bin/tsc', '-p', '.')
  // Outside production Payload makes the tables by itself.
  step('people and pages', 'test', payload, 'run', 'src/seed.ts')
  step('build', 'production', 'node_modules/next/dist/bin/next', 'build')
  console.log('▶ pages in the browser')
  const server = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'start', '-p', String(port)],
    { cwd: app, stdio: 'inherit' },
  )
  try {
    const origin = `http://localhost:${port}`
    await untilReady(origin)
    await editPages(origin, values.screenshots)
  } finally {
    server.kill()
  }
} finally {
  await postgres.stop()
  await rm(dir, { recursive: true, force: true })
}

async function untilReady(origin: string): Promise<void> {
  const until = Date.now() + 60_000
  while (!(await fetch(origin).then(Boolean, () => false))) {
    if (Date.now() > until) {
      throw new Error('The app does not answer.')
    }
    await sleep(200)
  }
}
