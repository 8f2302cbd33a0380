// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { focusBlockBar } from '@/plugins/visual-editor/editor/actions/focus-regions'
import { useUi } from '@/plugins/visual-editor/editor/builder-context'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { BlockBar } from '@/plugins/visual-editor/editor/overlay/block-bar'

afterEach(cleanup)

const bar = createRef<HTMLDivElement>()

function Bar() {
  const id = useUi(({ selectedId }) => selectedId)
  return id && <BlockBar id={id} isInside={false} ref={bar} />
}

function open() {
  const nodes = { root: node('root', ['a', 'b', 'footer']), a: node('note'), b: node('note') }
  const editor = openTestEditor({ ...nodes, footer: node('footer') }, { children: <Bar /> })
  const choose = (selectedId: string) => editor.run(() => editor.ui.setState({ selectedId }))
  choose('a')
  return { ...editor, choose }
}

const more = () => screen.queryByRole('button', { name: /^More for/ })
const isUnfolded = () => bar.current?.dataset.unfolded !== undefined

it('unfolds for a finger, for this block alone', () => {
  const { choose } = open()
  const press = () => fireEvent.click(more() ?? document.body)
  expect([isUnfolded(), more()?.ariaExpanded]).toEqual([false, 'false'])
  press()
  expect([isUnfolded(), more()?.ariaExpanded]).toEqual([true, 'true'])
  choose('b')
  expect(isUnfolded()).toBe(false)
  press()
  press()
  expect(isUnfolded()).toBe(false)
})

it('has nothing more for a block that stays as it is', () => {
  const { choose } = open()
  choose('footer')
  expect(more()).toBeNull()
})

it('can be reached by keys while it is folded', () => {
  open()
  focusBlockBar({ stage: document.body, page: null, layers: null })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Note to…' }))
})
