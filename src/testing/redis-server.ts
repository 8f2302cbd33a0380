import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'

const binary = ['valkey-server', 'redis-server']
  .flatMap((name) => ['/usr/bin', '/usr/local/bin'].map((dir) => `${dir}/${name}`))
  .find(existsSync)

/** Whether a Valkey or Redis is installed here; without one its tests are skipped. */
export const hasRedis = binary !== undefined

export type RedisServer = {
  url: string
  /** Starts it, or once more with nothing in it. */
  start: () => Promise<void>
  stop: () => Promise<void>
  /** It keeps its connections and answers nothing. */
  suspend: () => void
  resume: () => void
}

/** A server of its own, which keeps nothing on disk. */
export async function createRedisServer(...settings: string[]): Promise<RedisServer> {
  const port = await freePort()
  let child: ChildProcess | undefined
  return {
    url: `redis://127.0.0.1:${port}`,
    start: async () => {
      const started = spawn(
        binary ?? 'redis-server',
        [
          ...['--port', String(port), '--bind', '127.0.0.1'],
          ...['--save', '', '--appendonly', 'no', '--dir', tmpdir(), ...settings],
        ],
        { stdio: ['ignore', 'pipe', 'ignore'] },
      )
      child = started
      await new Promise<void>((resolve, reject) => {
        started.once('exit', () => reject(new Error('The Redis for tests did not start')))
        started.stdout.on('data', (lines) => {
          if (String(lines).includes('Ready to accept connections')) {
            resolve()
          }
        })
      })
    },
    stop: async () => {
      const ending = child
      child = undefined
      if (ending && ending.exitCode === null) {
        const exited = new Promise((resolve) => ending.once('exit', resolve))
        ending.kill('SIGKILL')
        await exited
      }
    },
    suspend: () => child?.kill('SIGSTOP'),
    resume: () => child?.kill('SIGCONT'),
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
