// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { type BlockRender, freeBlock } from '@/blocks/_kit/define'
import { editorBlock } from '@/blocks/_kit/registry'
import { Stage } from '@/plugins/visual-editor/editor/canvas/stage'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { stubMediaQueries } from '@/plugins/visual-editor/editor/shell/testing/stub-media-queries'

const schema = z.object({})
const Plain: BlockRender<typeof schema> = ({ rootProps }) => <p {...rootProps}>Words</p>
const blocks = new Map([
  [
    'plain',
    editorBlock({
      definition: { type: 'plain', v: 1, schema, rules: freeBlock },
      Render: Plain,
      editor: { label: 'Plain', icon: 'text', group: 'Layout', groups: [] },
    }),
  ],
])

let widthPx: number
let heightPx: number
let windowPx: number
let measure: () => void
let idleCalls: (() => void)[]

beforeEach(() => {
  widthPx = 900
  heightPx = 800
  windowPx = 1000
  idleCalls = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly onResize: () => void) {}
      observe(element: Element) {
        if (element.tagName === 'MAIN') {
          measure = () => act(this.onResize)
        }
      }
      unobserve() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('requestIdleCallback', (call: () => void) => idleCalls.push(call))
  vi.stubGlobal('cancelIdleCallback', () => {})
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => widthPx)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => heightPx)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function open(count: number) {
  const ids = Array.from({ length: count }, (_, index) => `b${index}`)
  const nodes = {
    root: node('root', ids),
    ...Object.fromEntries(ids.map((id) => [id, node('plain')])),
  }
  const editor = openTestEditor(nodes, { parts: { blocks }, children: <Stage /> })
  measure()
  return editor
}

const waiting = () => document.querySelectorAll('[data-layout="later"]').length

it('lays the blocks of a long page out one after the other, whenever there is time', () => {
  open(100)
  expect(document.querySelectorAll('[data-block-id]')).toHaveLength(100)
  expect(waiting()).toBe(100)
  idleCalls.shift()?.()
  expect(waiting()).toBe(99)
  while (idleCalls.length > 0) {
    idleCalls.shift()?.()
  }
  expect(waiting()).toBe(0)
})

it('lays a short page out at once', () => {
  open(20)
  expect(document.querySelectorAll('[data-block-id]')).toHaveLength(20)
  expect(waiting()).toBe(0)
})

it('draws nothing before its width is known, and keeps that while something hides it', () => {
  widthPx = 0
  const { ui } = open(1)
  expect(document.querySelector('[data-block-id]')).toBeNull()
  widthPx = 900
  measure()
  expect(ui.getState().stageWidthPx).toBe(900)
  const drawn = document.querySelector('[data-block-id]')
  expect(drawn).not.toBeNull()
  widthPx = 0
  measure()
  expect(ui.getState().stageWidthPx).toBe(900)
  expect(document.querySelector('[data-block-id]')).toBe(drawn)
})

it('brings the selected block into sight when settings take height from the stage, unless it is written in', () => {
  stubMediaQueries()
  // jsdom has none.
  HTMLElement.prototype.scrollBy = () => {}
  vi.spyOn(window, 'innerHeight', 'get').mockImplementation(() => windowPx)
  const { ui } = open(2)
  act(() => ui.setState({ selectedId: 'b1' }))
  heightPx = 900
  measure()
  expect(ui.getState().reveal).toBeNull()
  heightPx = 850
  windowPx = 950
  measure()
  expect(ui.getState().reveal).toBeNull()
  heightPx = 400
  measure()
  expect(ui.getState().reveal).toMatchObject({ id: 'b1', isFlashing: false })
  act(() => ui.setState({ reveal: null, writing: { id: 'b1', at: null } }))
  heightPx = 300
  measure()
  expect(ui.getState().reveal).toBeNull()
})
