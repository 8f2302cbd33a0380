import { expect, it } from 'vitest'
import { markLink } from '@/src/core/urls/link-mark'

it.each([
  ['/store', '/store', true],
  ['/store?category=Music#new', '/store', true],
  ['/store', '/store/salt', true],
  ['/store', '/stores', false],
  ['/', '/', true],
  ['/', '/store', false],
  ['#here', '/', false],
  ['?page=2', '', false],
  ['https://example.com/store', '/store', false],
  ['/store', undefined, false],
])('a link to %s on %s is marked: %s', (href, pathname, isMarked) => {
  expect(markLink(href, pathname)['aria-current']).toBe(isMarked ? 'page' : undefined)
})

it('leads nowhere dangerous', () => {
  expect(markLink('javascript:alert(1)', '/').href).toBe('about:blank')
})

it('knows a page by its letters, however the browser has them', () => {
  expect(markLink('/über', '/%C3%BCber')['aria-current']).toBe('page')
  expect(markLink('/%C3%BCber', '/über')['aria-current']).toBe('page')
})
