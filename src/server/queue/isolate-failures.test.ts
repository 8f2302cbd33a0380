import { expect, it } from 'vitest'
import { createPayloadLogger } from '@/src/server/logger'
import { isolateFailure, isolateFailures } from '@/src/server/queue/isolate-failures'

function logged() {
  const lines: unknown[] = []
  const logger = createPayloadLogger({ write: (line) => lines.push(JSON.parse(line)) })
  logger.level = 'info'
  return { payload: { logger }, lines }
}

it('answers what came of the work', async () => {
  const { payload, lines } = logged()
  expect(await isolateFailure(payload, { what: 'Not sent', id: '1' }, async () => 'sent')).toBe(
    'sent',
  )
  expect(lines).toEqual([])
})

it('goes on after what failed, and says what that was', async () => {
  const { payload, lines } = logged()
  const send = async (id: string) => {
    if (id === '2') {
      throw new Error('refused')
    }
    return id
  }
  const outcomes = []
  for (const id of ['1', '2', '3']) {
    outcomes.push(await isolateFailure(payload, { what: 'Not sent', id }, () => send(id)))
  }
  expect(outcomes).toEqual(['1', null, '3'])
  expect(lines).toEqual([
    expect.objectContaining({
      level: 'error',
      msg: 'Not sent',
      id: '2',
      err: expect.objectContaining({ message: 'refused' }),
    }),
  ])
})

it('does all of a job and fails it when one of them did', async () => {
  const { payload, lines } = logged()
  const done: number[] = []
  const run = (refused: number) =>
    isolateFailures(payload, [1, 2, 3], { what: 'Not told', idOf: String }, async (item) => {
      if (item === refused) {
        throw new Error('refused')
      }
      done.push(item)
    })
  await expect(run(2)).rejects.toThrow('Not told: 1')
  expect(done).toEqual([1, 3])
  expect(lines).toEqual([expect.objectContaining({ msg: 'Not told', id: '2' })])
  await run(0)
  expect(done).toEqual([1, 3, 1, 2, 3])
})
