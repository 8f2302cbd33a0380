// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ActionContext } from '@/plugins/visual-editor/editor/actions/action'
import { actionsOf } from '@/plugins/visual-editor/editor/actions/actions'
import { useKeyboard } from '@/plugins/visual-editor/editor/actions/use-keyboard'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { Inspector } from '@/plugins/visual-editor/editor/inspector/inspector'
import { pageKind } from '@/plugins/visual-editor/editor/kind/page-kind'
import { stubMediaQueries } from '@/plugins/visual-editor/editor/shell/testing/stub-media-queries'

beforeEach(() => {
  // Nothing has a size without a browser.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as never)
  vi.stubGlobal('fetch', async () => Response.json({ docs: [], totalDocs: 0 }))
  stubMediaQueries()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const actions = actionsOf(pageKind(new Map()))

function Window() {
  const builder = useBuilder()
  useKeyboard({ actions, builder } as Partial<ActionContext> as ActionContext)
  return (
    <div data-builder="">
      <main
        tabIndex={-1}
        ref={(page) => {
          Object.assign(builder.elements, { page, stage: page })
        }}
      />
      <Inspector title="Home">{null}</Inspector>
    </div>
  )
}

function enter(picture: string) {
  const nodes = { root: node('root', ['a']), a: node('note', [], { picture }) }
  const { ui, run, builder } = openTestEditor(nodes, { children: <Window /> })
  run(() => ui.setState({ selectedId: 'a' }))
  fireEvent.keyDown(builder.elements.page as HTMLElement, { key: 'Enter' })
}

it('lets Enter choose the picture that a block lacks', async () => {
  enter('')
  expect(document.activeElement?.textContent).toBe('Choose a picture')
  expect(await screen.findByRole('dialog', { name: 'Choose a picture' })).toBeTruthy()
})

it('opens no picker over a picture that is chosen', () => {
  enter('7d0f6b0e-3c39-4d51-9a43-1d2c3b4a5f60')
  expect(document.activeElement?.closest('aside')?.ariaLabel).toBe('Settings')
  expect(screen.queryByRole('dialog')).toBeNull()
})
