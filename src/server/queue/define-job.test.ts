import { expect, it } from 'vitest'
import { z } from 'zod'
import { enqueue } from '@/src/server/queue'
import { defineJob, jobsOf, withJobs } from '@/src/server/queue/define-job'

const sweep = defineJob({
  name: 'sweep',
  data: z.object({ room: z.string() }),
  run: async (_payload, { room }) => room,
})

it('keeps the jobs of all plugins, and refuses a name that is taken', () => {
  const rinse = defineJob({ name: 'rinse', data: z.object({}), run: async () => undefined })
  const config = withJobs(withJobs({} as never, [sweep]), [rinse])
  expect(jobsOf(config)).toEqual([sweep, rinse])
  expect(() => withJobs(config, [{ ...rinse }])).toThrow('rinse')
})

it('takes only the data of the job', () => {
  // @ts-expect-error a room is a text
  const wrong = () => enqueue({} as never, sweep, { room: 1 })
  // @ts-expect-error a room is needed
  const missing = () => enqueue({} as never, sweep, {})
  const known = () => enqueue({} as never, sweep, { room: 'hall' })
  expect([wrong, missing, known]).toHaveLength(3)
})
