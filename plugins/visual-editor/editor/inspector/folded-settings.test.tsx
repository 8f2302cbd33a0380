// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { focusSettings } from '@/plugins/visual-editor/editor/actions/focus-regions'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { Inspector } from '@/plugins/visual-editor/editor/inspector/inspector'
import { stubMediaQueries } from '@/plugins/visual-editor/editor/shell/testing/stub-media-queries'

beforeEach(stubMediaQueries)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Window() {
  const { elements } = useBuilder()
  return (
    <div data-builder="">
      <main
        ref={(stage) => {
          elements.stage = stage
        }}
      />
      <Inspector title="Home">{null}</Inspector>
    </div>
  )
}

it('folds the settings away for all blocks, until one of them is asked for', () => {
  const nodes = { root: node('root', ['a', 'b']), a: node('note'), b: node('note') }
  const { ui, run, builder } = openTestEditor(nodes, { children: <Window /> })
  const isFolded = () => screen.getByLabelText('Settings').dataset.folded
  run(() => ui.setState({ selectedId: 'a' }))
  expect(isFolded()).toBe('false')
  fireEvent.click(screen.getByRole('button', { name: 'Fold the settings away' }))
  expect([isFolded(), ui.getState().selectedId]).toEqual(['true', 'a'])
  run(() => ui.setState({ selectedId: 'b' }))
  expect(isFolded()).toBe('true')
  act(() => void focusSettings(builder.elements))
  expect(isFolded()).toBe('false')
})
