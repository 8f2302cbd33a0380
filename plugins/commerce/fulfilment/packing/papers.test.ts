import { expect, it } from 'vitest'
import { addressLabels } from '@/plugins/commerce/fulfilment/packing/address-labels'
import type { NextParcel } from '@/plugins/commerce/fulfilment/packing/next-parcels'
import { packingSlips } from '@/plugins/commerce/fulfilment/packing/packing-slips'
import { readPdf } from '@/src/server/pdf/testing/read-pdf'

const at = new Date('2026-11-28T12:00:00.000Z')
const address = {
  name: 'Zoë Ünal',
  street: 'Ленина 5',
  zipCode: 'HU1 1AA',
  city: 'Hull',
  country: 'GB',
}
const parcel = {
  order: {
    publicRef: '7KQ2-M4XD-9TRB',
    createdAt: at.toISOString(),
    items: [{ title: 'Tour shirt', color: 'Black', size: 'M', unitMinor: 2500 }],
  },
  address,
  lines: [{ line: 0, units: 2 }],
  gift: null,
} as unknown as NextParcel
const gift = { giverName: 'Ben', message: 'For you' }

it('has a page for each parcel, in the artist’s name, without prices', async () => {
  const parcels = [parcel, { ...parcel, gift } as NextParcel]
  const { pages } = await readPdf(await packingSlips(parcels, { seller: 'Luna', paper: 'A4', at }))
  expect(pages).toHaveLength(2)
  const [own, present] = pages
  for (const words of ['Luna', '7KQ2-M4XD-9TRB', 'Zoë Ünal', 'Ленина 5', 'Tour shirt, Black, M']) {
    expect(own).toContain(words)
  }
  expect(own).not.toContain('25')
  expect(present).toContain('A gift from Ben')
  expect(present).toContain('For you')
})

it('goes on at the next sheet of labels', async () => {
  const parcels = Array.from({ length: 4 }, () => parcel)
  const labels = await addressLabels(parcels, { sheet: 'a4-21', start: 20, seller: 'Luna', at })
  const { pages } = await readPdf(labels)
  expect(pages.map((page) => page.split('Zoë Ünal').length - 1)).toEqual([2, 2])
  expect(pages[0]).toContain('HU1 1AA')
})

it('puts an address as long as can be into the lowest label', async () => {
  const long = (length: number) => 'Großherzog Friedrich Appartement '.repeat(9).slice(0, length)
  const address = {
    name: long(120),
    street: long(200),
    line2: long(200),
    zipCode: '80202',
    city: long(100),
    country: 'GB',
  }
  const parcels = [{ ...parcel, address } as NextParcel, parcel]
  const labels = await addressLabels(parcels, { sheet: 'letter-30', start: 1, seller: 'Luna', at })
  const { pages } = await readPdf(labels)
  expect(pages[0]).toMatch(/80202 United Kingdom.*Zoë Ünal/)
})
