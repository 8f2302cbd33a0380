// @vitest-environment jsdom
import { Editor, Frame } from '@craftjs/core'
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useMemo } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { editorBlocks } from '@/blocks/_generated/editor'
import { blockComponent, rootComponent } from '@/plugins/visual-editor/editor/adapter'
import {
  type BuilderContext,
  BuilderProvider,
} from '@/plugins/visual-editor/editor/builder-context'
import { useCreateEngine } from '@/plugins/visual-editor/editor/canvas/engine'
import { createCommands } from '@/plugins/visual-editor/editor/commands/create-commands'
import { KeepSection } from '@/plugins/visual-editor/editor/sections/keep-section'
import { SectionsPanel } from '@/plugins/visual-editor/editor/sections/sections-panel'
import { createSectionsStore } from '@/plugins/visual-editor/editor/sections/sections-store'
import { createSiteStore } from '@/plugins/visual-editor/editor/state/site-store'
import { createUiStore } from '@/plugins/visual-editor/editor/state/ui-store'
import type { SavedSection } from '@/src/core/contracts/sections'
import type { PageDocument, PageNode } from '@/src/core/page-document/schema'
import { looks } from '@/src/core/theme/looks'

// The dialog is loaded when it is opened.
configure({ asyncUtilTimeout: 15_000 })

const node = (type: string, children: string[] = [], props: PageNode['props'] = {}): PageNode => ({
  type,
  props,
  children,
  v: 1,
})
const page: PageDocument = {
  version: 1,
  nodes: {
    root: node('root', ['top', 'box', 'end']),
    top: node('page-header'),
    box: node('container', ['go']),
    go: node('button', [], { label: 'Say hello' }),
    end: node('footer'),
  },
}
const readyMade = {
  id: 'hero',
  label: 'Opening',
  keywords: ['banner'],
  subtree: { rootId: 'a1', nodes: { a1: node('container', ['a2']), a2: node('text') } },
}

let builder: BuilderContext
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

const Block = ({ children }: { children?: ReactNode }) => <div>{children}</div>

function Inside() {
  const engine = useCreateEngine(page)
  builder = useMemo(() => {
    const ui = createUiStore()
    const typed = { commit: null }
    return {
      engine,
      ui,
      typed,
      blocks: editorBlocks,
      commands: createCommands({ engine, ui, blocks: editorBlocks, typed }),
      loadingTypes: new Set<string>(),
      site: createSiteStore({
        profile: { id: 'p', name: 'Ada Moss', slug: 'ada' },
        theme: { ...looks.paper, logo: '', headerLinks: [], socialLinks: [] },
        themeName: 'default',
        year: 2026,
      }),
      sections: createSectionsStore(),
      apiPath: '/api',
      elements: { stage: null, page: null, layers: null },
    } as unknown as BuilderContext
  }, [engine])
  return (
    <BuilderProvider value={builder}>
      <Frame />
      <SectionsPanel onBack={() => undefined} />
      <KeepSection />
    </BuilderProvider>
  )
}

const undo = () => act(() => builder.ui.getState().toast?.action?.run())
const topLevel = () => builder.engine.document().nodes.root?.children ?? []

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
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  render(
    <Editor resolver={{ [blockComponent]: Block, [rootComponent]: Block }}>
      <Inside />
    </Editor>,
  )
  await screen.findByRole('button', { name: 'Add Opening' })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('puts a section on the page under new ids, in one step of undo', () => {
  const before = builder.engine.document()
  fireEvent.click(screen.getByRole('button', { name: 'Add Opening' }))
  const [, , added] = topLevel()
  expect(topLevel()).toHaveLength(4)
  expect(builder.engine.document().nodes[added ?? '']).toMatchObject({ type: 'container' })
  expect(added).not.toBe('a1')
  fireEvent.click(screen.getByRole('button', { name: 'Add Opening' }))
  expect(new Set(Object.keys(builder.engine.document().nodes)).size).toBe(9)
  act(() => builder.commands.undo())
  act(() => builder.commands.undo())
  expect(builder.engine.document()).toEqual(before)
})

it('keeps a block with what is in it, renames and deletes it, and brings it back', async () => {
  act(() => builder.ui.setState({ keeping: 'box' }))
  const name = (await screen.findByLabelText('Name')) as HTMLInputElement
  expect(name.value).toContain('Say hello')
  fireEvent.change(name, { target: { value: 'Refused' } })
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(await screen.findByText('There are too many')).toBeTruthy()
  fireEvent.change(name, { target: { value: 'Greeting' } })
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  await screen.findByRole('button', { name: 'Add Greeting' })
  expect(builder.ui.getState().keeping).toBeNull()
  expect(Object.values(stored[0]?.subtree.nodes ?? {}).map(({ type }) => type)).toEqual([
    'container',
    'button',
  ])

  fireEvent.click(screen.getByRole('button', { name: 'Rename Greeting' }))
  const field = screen.getByLabelText('New name')
  fireEvent.change(field, { target: { value: 'Hello' } })
  fireEvent.submit(field)
  await screen.findByRole('button', { name: 'Add Hello' })

  fireEvent.click(screen.getByRole('button', { name: 'Delete Hello' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Add Hello' })).toBeNull())
  expect(stored).toEqual([])
  undo()
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
