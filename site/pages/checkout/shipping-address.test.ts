import { describe, expect, it } from 'vitest'
import { formFor } from '@/site/pages/checkout/checkout-schema'
import { giftAddress } from '@/site/pages/gift/gift-address-schema'
import { shippingAddress } from '@/src/core/contracts/orders/buyer'
import { checkoutMessages } from '@/src/core/messages/checkout'
import { countryCodes, needsPostcode, regionName } from '@/src/core/places/countries'

const address = { name: 'Ada', street: '1 Road', zipCode: ' ', city: 'Hull' }
const problems = (country: string, zipCode = address.zipCode, region = '') => {
  const { error } = shippingAddress.safeParse({ ...address, zipCode, region, country })
  return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []
}

describe('a postcode', () => {
  it.each(['GB', 'DE', 'FR'])('is required where mail needs it: %s', (country) => {
    expect(problems(country)).toEqual([['zipCode', checkoutMessages.postcodeRequired]])
    expect(problems(country, '12345')).toEqual([])
  })

  it.each(['HK', 'IE', 'AE'])('may be left out elsewhere: %s', (country) => {
    expect(problems(country)).toEqual([])
  })

  it('is asked for by the forms of checkout and of a gift too', () => {
    const gift = giftAddress.safeParse({ ...address, line2: '', region: '', country: 'GB' })
    expect(gift.error?.issues.map(({ path }) => path)).toEqual([['zipCode']])
    const form = formFor({ address: true, country: true })
    const order = form.safeParse({
      email: 'a@example.com',
      shippingAddress: { ...address, country: 'GB' },
    })
    expect(order.error?.issues.map(({ path }) => path)).toEqual([['shippingAddress', 'zipCode']])
  })

  it('is required of countries that can be chosen, and not of all', () => {
    const some = countryCodes.filter(needsPostcode)
    expect(some.length).toBeGreaterThan(40)
    expect(some.length).toBeLessThan(countryCodes.length / 2)
  })
})

describe('a state, province or prefecture', () => {
  it.each([
    ['US', 'state'],
    ['CA', 'province'],
    ['JP', 'prefecture'],
  ])('is required where mail needs it: %s', (country, name) => {
    const message = checkoutMessages.regionRequired(name)
    expect(problems(country, '97205', ' ')).toEqual([['region', message]])
    expect(problems(country, '97205', 'OR')).toEqual([])
  })

  it('has a name in countries that can be chosen only', () => {
    const named = countryCodes.filter(regionName)
    expect(named).toContain('AU')
    expect(named).not.toContain('DE')
  })
})
