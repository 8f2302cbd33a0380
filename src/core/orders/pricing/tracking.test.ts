import { expect, it } from 'vitest'
import { carrierNames, parcelLabel, trackingUrl } from '@/src/core/orders/pricing/shipping'

it('leads to the carrier’s page, however its name and number are typed', () => {
  expect(trackingUrl({ carrier: 'dhl', trackingNumber: '00 3404/34' })).toBe(
    'https://www.dhl.com/global-en/home/tracking.html?tracking-id=003404%2F34',
  )
})

it('leads nowhere without a number, or with a carrier that is not known', () => {
  expect(trackingUrl({ carrier: 'DHL', trackingNumber: '' })).toBe('')
  expect(trackingUrl({ carrier: 'Aunt May', trackingNumber: '1' })).toBe('')
  expect(trackingUrl({ carrier: 'toString', trackingNumber: '1' })).toBe('')
  expect(trackingUrl({})).toBe('')
})

it('has safe addresses only', () => {
  for (const carrier of carrierNames) {
    const url = new URL(trackingUrl({ carrier, trackingNumber: '"><script>&x=1' }))
    expect(url.protocol).toBe('https:')
    expect(url.href).not.toContain('<script>')
    expect(url.searchParams.has('x')).toBe(false)
  }
})

it('names the parcel with what is known', () => {
  expect(parcelLabel({ carrier: 'DHL', trackingNumber: '12' })).toBe('DHL 12')
  expect(parcelLabel({ carrier: null, trackingNumber: '12' })).toBe('12')
})
