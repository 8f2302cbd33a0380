// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { EmptyPage } from '@/plugins/visual-editor/editor/overlay/empty-page'

afterEach(cleanup)

function open(children: string[]) {
  const page = document.createElement('div')
  page.innerHTML = '<header data-block-id="head"></header><footer data-block-id="foot"></footer>'
  return openTestEditor(
    {
      root: node('root', ['head', ...children, 'foot']),
      head: node('header'),
      ...Object.fromEntries(children.map((id) => [id, node('note')])),
      foot: node('footer'),
    },
    {
      parts: { elements: { stage: null, page, layers: null } },
      children: <EmptyPage />,
    },
  )
}

it('leads from an empty page to its first block', () => {
  const { ui, run } = open([])
  run(() => ui.setState({ panel: null }))
  run(() => screen.getByRole('button', { name: 'Add your first block' }).click())
  expect(ui.getState().panel).toBe('add')
})

it('is gone with the first block, and back with the last', () => {
  const { commands, run } = open(['a'])
  expect(screen.queryByRole('button')).toBeNull()
  run(() => commands.remove('a'))
  expect(screen.getByRole('button', { name: 'Add your first block' })).toBeTruthy()
})
