// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { BuilderProps } from '@/plugins/visual-editor/editor/builder-props'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { createOwnSettings } from '@/plugins/visual-editor/editor/pages/own-settings'
import { createPageStatus } from '@/plugins/visual-editor/editor/publish/page-status'
import type { PagesApi } from '@/plugins/visual-editor/editor/save/calls/pages-api'
import { createPagePart } from '@/plugins/visual-editor/editor/save/page-part'

afterEach(cleanup)

const ends = { header: node('header'), footer: node('footer') }
const nodes = { ...ends, root: node('root', ['header', 'a', 'footer']), a: node('note') }
const page = {
  id: 'p',
  rev: 4,
  isLive: true,
  hasUnpublished: false,
  problems: [],
} as unknown as BuilderProps['page']
const live = { title: 'Tour', pathname: '/tour', layout: { version: 1, nodes } }
const renoted = { ...nodes, a: node('note', [], { title: 'Theirs' }) }

it.each([
  [false, 'it did', {}],
  [
    true,
    'another window put something else live meanwhile',
    { layout: { version: 1, nodes: renoted } },
  ],
  [true, 'the draft has another name by now', { title: 'Shows' }],
])(
  'has unpublished changes: %s, where undo led back to the live page and %s',
  async (expected, _what, change) => {
    const { builder, engine } = openTestEditor(nodes)
    const api = {
      saveDraft: async (_layout, rev) => ({ kind: 'saved', rev: rev + 1 }),
      draftAndLive: async () => ({
        draft: { ...live, _status: 'draft' },
        live: { ...live, ...change, _status: 'published' },
      }),
    } as Partial<PagesApi> as PagesApi
    const settings = createOwnSettings(builder, page.id)
    const part = createPagePart({ builder, api, settings, page, status: createPageStatus(page) })
    act(() => engine.setProps('a', { title: 'Mine' }, 'title'))
    await part.flush()
    expect(part.store.getState().hasUnpublished).toBe(true)
    act(() => engine.undo())
    await part.flush()
    await act(async () => {})
    expect(part.store.getState().hasUnpublished).toBe(expected)
  },
)
