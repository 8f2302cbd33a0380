import { expect, it } from 'vitest'
import { looksLikeEmail } from '@/src/core/text/looks-like-email'

it('tells an address from something else', () => {
  for (const good of ['a@b.example', 'first.last+tag@mail.b.example']) {
    expect(looksLikeEmail(good)).toBe(true)
  }
  for (const bad of [
    '',
    'a',
    'a@b',
    '@b.example',
    'a@b.',
    'a@.example',
    'a b@c.example',
    'a@b@c.d',
  ]) {
    expect(looksLikeEmail(bad)).toBe(false)
  }
})
