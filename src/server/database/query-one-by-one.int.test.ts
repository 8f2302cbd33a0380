import { createLocalReq } from 'payload'
import { Client } from 'pg'
import { expect, it, vi } from 'vitest'
import { slugs } from '@/src/core/slugs'
import { withTx } from '@/src/server/transaction'
import { payload } from '@/src/testing/test-payload'

it('holds for the connections of Payload: reads asked at once in a transaction come one by one', async () => {
  const send = Client.prototype.query as (...args: unknown[]) => unknown
  const running = new Map<object, number>()
  let most = 0
  const spied = vi.spyOn(Client.prototype, 'query')
  spied.mockImplementation(function (this: Client, ...args: unknown[]) {
    const answer = send.apply(this, args)
    if (answer instanceof Promise) {
      const count = (running.get(this) ?? 0) + 1
      running.set(this, count)
      most = Math.max(most, count)
      const done = () => running.set(this, (running.get(this) ?? 1) - 1)
      answer.then(done, done)
    }
    return answer
  } as typeof Client.prototype.query)
  const req = await createLocalReq({}, payload)
  const read = () => payload.find({ collection: slugs.profiles, limit: 1, req })
  await withTx(req, async () => {
    await Promise.all([read(), read(), read()])
  }).finally(() => spied.mockRestore())
  expect(most).toBe(1)
})
