import { expect, it } from 'vitest'
import { readAmount, unreadableAmount } from '@/src/admin/ui/money-input'

it.each([
  ['12.50', 1250],
  ['12,5', 1250],
  ['$ 7', 700],
  ['', null],
  ['0.001', unreadableAmount],
  ['-1', unreadableAmount],
  ['one', unreadableAmount],
])('reads %s as cents', (text, minor) => {
  expect(readAmount(text)).toBe(minor)
})
