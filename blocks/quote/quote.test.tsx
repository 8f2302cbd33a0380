import { expect, it } from 'vitest'
import { blockHtml } from '@/blocks/_kit/test-kit'
import { Render } from '@/blocks/quote/render'
import { definition } from '@/blocks/quote/schema'

const block = { definition, Render, data: undefined }
const words = 'Songs you can hear the rain in.'

it('says what, who and where, and leads there', () => {
  const href = 'https://example.com/review'
  const html = blockHtml({
    ...block,
    props: { words, by: 'Ana Ruiz', source: 'The Skinny', href },
  })
  expect(html).toContain(`<blockquote cite="${href}"><p>${words}</p></blockquote>`)
  expect(html).toContain(`Ana Ruiz, <cite><a href="${href}">The Skinny</a></cite>`)
})

it('always has a name for its link', () => {
  const href = 'https://example.com/review'
  expect(blockHtml({ ...block, props: { words, href } })).toContain('>Source</a>')
  expect(blockHtml({ ...block, props: { words, by: 'Ana', href } })).toContain('>Ana</a>')
  expect(blockHtml({ ...block, props: { words } })).not.toContain('figcaption')
})

it('asks the artist for words, and shows visitors nothing without', () => {
  expect(blockHtml({ ...block, env: { editing: true } })).toContain('what was said about you')
  expect(blockHtml({ ...block, props: { by: 'Ana' } })).toBe('')
})
