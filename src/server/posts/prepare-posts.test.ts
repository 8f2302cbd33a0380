import { expect, it, vi } from 'vitest'
import type { PostView } from '@/src/core/contracts/members/posts'
import { type RichTextDoc, richTextOf } from '@/src/core/rich-text'
import { preparePost } from '@/src/server/posts/prepare-posts'

const kept = vi.hoisted(() => new Map<string, Promise<unknown>>())

vi.mock('@/src/server/caching/data-cache', () => ({
  cached: (key: readonly string[], _: unknown, load: () => Promise<unknown>) => {
    const name = JSON.stringify(key)
    const value = kept.get(name) ?? load()
    kept.set(name, value)
    return value
  },
}))

it('keeps no text that was read before a save for the post that was saved', async () => {
  const showText = vi.fn(async (doc: RichTextDoc) => ({ doc, pictures: {}, formulas: {} }))
  const show = async (words: string) => {
    const post = { id: 'p1', text: richTextOf('paragraph', words) } as PostView
    const { text } = await preparePost('luna', post, showText)
    return JSON.stringify(text)
  }
  // Somebody read the list, then the artist saved, then the former text was made ready.
  expect(await show('Before')).toContain('Before')
  expect(await show('After')).toContain('After')
  expect(await show('After')).toContain('After')
  expect(showText).toHaveBeenCalledTimes(2)
})
