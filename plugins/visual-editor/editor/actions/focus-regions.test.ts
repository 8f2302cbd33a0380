// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { focusPanel, focusRegion } from '@/plugins/visual-editor/editor/actions/focus-regions'
import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame'] })
  // Nothing has a size without a browser.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as never)
  document.body.innerHTML =
    '<div data-builder><div id="stage"></div><button>Blocks</button><textarea></textarea></div>'
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const find = <Found extends HTMLElement>(selector: string) =>
  document.querySelector<Found>(selector) as Found
const elements = () =>
  ({ stage: find('#stage'), page: null }) as unknown as BuilderContext['elements']
const panelComes = () =>
  find('[data-builder]').insertAdjacentHTML('beforeend', '<aside><input></aside>')

it('gives the keyboard to a panel that was on its way', () => {
  find('button').focus()
  focusPanel(elements())
  vi.advanceTimersToNextFrame()
  panelComes()
  vi.advanceTimersToNextFrame()
  expect(document.activeElement).toBe(find('input'))
})

it('waits on when what had the keyboard is gone', () => {
  find('button').focus()
  focusPanel(elements())
  find('button').remove()
  vi.advanceTimersToNextFrame()
  panelComes()
  vi.advanceTimersToNextFrame()
  expect(document.activeElement).toBe(find('input'))
})

it('takes it from nobody who has begun to write meanwhile', () => {
  find('button').focus()
  focusPanel(elements())
  vi.advanceTimersToNextFrame()
  find('textarea').focus()
  panelComes()
  vi.advanceTimersToNextFrame()
  expect(document.activeElement).toBe(find('textarea'))
})

it('gives the keyboard to words that are open when it comes back to the page', () => {
  find('[data-builder]').innerHTML =
    '<header><button>Undo</button></header><main tabindex="-1"><p tabindex="-1">Words</p></main>'
  const [page, words] = [find('main'), find('p')]
  const parts = { stage: page, page } as unknown as BuilderContext['elements']
  find('button').focus()
  focusRegion(parts, 1)
  expect(document.activeElement).toBe(page)
  words.dataset.writing = ''
  find('button').focus()
  focusRegion(parts, 1)
  expect(document.activeElement).toBe(words)
})
