import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownerMessages } from '@/src/core/owner-messages'
import { bootTestPayload, type TestPayload } from '@/src/testing/boot-test-payload'
import { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'

let test: TestPayload
let luna: Awaited<ReturnType<typeof createTenant>>
const words = ownerMessages.posts

beforeAll(async () => {
  test = await bootTestPayload()
  luna = await createTenant(test.payload, 'Luna')
})
afterAll(() => test.close())

const write = (post: Record<string, unknown>) =>
  rest<{ doc: { id: string }; message: string }>('POST', '/api/posts', {
    token: luna.owner.token,
    body: { profile: luna.profile.id, caption: 'A post', isPublished: true, ...post },
  })
const said = ({ status, json }: Awaited<ReturnType<typeof write>>) => [status, json.message]

it('needs something to show before it is published', async () => {
  expect(said(await write({ type: 'image', media: [] }))).toEqual([400, words.nothingToShow])
})

describe('a poll', () => {
  const ask = (answers: string[], more: Record<string, unknown> = {}) =>
    write({
      type: 'poll',
      poll: { question: 'Where to?', options: answers.map((text) => ({ text })) },
      ...more,
    })

  it('has answers that differ before it is shown', async () => {
    expect((await ask(['North', 'South'])).status).toBe(201)
    expect(said(await ask(['North', 'South', ' north  ']))).toEqual([
      400,
      words.sameAnswer('north'),
    ])
    const { json } = await ask(['North', 'North'], { isPublished: false })
    const path = `/api/posts/${json.doc.id}`
    const publish = () =>
      rest<{ doc: { id: string }; message: string }>('PATCH', path, {
        token: luna.owner.token,
        body: { isPublished: true },
      })
    expect(said(await publish())).toEqual([400, words.sameAnswer('North')])
  })
})
