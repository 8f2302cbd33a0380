import { expect, it } from 'vitest'
import { queryOneByOne } from '@/src/server/database/query-one-by-one'

/** A connection that says how many queries were under way at most. */
class Connection {
  most = 0
  #running = 0

  async query(text: string | { submit: () => void }, answer?: () => void): Promise<unknown> {
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

it('passes on at once what is answered by a callback or by itself', async () => {
  const client = connect()
  const cursor = { submit: () => undefined }
  await Promise.all([client.query('first', () => undefined), client.query(cursor)])
  expect(client.most).toBe(2)
})
