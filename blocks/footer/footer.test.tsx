import { expect, it } from 'vitest'
import { blockHtml } from '@/blocks/_kit/test-kit'
import { Render } from '@/blocks/footer/render'
import { definition } from '@/blocks/footer/schema'

it('shows copyright, the three policies and the credit', () => {
  const html = blockHtml({ definition, Render, data: undefined })
  expect(html).toContain('<p>© 2026 Luna Vale</p>')
  const links = [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, text]) => [
    text,
    href,
  ])
  expect(links.slice(0, 3)).toEqual([
    ['Terms of Service', '/terms-of-service'],
    ['Cookie Policy', '/cookie-policy'],
    ['Privacy Policy', '/privacy-policy'],
  ])
  expect(links[3]?.[0]).toBe('Powered by Bandstand')
})

it('is locked at the end of every page', () => {
  expect(definition.rules).toMatchObject({ canDelete: false, singleton: 'last' })
})
