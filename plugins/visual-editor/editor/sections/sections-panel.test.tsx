// @vitest-environment jsdom
import { cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { editorBlocks } from '@/blocks/_generated/editor'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { KeepSection } from '@/plugins/visual-editor/editor/sections/keep-section'
import { SectionsPanel } from '@/plugins/visual-editor/editor/sections/sections-panel'
import type { SavedSection } from '@/src/core/contracts/ids'

// The dialog is loaded when it is opened.
configure({ asyncUtilTimeout: 15_000 })

const page = {
  root: node('root', ['top', 'box', 'end']),
  top: node('page-header'),
  box: node('container', ['go']),
  go: node('button', [], { label: 'Say hello' }),
  end: node('footer'),
}
const readyMade = {
  id: 'hero',
  label: 'Opening',
  keywords: ['banner'],
  subtree: { rootId: 'a1', nodes: { a1: node('container', ['a2']), a2: node('text') } },
}

let editor: ReturnType<typeof openTestEditor>
let stored: SavedSection[]

/** Answers as the server does, from memory. */
async function answer(url: string, init: RequestInit = {}): Promise<Response> {
  const body = init.body ? JSON.parse(String(init.body)) : {}
  const id = url.match(/saved-sections\/(\w+)/)?.[1]
  if (url.includes('ready-made')) {
    return Response.json([readyMade])
  }
  if (init.method === 'POST' && body.name === 'Refused') {
    return Response.json({ message: 'There are too many' }, { status: 400 })
  }
  if (init.method === 'POST') {
    const doc = { id: `k${stored.length}`, name: body.name, subtree: body.subtree }
    stored = [doc, ...stored]
    return Response.json({ doc }, { status: 201 })
  }
  if (init.method === 'PATCH') {
    stored = stored.map((each) => (each.id === id ? { ...each, ...body } : each))
    return Response.json({ doc: stored.find((each) => each.id === id) })
  }
  if (init.method === 'DELETE') {
    stored = stored.filter((each) => each.id !== id)
  }
  return Response.json({ docs: stored })
}

const topLevel = () => editor.childrenOf('root') ?? []

beforeEach(async () => {
  stored = []
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  editor = openTestEditor(page, {
    parts: { blocks: editorBlocks },
    children: (
      <>
        <SectionsPanel onBack={() => undefined} />
        <KeepSection />
      </>
    ),
  })
  await screen.findByRole('button', { name: 'Add Opening' })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('puts a section on the page under new ids, in one step of undo', () => {
  const before = editor.engine.document()
  fireEvent.click(screen.getByRole('button', { name: 'Add Opening' }))
  const [, , added] = topLevel()
  expect(topLevel()).toHaveLength(4)
  expect(editor.engine.document().nodes[added ?? '']).toMatchObject({ type: 'container' })
  expect(added).not.toBe('a1')
  fireEvent.click(screen.getByRole('button', { name: 'Add Opening' }))
  expect(new Set(Object.keys(editor.engine.document().nodes)).size).toBe(9)
  editor.run(() => editor.commands.undo())
  editor.run(() => editor.commands.undo())
  expect(editor.engine.document()).toEqual(before)
})

it('keeps a block with what is in it, renames and deletes it, and brings it back', async () => {
  editor.run(() => editor.ui.setState({ keeping: 'box' }))
  const name = (await screen.findByLabelText('Name')) as HTMLInputElement
  expect(name.value).toContain('Say hello')
  fireEvent.change(name, { target: { value: 'Refused' } })
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(await screen.findByText('There are too many')).toBeTruthy()
  fireEvent.change(name, { target: { value: 'Greeting' } })
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  await screen.findByRole('button', { name: 'Add Greeting' })
  expect(editor.ui.getState().keeping).toBeNull()
  expect(Object.values(stored[0]?.subtree.nodes ?? {}).map(({ type }) => type)).toEqual([
    'container',
    'button',
  ])

  fireEvent.click(screen.getByRole('button', { name: 'Rename Greeting' }))
  const field = screen.getByLabelText('New name')
  fireEvent.change(field, { target: { value: 'Hello' } })
  fireEvent.submit(field)
  // The new name is there before the form is gone.
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Hello' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Add Hello' })).toBeNull())
  expect(stored).toEqual([])
  editor.undoTold()
  await screen.findByRole('button', { name: 'Add Hello' })
  expect(stored).toHaveLength(1)
})

it('finds sections by their name and by other words for them', () => {
  const search = screen.getByRole('searchbox')
  fireEvent.change(search, { target: { value: 'bann' } })
  expect(screen.getByRole('button', { name: 'Add Opening' })).toBeTruthy()
  fireEvent.change(search, { target: { value: 'nothing' } })
  expect(screen.getByText('No section is called that.')).toBeTruthy()
})
