import { expect, it } from 'vitest'
import { giftProblems, isGiftDayOver, tidyGift } from '@/src/core/gifts/gift'

const gift = {
  recipientName: 'Ana',
  recipientEmail: 'ana@example.com',
  recipientMessage: '',
  giverName: '',
  deliverAt: '',
}

it('wants a name and an address, and lets the message be empty', () => {
  expect(giftProblems(gift)).toEqual({})
  expect(giftProblems({ ...gift, recipientName: '', recipientEmail: '' })).toEqual({
    recipientName: 'Recipient name is required',
    recipientEmail: 'Recipient email is required',
  })
})

it.each(['ana', 'ana@', 'ana@example', 'a b@example.com', '@example.com'])(
  'takes %s for no address',
  (recipientEmail) => {
    expect(giftProblems({ ...gift, recipientEmail })).toEqual({ recipientEmail: 'Invalid email' })
  },
)

it('keeps words and names within their limits', () => {
  expect(giftProblems({ ...gift, recipientMessage: 'x'.repeat(500) })).toEqual({})
  expect(
    giftProblems({ ...gift, recipientName: 'x'.repeat(121), recipientMessage: 'x'.repeat(501) }),
  ).toEqual({
    recipientName: 'Recipient name is too long',
    recipientMessage: 'Message must be at most 500 characters',
  })
})

it('compares addresses in lower case, without space around', () => {
  const typed = {
    ...gift,
    recipientName: ' Ana ',
    recipientEmail: ' Ana@Example.com ',
    recipientMessage: ' ',
  }
  expect(tidyGift(typed)).toEqual(gift)
})

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

it('takes a day within a year, and leaves one that has passed to the line of the cart', () => {
  expect(giftProblems({ ...gift, deliverAt: inDays(364) })).toEqual({})
  expect(giftProblems({ ...gift, deliverAt: inDays(-2) })).toEqual({})
  expect(giftProblems({ ...gift, deliverAt: inDays(366) })).toEqual({
    deliverAt: 'Choose a date within the next 365 days',
  })
})

it('takes a day for over when it is over everywhere on earth', () => {
  expect(['', inDays(1), inDays(-1)].map(isGiftDayOver)).toEqual([false, false, false])
  expect([inDays(-1.1), '2020-01-01T09:00:00.000Z'].map(isGiftDayOver)).toEqual([true, true])
})
