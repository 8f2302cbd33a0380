import { expect, it } from 'vitest'
import { blockHtml, sampleContext, sampleEvents } from '@/blocks/_kit/test-kit'
import { load } from '@/blocks/upcoming-events/load'
import { Render } from '@/blocks/upcoming-events/render'
import { definition } from '@/blocks/upcoming-events/schema'
import type { EventView } from '@/src/core/contracts/events/events'

const block = { definition, Render }

const event = (change: Partial<EventView> = {}): EventView => ({
  ...(sampleEvents[0] as EventView),
  ...change,
})

const htmlOf = (...events: EventView[]) => blockHtml({ ...block, data: { events } })

it('says when and where, in full', () => {
  const html = htmlOf(event())
  expect(html).toMatch(/<h2[^>]*>Upcoming Events<\/h2>/)
  expect(html).toContain('>Friday, December 4, 2026 at 7:30 PM</time>')
  expect(html).toContain('<b>The Deaf Institute</b>')
  expect(html).toContain('<span>135 Grosvenor Street, M1 7HE</span>')
  expect(html).toContain('<span>Manchester, United Kingdom</span>')
})

it('leaves out a zip code that is not there', () => {
  const address = { ...event().address, zipCode: '' }
  expect(htmlOf(event({ address }))).toContain('<span>135 Grosvenor Street</span>')
})

it('leads to the details when there are tickets, whatever else there is to do', () => {
  const html = htmlOf(event({ actionText: 'RSVP', actionLink: 'https://a.example' }))
  expect(html).toMatch(/<a href="\/events\/e1"[^>]*>Details</)
  expect(html).not.toContain('RSVP')
})

it('leads elsewhere, in a new tab, when there are no tickets', () => {
  const html = htmlOf(event({ tickets: [], actionText: 'RSVP', actionLink: 'https://a.example' }))
  expect(html).toMatch(
    /<a href="https:\/\/a.example"[^>]*target="_blank" rel="noopener"[^>]*>RSVP</,
  )
  expect(html).not.toContain('Details')
})

it('has nothing to press without tickets and without a link', () => {
  expect(htmlOf(event({ tickets: [], actionText: 'RSVP', actionLink: '' }))).not.toContain('<a ')
  const hostile = event({ tickets: [], actionText: 'Go', actionLink: 'javascript:alert(1)' })
  expect(htmlOf(hostile)).toContain('href="about:blank"')
})

it('marks what was called off', () => {
  expect(htmlOf(event())).not.toContain('Called off')
  expect(htmlOf(event({ status: 'cancelled' }))).toContain('>Called off<')
})

it('takes the first picture, not the first file', () => {
  const picture = {
    ...event().media[0],
    id: 'x',
    mimeType: 'image/webp',
    url: '/x.webp',
    sizes: [],
  }
  const film = { ...picture, mimeType: 'video/mp4', url: '/film.mp4' }
  const html = htmlOf(event({ media: [film, picture] as EventView['media'] }))
  expect(html).toContain('src="/x.webp"')
  expect(html).not.toContain('film')
})

it('offers all dates only when there are more than three', () => {
  const dates = ['1', '2', '3', '4'].map((id) => event({ id }))
  expect(htmlOf(...dates.slice(1))).not.toContain('All dates')
  expect(htmlOf(...dates)).toContain('All dates')
})

it('is nothing for visitors without dates, and a hint for the artist', () => {
  const empty = { ...block, data: { events: [] } }
  expect(blockHtml(empty)).toBe('')
  expect(blockHtml({ ...empty, env: { editing: true } })).toContain('Fills itself with your events')
})

it('asks for the events ahead', async () => {
  const read = async (props: object) =>
    (await load({ props: definition.schema.parse(props), context: sampleContext })).events
  expect(await read({})).toBe(sampleEvents)
  expect(await read({ events: ['gone'] })).toEqual([])
})
