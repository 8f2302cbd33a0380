import { describe, expect, it } from 'vitest'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { emptyRichText, richTextOf } from '@/src/core/rich-text'
import { slugs } from '@/src/core/slugs'
import { createTenant } from '@/src/testing/factories'
import { createPostPicture } from '@/src/testing/posts'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const messages = ownerMessages.posts

const luna = await createTenant(payload, 'Luna')

const write = (post: Record<string, unknown>) =>
  rest<{ doc: { id: string }; message: string }>('POST', '/api/posts', {
    token: luna.owner.token,
    body: { profile: luna.profile.id, caption: 'A post', isPublished: true, ...post },
  })
const said = ({ status, json }: Awaited<ReturnType<typeof write>>) => [status, json.message]

it('needs words and, where it is not for everybody, something behind the lock', async () => {
  const image = { type: 'image', media: [] }
  expect(said(await write({ ...image, caption: ' ' }))).toEqual([400, messages.noWords])
  expect((await write(image)).status).toBe(201)
  const locked = { ...image, visibility: 'members' }
  expect(said(await write(locked))).toEqual([400, messages.nothingBehind])
  const empty = { ...locked, body: emptyRichText() }
  expect(said(await write(empty))).toEqual([400, messages.nothingBehind])
  expect((await write({ ...locked, body: richTextOf('paragraph', 'More') })).status).toBe(201)
})

/** First bytes by which the kind of a file is known. */
const headOf = {
  video: Buffer.concat([
    Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex'),
    Buffer.alloc(512),
  ]),
  audio: Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)]),
}

describe.each([
  ['video', 'video/mp4', 'film.mp4'],
  ['audio', 'audio/mpeg', 'song.mp3'],
] as const)('a post of the kind %s', (type, mimeType, name) => {
  const fileOf = async (data: Buffer, mimetype: string, name: string) => {
    const { id } = await payload.create({
      collection: slugs.postFiles,
      data: { profile: luna.profile.id, alt: '' },
      file: { data, mimetype, name, size: data.length },
    })
    return { file: id }
  }

  it('has a file of its kind before it is shown', async () => {
    const picture = { file: await createPostPicture(payload, luna.profile.id, 'a.png') }
    const media = [picture]
    expect(said(await write({ type, media }))).toEqual([400, messages.noFileOfKind[type]])
    expect((await write({ type, media, isPublished: false })).status).toBe(201)
    const own = await fileOf(headOf[type], mimeType, name)
    expect((await write({ type, media: [picture, own] })).status).toBe(201)
  })
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
      messages.sameAnswer('north'),
    ])
    const { json } = await ask(['North', 'North'], { isPublished: false })
    const path = `/api/posts/${json.doc.id}`
    const publish = () =>
      rest<{ doc: { id: string }; message: string }>('PATCH', path, {
        token: luna.owner.token,
        body: { isPublished: true },
      })
    expect(said(await publish())).toEqual([400, messages.sameAnswer('North')])
  })
})
