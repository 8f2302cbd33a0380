import { expect, it } from 'vitest'
import { blockHtml, sampleContext } from '@/blocks/_kit/test-kit'
import { load } from '@/blocks/email-list/load'
import { Render } from '@/blocks/email-list/render'
import { definition } from '@/blocks/email-list/schema'
import { readProps } from '@/src/core/page-document/props'

const block = { definition, Render, data: { list: { id: 'l1', doubleOptIn: true } } }

it('asks for an address under its title', () => {
  const html = blockHtml({ ...block, props: { lede: 'One letter a month' } })
  expect(html).toMatch(/<h2[^>]*>Join my email list<\/h2>/)
  expect(html).toContain('>One letter a month</p>')
  const [, id] = html.match(/<label for="([^"]*)">Email<\/label>/) ?? []
  expect(html).toMatch(new RegExp(`<input[^>]*id="${id}"[^>]*type="email"`))
  expect(html).toContain('placeholder="you@example.com"')
  expect(html).toMatch(/<button type="submit"[^>]*>Join<\/button>/)
})

it('is a form that a browser can send by itself', () => {
  const html = blockHtml(block)
  expect(html).toMatch(/<form[^>]* action="\/api\/public\/email-lists\/join\/form" method="post"/)
  expect(html).toMatch(/<input type="hidden" name="profileId" value="[^"]+"/)
  expect(html).toContain('<input type="hidden" name="emailListId" value="l1"')
  expect(html).toMatch(/<input[^>]*type="email"[^>]* name="email"/)
  expect(html).not.toContain('<noscript>')
})

it('stands still on the canvas', () => {
  expect(blockHtml({ ...block, env: { editing: true } })).toMatch(/<form[^>]* inert/)
  expect(blockHtml(block)).not.toMatch(/<form[^>]* inert/)
})

it('is nothing for visitors without a list, and a hint for the artist', () => {
  const empty = { ...block, data: { list: null } }
  expect(blockHtml(empty)).toBe('')
  expect(blockHtml({ ...empty, env: { editing: true } })).toContain('Make an email list')
})

it('asks for its own list', async () => {
  const asked: string[] = []
  const emailList = async (id: string) => {
    asked.push(id)
    return null
  }
  const context = { ...sampleContext, data: { ...sampleContext.data, emailList } }
  await load({ props: readProps(definition, { list: 'friends' }), context })
  expect(asked).toEqual(['friends'])
})
