import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type KillPointName, killVariable } from '@/scripts/kill-harness/kill-points'

type Options = {
  /** Of the shop's process. */
  script: string
  environment: Record<string, string>
  /** Where the processes shall die, one after the other; the one after the last lives. */
  points: readonly KillPointName[]
  onKill: (point: KillPointName) => void
}

type Shop = { child: ChildProcess; point: KillPointName | undefined; hasBooted: Promise<unknown> }

/**
 * Keeps a shop running: when one process is dead, the next one opens. That one has started already,
 * because starting takes seconds and dying is all that matters here.
 */
export function superviseShop({ script, environment, points, onKill }: Options) {
  const upcoming = [...points]
  let current: Shop | undefined
  let spare: Shop | undefined
  let isStopping = false
  let failed: (error: Error) => void = () => undefined
  /** Rejects when a shop ends for a reason of its own. */
  const failure = new Promise<never>((_, reject) => {
    failed = reject
  })
  failure.catch(() => undefined)

  function boot(): Shop {
    const point = upcoming.shift()
    // See `scripts/run.mjs`.
    const child = spawn(process.execPath, ['--conditions=production', script], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { ...process.env, ...environment, ...(point && { [killVariable]: point }) },
    })
    let errors = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      errors = (errors + chunk.toString('utf8')).slice(-4000)
    })
    child.once('exit', (_code, signal) => {
      if (isStopping) {
        return
      }
      if (signal !== 'SIGKILL' || !point) {
        failed(new Error(`The shop ended by itself (to die: ${point ?? 'never'}):\n${errors}`))
        return
      }
      onKill(point)
      open()
    })
    return { child, point, hasBooted: once(child, 'message') }
  }

  function open(): void {
    current = spare ?? boot()
    spare = current.point ? boot() : undefined
    const { child, hasBooted } = current
    hasBooted.then(() => child.connected && child.send('open')).catch(failed)
  }

  return {
    open,
    failure,
    stop: () => {
      isStopping = true
      current?.child.kill('SIGKILL')
      spare?.child.kill('SIGKILL')
    },
  }
}
