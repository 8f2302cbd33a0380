import type { LexicalRichTextAdapter } from '@payloadcms/richtext-lexical'
import { describe, expect, it } from 'vitest'
import { openShop } from '@/plugins/commerce/testing/shop'
import { isLoadedOnWriting } from '@/plugins/rich-text/features/server'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { linkedText, richTextOf } from '@/src/core/rich-text'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const shop = await openShop(payload)
const productId = (await shop.sell({ priceMinor: 900 })).product.id

function asOwner<Answer = unknown>(method: string, path: string, body?: object) {
  return rest<Answer>(method, path, { token: shop.owner.token, body })
}

const describeProduct = (description: unknown) =>
  asOwner<{ doc: { description: unknown }; errors?: unknown }>(
    'PATCH',
    `/api/products/${productId}`,
    { description },
  )

it('comes into forms with features that are loaded on writing', () => {
  const { editorConfig } = payload.config.editor as unknown as LexicalRichTextAdapter
  const others = [...editorConfig.resolvedFeatureMap.values()].filter(
    (feature) => !isLoadedOnWriting(feature),
  )
  expect(others.map(({ key }) => key)).toEqual(['sanitize'])
})

describe('a rich text of a form', () => {
  it('keeps what may be drawn, and nothing that runs', async () => {
    const hostile = linkedText('here', 'javascript:alert(1)')
    const { status, json } = await describeProduct(hostile)
    expect(status).toBe(200)
    expect(JSON.stringify(json.doc.description)).toContain('"url":"about:blank"')
  })

  it.each([['words'], [{ root: 1 }], [{ root: { type: 'root' } }], [[]]])(
    'refuses %j, and keeps the former text',
    async (stored) => {
      await describeProduct(richTextOf('paragraph', 'Former'))
      const { status, text } = await describeProduct(stored)
      expect(status).toBe(400)
      expect(text).toContain(ownerMessages.richText.noText)
      const { text: now } = await asOwner('GET', `/api/products/${productId}`)
      expect(now).toContain('Former')
    },
  )

  it('refuses one that is too long', async () => {
    const { status, text } = await describeProduct(
      richTextOf('paragraph', 'x'.repeat(limits.richText.bytesMax)),
    )
    expect(status).toBe(400)
    expect(text).toContain(ownerMessages.richText.tooLong)
  })

  it('may be emptied', async () => {
    expect((await describeProduct(null)).json.doc.description).toBeNull()
  })

  it('is HTML for anyone who asks the API', async () => {
    await describeProduct(richTextOf('h3', 'Inside'))
    const { text } = await rest(
      'GET',
      `/api/public/products/${productId}?profileId=${shop.profile.id}`,
      { host: shop.host },
    )
    expect(text).toContain('<h3>Inside</h3>')
  })
})

it('writes the HTML of a post itself, whatever it is sent', async () => {
  const { json } = await asOwner<{ doc: { id: string; bodyHtml: string } }>('POST', '/api/posts', {
    profile: shop.profile.id,
    type: 'poll',
    caption: 'Words',
    poll: { question: 'Which?', options: [{ text: 'One' }, { text: 'Two' }] },
    body: richTextOf('paragraph', '<script>'),
    bodyHtml: '<script>alert(1)</script>',
  })
  expect(json.doc.bodyHtml).toBe('<p>&lt;script&gt;</p>')
  const changed = await asOwner<{ doc: { bodyHtml: string } }>(
    'PATCH',
    `/api/posts/${json.doc.id}`,
    { bodyHtml: 'x' },
  )
  expect(changed.json.doc.bodyHtml).toBe('<p>&lt;script&gt;</p>')
})
