import { expect, it } from 'vitest'
import { blockHtml, sampleContext, sampleEvents } from '@/blocks/_kit/test-kit'
import { load } from '@/blocks/tour-list/load'
import { Render } from '@/blocks/tour-list/render'
import { definition } from '@/blocks/tour-list/schema'
import type { EventView } from '@/src/core/contracts/events/events'

const [event] = sampleEvents
const one = (changes: Partial<EventView>) => ({
  events: event ? [{ ...event, ...changes }] : [],
})
const block = { definition, Render, data: one({}) }

it('says when, where and how to get in', () => {
  const html = blockHtml(block)
  expect(html).toContain('<b>Dec 4</b><span>Fri 2026</span>')
  expect(html).toContain('>Manchester</a></h3><p>The Deaf Institute, United Kingdom</p>')
  expect(html).toMatch(/<a href="\/events\/e1" class="[^"]*">Tickets<span/)
})

it('says when nobody gets in', () => {
  const tickets = (event?.tickets ?? []).map((ticket) => ({ ...ticket, remaining: 0 }))
  expect(blockHtml({ ...block, data: one({ tickets }) })).toContain('Sold out')
  const cancelled = blockHtml({ ...block, data: one({ status: 'cancelled' }) })
  expect(cancelled).toContain('Called off')
  expect(cancelled).not.toContain('Tickets')
})

it('leads outside where tickets are sold elsewhere', () => {
  const elsewhere = { tickets: [], actionText: 'At the door', actionLink: 'https://example.com' }
  expect(blockHtml({ ...block, data: one(elsewhere) })).toMatch(
    /href="https:\/\/example.com"[^>]*target="_blank"[^>]*>At the door/,
  )
})

it('shows the chosen events, at most so many', async () => {
  const count = async (props: object) =>
    (await load({ props: definition.schema.parse(props), context: sampleContext })).events.length
  expect(await count({})).toBe(sampleEvents.length)
  expect(await count({ events: ['e1'] })).toBe(1)
  expect(await count({ events: ['gone'] })).toBe(0)
})

it('says on the canvas what is missing, and nothing to visitors', () => {
  const empty = { ...block, data: { events: [] } }
  expect(blockHtml(empty)).toBe('')
  expect(blockHtml({ ...empty, env: { editing: true } })).toContain('once one is ahead')
})
