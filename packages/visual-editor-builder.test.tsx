// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ComponentProps } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { basicBlocks } from '@/packages/visual-editor/src/basics/blocks'
import { basics } from '@/packages/visual-editor/src/basics/definitions'
import { PageBuilder } from '@/packages/visual-editor/src/editor/page-builder'
import type { EditedPage } from '@/packages/visual-editor/src/view/edited-page'
import type { PageDocument } from '@/src/core/page-document/schema'

type Router = ComponentProps<typeof AppRouterContext>['value']

const page: EditedPage = {
  id: 7,
  title: 'Spring',
  layout: {
    version: 1,
    nodes: {
      root: { type: 'root', props: {}, children: ['a'], v: 1 },
      a: { type: 'heading', props: { text: 'Hello' }, children: [], v: 1 },
    },
  } satisfies PageDocument,
  rev: 3,
  hasUnpublished: false,
  problems: [],
  slug: 'cards',
  field: 'face',
  types: basics.map(({ type }) => type),
  hasDrafts: false,
  savesItself: false,
  previewUrl: null,
  usersSlug: 'users',
  adminPath: '/admin',
  apiPath: '/api',
}

/** Opens the editor as the loader of another app does, and answers what it asks of the server. */
function open(changes: Partial<EditedPage> = {}) {
  // Without a database of the browser's, nothing is kept in it.
  vi.stubGlobal('IDBKeyRange', { bound: () => null })
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    asked.push(`${method} ${url} ${body ?? ''}`)
    return Response.json({ doc: { faceRev: 4 } })
  })
  const push = vi.fn()
  render(
    <AppRouterContext value={{ push } as unknown as Router}>
      <PageBuilder page={{ ...page, ...changes }} blocks={basicBlocks} />
    </AppRouterContext>,
  )
  return { asked, push }
}

afterEach(cleanup)

it('offers the blocks of the app, and nothing that sites of Bandstand have', () => {
  open({ types: ['heading', 'text'] })
  const rail = screen.getByRole('navigation', { name: 'Panels' })
  expect(
    within(rail)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Add', 'Layers'])
  const cards = [...document.querySelectorAll('[data-block-type]')]
  expect(cards.map((card) => card.getAttribute('data-block-type'))).toEqual(['heading', 'text'])
  expect(screen.queryByText('Ready-made sections')).toBeNull()
})

it('is saved by hand where a collection has no drafts', async () => {
  const { asked } = open()
  const save = screen.getByRole('button', { name: 'Save' })
  expect(save).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByRole('button', { name: 'Button' }))
  expect(screen.getByTestId('save-state').textContent).toBe('Not saved yet')
  await act(async () => fireEvent.click(save))
  await expect.poll(() => screen.getByTestId('save-state').textContent).toMatch(/^Saved · /)
  const writes = asked.filter((call) => call.startsWith('PATCH'))
  expect(writes).toEqual([expect.stringContaining('PATCH /api/cards/7?depth=0 {"face":')])
  expect(writes[0]).toContain('"faceRev":3')
  expect(writes[0]).not.toContain('_status')
})

it('has drafts that save themselves, and publishes', async () => {
  const { asked } = open({ hasDrafts: true, savesItself: true, slug: 'pages' })
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Button' }))
  const publish = await screen.findByRole('button', { name: 'Publish' })
  await act(async () => fireEvent.click(publish))
  await expect.poll(() => asked.filter((call) => call.startsWith('PATCH')).length).toBe(2)
  const [draft, live] = asked.filter((call) => call.startsWith('PATCH'))
  expect(draft).toContain('PATCH /api/pages/7?depth=0&draft=true&autosave=true {"face":')
  expect(live).toBe('PATCH /api/pages/7?depth=0 {"faceRev":4,"_status":"published"}')
})
