// @vitest-environment jsdom
import { afterEach, beforeAll, expect, it } from 'vitest'
import { elementScript } from '@/site/embeds/element/script-response'

const src = 'https://luna.example/embed/shows'

// As a page elsewhere runs it: from its text alone.
beforeAll(() => new Function(elementScript)())
afterEach(() => document.body.replaceChildren())

function put(attributes: Record<string, string>): HTMLElement {
  const element = document.createElement('bandstand-embed')
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, value)
  }
  document.body.append(element)
  return element
}
const frameIn = (element: HTMLElement) => element.querySelector('iframe')

function say(
  frame: HTMLIFrameElement | null,
  said: { height?: unknown; type?: string; origin?: string },
) {
  const { height = 500, type = 'bandstand-embed', origin = 'https://luna.example' } = said
  const source = frame?.contentWindow ?? null
  window.dispatchEvent(new MessageEvent('message', { source, origin, data: { type, height } }))
  return frame?.style.height
}

it('weighs little, and can be on a page twice', () => {
  expect(elementScript.length).toBeLessThan(15_000)
  expect(() => new Function(elementScript)()).not.toThrow()
})

it('frames an embed of a site under its title', () => {
  const element = put({ src, title: 'Shows of Luna' })
  const frame = frameIn(element)
  expect(frame?.src).toBe(src)
  expect(frame?.title).toBe('Shows of Luna')
  element.setAttribute('src', 'https://luna.example/embed/lists/1')
  expect(element.querySelectorAll('iframe')).toHaveLength(1)
  expect(frameIn(element)?.src).toBe('https://luna.example/embed/lists/1')
  element.remove()
  expect(frameIn(element)).toBeNull()
})

it.each([
  '',
  'javascript:alert(1)//embed/',
  'https://luna.example/products',
  'data:text/html,/embed/',
  'https://',
])('frames nothing else: %s', (other) => {
  expect(frameIn(put({ src: other }))).toBeNull()
})

it('is as tall as its frame says, within reason', () => {
  const frame = frameIn(put({ src }))
  expect(say(frame, { height: 432.2 })).toBe('433px')
  expect(say(frame, { height: 1 })).toBe('80px')
  expect(say(frame, { height: 1e9 })).toBe('4000px')
})

it('hears no other window, no other site and nothing odd', () => {
  const frame = frameIn(put({ src }))
  const other = frameIn(put({ src }))
  const before = frame?.style.height
  say(other, {})
  window.dispatchEvent(
    new MessageEvent('message', {
      source: window,
      origin: 'https://luna.example',
      data: { type: 'bandstand-embed', height: 700 },
    }),
  )
  say(frame, { origin: 'https://evil.example' })
  say(frame, { type: 'other' })
  say(frame, { height: '100vh' })
  window.dispatchEvent(
    new MessageEvent('message', {
      source: frame?.contentWindow ?? null,
      origin: 'https://luna.example',
      data: null,
    }),
  )
  expect(frame?.style.height).toBe(before)
  expect(other?.style.height).toBe('500px')
})
