import fc from 'fast-check'
import { expect, it } from 'vitest'
import { safeUrl } from '@/src/core/urls/safe-url'
import { runs } from '@/src/testing/soak'

it.each([
  'https://example.com/a?b=c#d',
  'http://example.com',
  'mailto:luna@example.com',
  'sms:+441411234567',
  'tel:+441411234567',
  '/products?category=Music',
  '#music',
])('lets %s through', (url) => {
  expect(safeUrl(url)).toBe(url)
})

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  '  javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  '//evil.example.com',
  '/\\evil.example.com',
  '/\t/evil.example.com',
  'not a url',
  '',
])('turns %j into about:blank', (url) => {
  expect(safeUrl(url)).toBe('about:blank')
})

it('never answers anything a browser would run', () => {
  const pieces = fc.constantFrom(
    'java',
    'script',
    ':',
    '\t',
    '\n',
    '\u0000',
    ' ',
    '/',
    '\\',
    'alert(1)',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const url = safeUrl(parts.join(''))
      const resolved = new URL(url, 'https://luna-vale.example.com/page')
      expect(['https:', 'about:']).toContain(resolved.protocol)
      expect(resolved.protocol === 'about:' || resolved.host === 'luna-vale.example.com').toBe(true)
    }),
    runs(2000),
  )
})
