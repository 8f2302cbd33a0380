// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { EmptyPage } from '@/plugins/visual-editor/editor/overlay/empty-page'

afterEach(cleanup)

const ends = '<header data-block-id="head"></header><footer data-block-id="foot"></footer>'

function open(children: string[], drawn = ends) {
  const page = document.createElement('div')
  page.innerHTML = drawn
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

it('comes with the first drawing of a page, which is later', async () => {
  const { builder } = open([], '')
  expect(screen.queryByRole('button')).toBeNull()
  await act(async () => {
    builder.elements.page?.insertAdjacentHTML('beforeend', ends)
  })
  expect(screen.getByRole('button', { name: 'Add your first block' })).toBeTruthy()
})
