import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { GiftCard } from '@/site/pages/gift/gift-card'
import type { GiftPage } from '@/src/core/contracts/orders/gift-answers'

const gift = {
  kind: 'ticket',
  title: 'An Evening by the Sea',
  detail: 'Standing',
  quantity: 2,
  coverImage: '',
  event: null,
  giverName: 'Ben',
  recipientName: 'Ana',
  message: '',
  benefits: [],
} as unknown as GiftPage

it('says when and where given tickets let somebody in, as the clocks there show it', () => {
  const event = {
    title: 'An Evening by the Sea',
    startsAt: '2026-12-04T18:30:00.000Z',
    timeZone: 'Europe/Berlin',
    venue: 'The Hall, 1 Street, 04109 Leipzig, Germany',
  }
  const html = renderToStaticMarkup(<GiftCard gift={{ ...gift, event }} siteName="Luna Vale" />)
  expect(html).toContain('Friday, December 4, 2026 at 7:30 PM')
  expect(html).toContain('The Hall, 1 Street, 04109 Leipzig, Germany')
})

it('names no place for other gifts', () => {
  expect(renderToStaticMarkup(<GiftCard gift={gift} siteName="Luna Vale" />)).not.toContain('<dl')
})
