import { domainToUnicode } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readEmail, shownEmail } from '@/src/core/text/email-address'

describe('an email address', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    [' Ada.Lovelace+fan@Mail.Example.CO.UK ', 'ada.lovelace+fan@mail.example.co.uk'],
    ['a&b@example.org', 'a&b@example.org'],
    ["o'brien@example.ie", "o'brien@example.ie"],
    ['{x}!#$%*/=?^_`|~-@example.org', '{x}!#$%*/=?^_`|~-@example.org'],
    ['fan@müsic.example', 'fan@xn--msic-0ra.example'],
    ['fan@MÜSIC.example', 'fan@xn--msic-0ra.example'],
    ['fan@xn--msic-0ra.example', 'fan@xn--msic-0ra.example'],
    ['fan@音楽。日本', 'fan@xn--66v140h.xn--wgv71a'],
    ['fan@почта.рф', 'fan@xn--80a1acny.xn--p1ai'],
    ['fan@3com.com', 'fan@3com.com'],
  ])('%s is kept as %s', (typed, stored) => {
    expect(readEmail(typed)).toBe(stored)
  })

  it.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@.com',
    'ada@example.',
    'ada@example..com',
    'ada@-example.com',
    'ada@example.com/x',
    'ada@example.com:80',
    'ada@127.0.0.1',
    'ada@0x7f.1',
    'ada@[127.0.0.1]',
    'ada@exa%6dple.com',
    'a b@example.com',
    '.ada@example.com',
    'ada.@example.com',
    'a..da@example.com',
    '"a b"@example.com',
    'a@b@example.com',
    'björk@example.com',
    `${'x'.repeat(65)}@example.com`,
    `ada@${'x'.repeat(64)}.com`,
    'ada@example.com\nbcc: eve@example.com',
  ])('%j is none', (bad) => {
    expect(readEmail(bad)).toBeNull()
  })

  it.each([
    'müsic',
    '音楽',
    'почта',
    'bücher-für-alle',
    'ไทย',
    'نامه',
    'a',
    'faß',
    '😀x',
    'bjö-r-k',
  ])('of the domain %s is shown with its letters', (name) => {
    const stored =
      readEmail(`fan@${name}.example`) ?? `fan@${new URL(`http://${name}.example`).hostname}`
    expect(shownEmail(stored)).toBe(`fan@${domainToUnicode(stored.slice(4))}`)
  })

  it.each(['fan@xn--.example', 'fan@xn--9999999999.example', 'fan@xn--a.example', 'deleted', ''])(
    'is shown as it is kept where its domain means nothing: %s',
    (stored) => {
      expect(shownEmail(stored)).toBe(stored)
    },
  )
})
