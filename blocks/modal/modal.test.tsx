import { expect, it } from 'vitest'
import { blockHtml } from '@/blocks/_kit/test-kit'
import { Render } from '@/blocks/modal/render'
import { definition } from '@/blocks/modal/schema'

const block = { definition, Render, data: undefined, children: <p>Lyrics</p> }

it('has a button that opens its dialog without a script', () => {
  const html = blockHtml({ ...block, props: { label: 'Read them', title: 'The words' } })
  const [, id] = html.match(/<dialog id="([^"]*)"/) ?? []
  expect(html).toContain(`command="show-modal" commandfor="${id}">Read them</button>`)
  expect(html).toContain(`command="close" commandfor="${id}"`)
  expect(html).toMatch(/<dialog[^>]*closedby="any"/)
  expect(html).toContain('<p>Lyrics</p>')
})

it('is named by its title', () => {
  const html = blockHtml(block)
  const [, id] = html.match(/aria-labelledby="([^"]*)"/) ?? []
  expect(html).toMatch(new RegExp(`<h2 id="${id}"[^>]*>More about this</h2>`))
})

it('comes in five sizes', () => {
  for (const size of ['sm', 'md', 'lg', 'xl', '2xl'] as const) {
    expect(blockHtml({ ...block, props: { size } })).toContain(`size-${size}`)
  }
  expect(definition.schema.safeParse({ size: '3xl' }).success).toBe(false)
})

it('shows what is inside on the canvas while it is open there', () => {
  const shut = blockHtml({ ...block, env: { editing: true } })
  expect(shut).toContain('>More</span>')
  expect(shut).not.toContain('<p>Lyrics</p>')
  const open = blockHtml({ ...block, env: { editing: true, isOpen: true } })
  expect(open).not.toContain('<dialog')
  expect(open).toContain('<p>Lyrics</p>')
})

it('is the same for visitors, open on the canvas or not', () => {
  expect(blockHtml({ ...block, env: { isOpen: true } })).toBe(blockHtml(block))
})
