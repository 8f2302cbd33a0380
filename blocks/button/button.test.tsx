import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import type { BlockContext, BlockEnvironment } from '@/blocks/_kit/define'
import { blockHtml } from '@/blocks/_kit/test-kit'
import { type ButtonData, load } from '@/blocks/button/load'
import { Render } from '@/blocks/button/render'
import { definition } from '@/blocks/button/schema'

const block = { definition, Render, data: undefined }

it('links where the artist says', () => {
  const html = blockHtml({ ...block, props: { label: 'Buy', href: '/products' } })
  expect(html).toMatch(/<a href="\/products" class="[^"]*">Buy<\/a>/)
})

it('opens a new tab without giving it this one', () => {
  const html = blockHtml({ ...block, props: { href: 'https://a.example', opensNewTab: true } })
  expect(html).toMatch(/target="_blank" rel="noopener"/)
})

it('is no link without an address', () => {
  expect(blockHtml(block)).not.toContain('<a')
  expect(blockHtml(block)).toContain('Listen now')
})

it('stores only safe addresses', () => {
  expect(definition.schema.parse({ href: ' javascript:alert(1)' }).href).toBe('about:blank')
  expect(definition.schema.parse({ href: 'mailto:a@b.example' }).href).toBe('mailto:a@b.example')
})

it('fills its place with an arrow when it is wide', () => {
  const html = blockHtml({ ...block, props: { href: '/tour', size: 'wide' } })
  expect(html).toContain('<svg')
  expect(blockHtml({ ...block, props: { href: '/tour' } })).not.toContain('<svg')
})

function Link({ productId, children }: { productId: string; children?: ReactNode }) {
  return <a href={`/play/${productId}`}>{children}</a>
}

describe('a button that plays music', () => {
  const player = { profileId: 'p', Link } as unknown as NonNullable<BlockEnvironment['player']>
  const html = (data: ButtonData, env = {}) =>
    blockHtml({ ...block, data, env, props: { action: 'play', href: '/contact' } })

  it('plays what can be heard', () => {
    expect(html({ release: { id: 'album' } }, { player })).toMatch(/href="\/play\/album"/)
  })

  it('leads to the music while nothing can be heard', () => {
    expect(html({ release: null }, { player })).toContain('href="/products?category=Music"')
  })

  it('chooses the newest featured release that can be heard', async () => {
    const release = (id: string, isPlayable: boolean) => ({ id, isPlayable })
    const data = {
      featuredProducts: async () => [release('silent', false), release('heard', true)],
      product: async (id: string) => release(id, true),
    }
    const loaded = (props: object) =>
      load({
        props: definition.schema.parse({ action: 'play', ...props }),
        context: { data } as unknown as BlockContext,
      })
    expect(await loaded({})).toEqual({ release: { id: 'heard' } })
    expect(await loaded({ release: 'chosen' })).toEqual({ release: { id: 'chosen' } })
  })
})
