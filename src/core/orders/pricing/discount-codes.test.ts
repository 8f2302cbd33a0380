import { expect, it } from 'vitest'
import { asked, charged, fixedAlbum, line, price, shirt } from '@/src/testing/sellable'

it.each([
  ['10 %, half up', { percent: 10 }, [250, 81]],
  ['everything', { percent: 100 }, [2500, 805]],
  ['an amount, shared by price', { kind: 'amount', amountMinor: 1000 }, [756, 244]],
  ['an amount above the prices', { kind: 'amount', amountMinor: 99_999 }, [2500, 805]],
  ['only what it is for', { percent: 10, productIds: new Set(['album']) }, [0, 81]],
] as const)('takes off %s', (_, rest, perLine) => {
  const goods = [shirt, { ...fixedAlbum, priceMinor: 805 }]
  const cart = price(
    goods.map((each) => line(each)),
    goods,
    { code: asked(rest) },
  )
  expect(cart.lines.map(({ discountMinor }) => discountMinor)).toEqual(perLine)
  expect(cart.discountMinor).toBe(perLine[0] + perLine[1])
  expect(cart.totalMinor).toBe(3305 - cart.discountMinor)
  expect(charged(cart)).toBe(cart.totalMinor)
})

it.each([
  ['unknown', null, {}, 'This code is not valid.'],
  ['switched off', { isActive: false }, {}, 'This code is not valid.'],
  ['too early', { startsAt: '2026-12-01T00:00:00Z' }, {}, 'This code is not valid yet.'],
  ['over', { endsAt: '2026-11-22T12:00:00Z' }, {}, 'This code has ended.'],
  ['used up', { maxUses: 5 }, { uses: 5 }, 'This code has been used up.'],
  [
    'used by the buyer',
    { oncePerBuyer: true },
    { isUsedByBuyer: true },
    'You have used this code already.',
  ],
  [
    'for members',
    { membersOnly: true },
    {},
    'This code is for members. Log in with your membership to use it.',
  ],
  ['for other buyers', {}, { isForBuyer: false }, 'This code is not for this email address.'],
  [
    'for other things',
    { productIds: new Set(['poster']) },
    {},
    'This code is not for what is in your cart.',
  ],
])('takes nothing off with a code that is %s, and says why', (_, rest, facts, problem) => {
  const code = { ...asked(rest ?? {}, facts), ...(rest === null && { terms: null }) }
  const cart = price([line(shirt)], [shirt], { code })
  expect(cart).toMatchObject({ totalMinor: 2500, discountMinor: 0, code: { problem } })
})

it('takes codes in their time, up to their number, and for members', () => {
  const rest = {
    startsAt: '2026-11-22T12:00:00Z',
    endsAt: '2026-11-22T12:00:01Z',
    maxUses: 5,
    membersOnly: true,
  }
  const buyer = { isMember: true, discountPercent: 0 }
  const cart = price([line(shirt)], [shirt], { code: asked(rest, { uses: 4 }), buyer })
  expect(cart).toMatchObject({ totalMinor: 2250, code: { problem: '' } })
  expect(cart.lines[0]?.reasons[0]?.text).toBe('LUNA10 takes $2.50 off')
})
