import { expect, it } from 'vitest'
import { queryOneByOne } from '@/src/server/database/query-one-by-one'

/** A connection that says how many queries were under way at most. */
function createClient() {
  let running = 0
  const client = {
    most: 0,
    query: async (text: string) => {
      running += 1
      client.most = Math.max(client.most, running)
      await Promise.resolve()
      running -= 1
      if (text === 'broken') {
        throw new Error(text)
      }
      return text
    },
  }
  return client
}

it('sends queries asked at once one after the other, and goes on after one that fails', async () => {
  const client = createClient()
  queryOneByOne(client)
  const answers = await Promise.allSettled(
    ['first', 'broken', 'third'].map((text) => client.query(text)),
  )
  expect(
    answers.map((answer) => ('value' in answer ? answer.value : String(answer.reason))),
  ).toEqual(['first', 'Error: broken', 'third'])
  expect(client.most).toBe(1)
})

it('passes on at once what answers by a callback', () => {
  const asked: unknown[] = []
  const client = { query: (...args: unknown[]) => asked.push(args) }
  queryOneByOne(client)
  client.query('select 1', () => undefined)
  expect(asked).toHaveLength(1)
})
