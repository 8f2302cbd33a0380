import { expect, it } from 'vitest'
import { createPayloadLogger } from '@/src/server/payload-logger'
import { eachAlone } from '@/src/server/queue/each-alone'

function logged() {
  const lines: unknown[] = []
  const logger = createPayloadLogger({ write: (line) => lines.push(JSON.parse(line)) })
  logger.level = 'info'
  return { payload: { logger }, lines }
}

it('answers what came of the work', async () => {
  const { payload, lines } = logged()
  expect(await eachAlone(payload, { what: 'Not sent', id: '1' }, async () => 'sent')).toBe('sent')
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
    outcomes.push(await eachAlone(payload, { what: 'Not sent', id }, () => send(id)))
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
