import type { Config, Payload } from 'payload'
import { inJobScope } from '@/src/server/observability/request-scope'
import { isolateFailure } from '@/src/server/queue/isolate-failures'
import type { RoundLock } from '@/src/server/queue/round-lock'

/** Work that looks after things now and then. One process of all does a round at a time. */
export type PeriodicTask = {
  name: string
  everySeconds: number
  run: (payload: Payload) => Promise<unknown>
}

const key = 'periodicTasks'

/** All that the plugins brought. */
export function tasksOf(config: { custom?: Record<string, unknown> }): readonly PeriodicTask[] {
  return (config.custom?.[key] ?? []) as readonly PeriodicTask[]
}

/**
 * How a plugin brings the tasks that it owns.
 *
 * @throws {Error} when a name is taken: rounds of the same name wait for one another
 */
export function withPeriodicTasks(config: Config, tasks: readonly PeriodicTask[]): Config {
  const all = [...tasksOf(config), ...tasks]
  const twice = all.find(({ name }, at) => all.findIndex((task) => task.name === name) < at)
  if (twice) {
    throw new Error(`Two periodic tasks have the name ${twice.name}`)
  }
  return { ...config, custom: { ...config.custom, [key]: all } }
}

/**
 * Runs the tasks of the configuration until stopped; one that fails is tried at its next turn. To stop is to wait
 * for those under way.
 */
export function startPeriodicTasks(
  payload: Payload,
  lock: Pick<RoundLock, 'run'>,
): { stop: () => Promise<void> } {
  const running = new Map<string, Promise<unknown>>()
  const timers = tasksOf(payload.config).map(({ name, everySeconds, run }) => {
    const turn = () => {
      if (running.has(name)) {
        return
      }
      const work = inJobScope({ route: `task:${name}` }, () =>
        isolateFailure(payload, { what: 'Periodic task failed', id: name }, () =>
          lock.run(name, () => run(payload)),
        ),
      )
      running.set(name, work)
      work.finally(() => running.delete(name))
    }
    return setInterval(turn, everySeconds * 1000).unref()
  })
  return {
    stop: async () => {
      for (const timer of timers) {
        clearInterval(timer)
      }
      await Promise.all(running.values())
    },
  }
}
