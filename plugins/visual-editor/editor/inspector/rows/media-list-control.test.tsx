// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { editorBlocks } from '@/blocks/_generated/editor'
import { focusSettings } from '@/plugins/visual-editor/editor/actions/focus-regions'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { BlockSettings } from '@/plugins/visual-editor/editor/inspector/block-settings'
import type { MediaItem } from '@/src/core/contracts/pages/media-answers'
// Loaded when it is first opened: that shall not take the test's time.
import '@/src/admin/media/library/media-dialog'

const item = (id: string) =>
  ({
    id,
    name: `${id}.jpg`,
    type: 'image',
    url: '/files/moon.jpg',
    alt: '',
    size: 1,
    createdAt: '2026-01-02T03:04:05.000Z',
  }) as Partial<MediaItem>

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(
      url.includes('page=') ? ['moon', 'lake', 'sea'].map(item) : item(url.split('/').at(-1) ?? ''),
    ),
  )
  // Nothing has a size without a browser.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as never)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
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
      <aside aria-label="Settings">
        <BlockSettings id="g" />
      </aside>
    </div>
  )
}

async function openGallery() {
  const nodes = {
    root: node('root', ['g']),
    g: node('gallery', [], { pictures: ['moon', 'lake'] }),
  }
  const editor = openTestEditor(nodes, { parts: { blocks: editorBlocks }, children: <Window /> })
  const row = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}.jpg`) })
  await row('lake')
  return { ...editor, row, pictures: () => editor.engine.document().nodes.g?.props.pictures }
}

it('leads from a picture to its description, and puts another one in its place', async () => {
  const { row, pictures } = await openGallery()
  fireEvent.click(await row('lake'))
  const picker = within(await screen.findByRole('dialog', { name: 'Choose a picture' }))
  await picker.findByLabelText('Describe it, for people who can’t see it')
  expect(picker.getByRole('region', { name: 'lake.jpg' })).toBeTruthy()

  fireEvent.click(await picker.findByRole('button', { name: /^sea\.jpg/ }))
  fireEvent.click(picker.getByRole('button', { name: 'Use picture' }))
  expect(pictures()).toEqual(['moon', 'sea'])
  await row('sea')
})

it('gives the keyboard to the row of one picture', async () => {
  const { builder, row } = await openGallery()
  act(() => void focusSettings(builder.elements, 'pictures', 'lake'))
  const lake = await row('lake')
  await waitFor(() => expect(document.activeElement).toBe(lake))
})
