import { expect, it, vi } from 'vitest'
import { startMetrics } from '@/src/server/observability/start-metrics'

it('tells of workers and what waits as it is at each scrape, by one question', async () => {
  const jobs = { size: 3, ageSeconds: 5 }
  const read = vi.fn(async () => ({ workers: 2, queues: { jobs } }) as never)
  const { registry } = await startMetrics(read)
  const first = await registry.metrics()
  expect(first).toContain('bandstand_workers 2')
  expect(first).toContain('bandstand_queue_size{queue="jobs"} 3')
  expect(first).toContain('bandstand_queue_age_seconds{queue="jobs"} 5')
  expect(read).toHaveBeenCalledTimes(1)
  jobs.size = 4
  expect(await registry.metrics()).toContain('bandstand_queue_size{queue="jobs"} 4')
  read.mockRejectedValueOnce(new Error('away'))
  expect(await registry.metrics()).not.toContain('bandstand_queue_size{')
})
