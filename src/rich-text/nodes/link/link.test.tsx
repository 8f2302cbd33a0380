import { expect, it } from 'vitest'
import { elementNode, htmlOf, textNode } from '@/src/rich-text/test-render'

const linkTo = (url: string, props = {}) =>
  htmlOf(elementNode('link', { url, ...props }, textNode('x')))

it('links, and protects the page that opens a new tab', () => {
  expect(linkTo('/products')).toBe('<a href="/products">x</a>')
  expect(linkTo('https://a.example', { target: '_blank', rel: 'opener' })).toBe(
    '<a href="https://a.example" target="_blank" rel="noopener">x</a>',
  )
})

it.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '',
])('does not follow %j', (url) => {
  expect(linkTo(url)).toBe('<a href="about:blank">x</a>')
})
