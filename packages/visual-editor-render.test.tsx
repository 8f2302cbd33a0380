import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { defineBlock, freeBlock } from '@/blocks/_kit/define'
import { basicBlocks } from '@/packages/visual-editor/src/basics/blocks'
import { block } from '@/packages/visual-editor/src/block'
import { RenderPage } from '@/packages/visual-editor/src/view/render-page'

const news = block<z.ZodObject, string[]>({
  definition: defineBlock({
    type: 'shop/news',
    v: 1,
    schema: z.object({ count: z.int().max(3).default(2) }),
    rules: freeBlock,
  }),
  Render: ({ props, data = [], rootProps }) => (
    <ul {...rootProps}>{data.slice(0, props.count as number).join(', ')}</ul>
  ),
  editor: { label: 'News', icon: 'list', group: 'Shop', groups: [] },
})

const node = (type: string, props = {}, children: string[] = [], more = {}) => ({
  type,
  props,
  children,
  v: 1,
  ...more,
})

async function draw(
  nodes: Record<string, unknown>,
  ids = Object.keys(nodes),
  load = async () => ['One', 'Two', 'Three'],
): Promise<string> {
  const document = { version: 1, nodes: { root: node('root', {}, ids), ...nodes } }
  const loaders = { 'shop/news': load }
  const page = await RenderPage({ document, blocks: [...basicBlocks, news], loaders })
  return renderToStaticMarkup(page)
}

it('draws blocks in each other, with layout, anchor and what they load', async () => {
  const html = await draw(
    {
      a: node('section', {}, ['b', 'c']),
      b: node('heading', { text: 'Hello', level: '1' }, [], { anchor: 'top' }),
      c: node('button', { label: 'Go', href: '/go' }, [], { layout: { mobile: { hidden: true } } }),
      d: node('shop/news'),
    },
    ['a', 'd'],
  )
  expect(html).toMatch(/<section.*<h1[^>]* id="top">Hello<\/h1>.*<a href="\/go".*<\/section>/)
  expect(html).toContain('[data-layout="c"]{display:none!important}')
  expect(html).toContain('<ul>One, Two</ul>')
})

it('shows the rest of a page whose block cannot load its data, and logs it', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const html = await draw(
    { a: node('shop/news'), b: node('heading', { text: 'Hello' }) },
    ['a', 'b'],
    () => Promise.reject(new Error('No database')),
  )
  expect(html).toMatch(/<ul><\/ul>.*Hello/)
  expect(String(logged.mock.calls[0]?.[0])).toContain('shop/news')
})

it('draws whatever is stored', async () => {
  expect(await draw({ a: node('gone'), b: node('shop/news', { count: 9 }) })).toContain(
    '<ul>One, Two, Three</ul>',
  )
  for (const document of [null, undefined, 'text', { version: 1, nodes: {} }]) {
    const page = await RenderPage({ document, blocks: basicBlocks })
    expect(renderToStaticMarkup(page)).toMatch(/^<div class="[^"]*"><\/div>$/)
  }
})
