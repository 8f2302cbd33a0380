import type { Payload } from 'payload'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startPeriodicTasks, withPeriodicTasks } from '@/src/server/queue/periodic-tasks'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('runs a task again once it is through, and waits for it when stopped', async () => {
  const turns: (() => void)[] = []
  const run = () => new Promise<void>((resolve) => turns.push(resolve))
  const config = withPeriodicTasks({} as never, [{ name: 'sweep', everySeconds: 10, run }])
  const lock = { run: async (_name: string, work: () => Promise<unknown>) => void (await work()) }
  const tasks = startPeriodicTasks({ config, logger: console } as unknown as Payload, lock)

  await vi.advanceTimersByTimeAsync(30_000)
  expect(turns).toHaveLength(1)
  turns[0]?.()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(turns).toHaveLength(2)

  let isStopped = false
  const stopping = tasks.stop().then(() => {
    isStopped = true
  })
  await vi.advanceTimersByTimeAsync(60_000)
  expect([isStopped, turns.length]).toEqual([false, 2])
  turns[1]?.()
  await stopping
})

it('takes no second task of a name', () => {
  const sweep = { name: 'sweep', everySeconds: 10, run: async () => undefined }
  const config = withPeriodicTasks({} as never, [sweep])
  expect(() => withPeriodicTasks(config, [{ ...sweep }])).toThrow(
    'Two periodic tasks have the name sweep',
  )
})
