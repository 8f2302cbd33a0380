// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { deferLayout } from '@/plugins/visual-editor/editor/canvas/defer-layout'

afterEach(() => vi.unstubAllGlobals())

it('lays a long page out from the top, a block whenever the browser is idle', () => {
  const { page, waiting, idle } = openPage()
  deferLayout(page, 500)
  expect(waiting()).toEqual(['a', 'b', 'c'])
  idle()
  expect(waiting()).toEqual(['b', 'c'])
  idle()
  idle()
  expect(waiting()).toEqual([])
  expect(idle).toThrow('Nothing waits.')
})

it('leaves nothing waiting when it is ended', () => {
  const { page, waiting, idle } = openPage()
  const end = deferLayout(page, 500)
  idle()
  end()
  expect(waiting()).toEqual([])
  expect(idle).toThrow('Nothing waits.')
})

it('leaves a short page to the browser', () => {
  const { page, waiting } = openPage()
  deferLayout(page, 3)
  expect(waiting()).toEqual([])
})

function openPage() {
  const calls = new Map<number, () => void>()
  let handles = 0
  vi.stubGlobal('requestIdleCallback', (call: () => void) => {
    handles += 1
    calls.set(handles, call)
    return handles
  })
  vi.stubGlobal('cancelIdleCallback', (handle: number) => calls.delete(handle))
  const page = document.createElement('div')
  page.innerHTML = `<div>
    <section id="a" data-block-id="a"><p data-block-id="a1"></p></section>
    <section id="b" data-block-id="b"></section><footer id="c" data-block-id="c"></footer>
  </div>`
  return {
    page,
    waiting: () => [...page.querySelectorAll('[data-layout="later"]')].map(({ id }) => id),
    idle: () => {
      const [first] = calls
      if (!first) {
        throw new Error('Nothing waits.')
      }
      calls.delete(first[0])
      first[1]()
    },
  }
}
