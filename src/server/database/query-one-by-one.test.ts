import { expect, it } from 'vitest'
import { queryOneByOne } from '@/src/server/database/query-one-by-one'

/** A connection that says how many queries were under way at most. */
class Connection {
  most = 0
  #running = 0

  async query(text: string, answer?: () => void): Promise<string> {
    this.#running += 1
    this.most = Math.max(this.most, this.#running)
    await Promise.resolve()
    this.#running -= 1
    answer?.()
    if (text === 'broken') {
      throw new Error(text)
    }
    return text
  }
}

function connect(): Connection {
  const client = new Connection()
  queryOneByOne(client)
  return client
}

it('sends queries asked at once one after the other, and goes on after one that fails', async () => {
  const client = connect()
  const answers = await Promise.allSettled(
    ['first', 'broken', 'third'].map((text) => client.query(text)),
  )
  expect(
    answers.map((answer) => ('value' in answer ? answer.value : String(answer.reason))),
  ).toEqual(['first', 'Error: broken', 'third'])
  expect(client.most).toBe(1)
})

it('passes on at once what answers by a callback', async () => {
  const client = connect()
  await Promise.all(['first', 'second'].map((text) => client.query(text, () => undefined)))
  expect(client.most).toBe(2)
})
