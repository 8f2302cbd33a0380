import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { createDemoServers, type DemoServers } from '@/scripts/lib/demo-server'
import { projectDir } from '@/scripts/lib/project'

const folder = mkdtempSync(path.join(tmpdir(), 'bandstand-demo-server-'))
const notes = path.join(folder, 'notes')
let servers: DemoServers | undefined

beforeEach(() => rmSync(notes, { force: true }))
afterEach(() => servers?.stop())
afterAll(() => rmSync(folder, { recursive: true }))

it('starts demos side by side, each with data of its own, and leaves nothing of them', async () => {
  servers = createDemoServers(fakeDemo({ status: 200 }))
  const demos = await servers.start(3)
  expect(new Set(demos.map(({ origin }) => origin)).size).toBe(3)
  const [filling, ...running] = noted()
  expect(demos.map(({ dataDir }) => dataDir)).toContain(filling?.dataDir)
  expect(new Set(running.map(({ dataDir }) => dataDir))).toEqual(
    new Set(demos.map(({ dataDir }) => dataDir)),
  )
  expect(running.every(isThere)).toBe(true)

  await servers.stop()
  expect(noted().some(isThere)).toBe(false)
  expect(demos.some(({ dataDir }) => existsSync(dataDir))).toBe(false)
})

it('ends demos that are only starting', async () => {
  servers = createDemoServers(fakeDemo({ status: 503 }))
  const failed = expect(servers.start(2)).rejects.toThrow('The demo servers were stopped.')
  await expect.poll(noted).toHaveLength(3)

  await servers.stop()
  await failed
  expect(noted().some(isThere)).toBe(false)
  expect(noted().some(({ dataDir }) => existsSync(dataDir))).toBe(false)
})

it('writes the data once, ahead of the servers', async () => {
  servers = createDemoServers(fakeDemo({ status: 200 }))
  await servers.fill()
  expect(noted()).toHaveLength(1)
  await servers.start(1)
  expect(noted()).toHaveLength(2)
})

it('starts no server when the data could not be written', async () => {
  const { serving } = fakeDemo({ status: 200 })
  servers = createDemoServers({ serving, filling: ['--eval', 'process.exit(1)'] })
  await expect(servers.start(1)).rejects.toThrow('could not be written')
  expect(noted()).toEqual([])
})

it('ends while the data is written', async () => {
  const { serving } = fakeDemo({ status: 503 })
  servers = createDemoServers({ serving, filling: serving })
  const failed = expect(servers.fill()).rejects.toThrow('The demo servers were stopped.')
  await expect.poll(noted).toHaveLength(1)

  await servers.stop()
  await failed
  expect(noted().some(isThere)).toBe(false)
  expect(noted().some(({ dataDir }) => existsSync(dataDir))).toBe(false)
})

it('ends, too, while another server holds the address and never answers', async () => {
  const silent = `require('node:http').createServer(() => {}).listen(process.env.PORT)`
  const program = `
    const { spawn } = require('node:child_process')
    const { pid } = spawn(process.execPath, ['--eval', ${JSON.stringify(silent)}], { detached: true, stdio: 'ignore' })
    const note = () => require('node:fs').appendFileSync(${JSON.stringify(notes)}, JSON.stringify({ pid, dataDir: process.env.DATA_DIR }) + '\\n')
    const look = () => require('node:net').connect(process.env.PORT).once('connect', note).once('error', () => setTimeout(look, 50))
    look()`
  servers = createDemoServers({ filling: ['--eval', ''], serving: ['--eval', program] })
  const failed = expect(servers.start(1)).rejects.toThrow('The demo servers were stopped.')
  await expect.poll(noted).toHaveLength(1)
  try {
    await servers.stop()
    await failed
    expect(noted().some(({ dataDir }) => existsSync(dataDir))).toBe(false)
  } finally {
    process.kill(noted()[0]?.pid ?? 0)
  }
})

it('leaves no demo to itself when its process alone is told to end', async () => {
  const program = `
    import { createDemoServers } from '@/scripts/lib/demo-server'
    import { untilStopped } from '@/scripts/lib/until-stopped'
    const servers = createDemoServers(${JSON.stringify(fakeDemo({ status: 503 }))})
    untilStopped(servers.stop, { interrupted: 130 })
    await servers.start(1).finally(servers.stop)`
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program],
    { cwd: projectDir, stdio: 'ignore' },
  )
  const exitCode = new Promise((resolve) => child.once('exit', resolve))
  await expect.poll(noted).toHaveLength(2)

  child.kill('SIGTERM')
  expect(await exitCode).not.toBe(0)
  expect(noted().some(isThere)).toBe(false)
  expect(noted().some(({ dataDir }) => existsSync(dataDir))).toBe(false)
})

type Noted = { pid: number; dataDir: string }

/** Programs that note themselves; one answers everything with the status: 200 says that it is ready. */
function fakeDemo({ status }: { status: number }): { filling: string[]; serving: string[] } {
  const noting = `
    const { appendFileSync } = require('node:fs')
    const { PORT, DATA_DIR: dataDir } = process.env
    appendFileSync(${JSON.stringify(notes)}, JSON.stringify({ pid: process.pid, dataDir }) + '\\n')`
  const answering = `
    require('node:http').createServer((_, answer) => answer.writeHead(${status}).end()).listen(PORT)`
  return { filling: ['--eval', noting], serving: ['--eval', noting + answering] }
}

function noted(): Noted[] {
  const lines = existsSync(notes) ? readFileSync(notes, 'utf8').trim().split('\n') : []
  return lines.map((line) => JSON.parse(line))
}

function isThere({ pid }: Noted): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
