// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import pageEnds from '@/plugins/visual-editor/editor/canvas/page-ends.module.css'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import type { PagesApi } from '@/plugins/visual-editor/editor/save/calls/pages-api'
import type { SavePart } from '@/plugins/visual-editor/editor/save/save-part'
import { VersionsDialog } from '@/plugins/visual-editor/editor/versions/versions-dialog'
import { errorsMessages } from '@/src/core/messages/errors'
import type { PageDocument } from '@/src/core/page-document/schema'

afterEach(() => {
  cleanup()
  onClose.mockClear()
})

const blocks = { header: node('header'), footer: node('footer') }
const onClose = vi.fn()

async function choose(former: object, parts: readonly SavePart[] = []) {
  const api = {
    versions: async () => [
      { id: 'v', savedAt: '2026-01-02T10:00:00Z', kind: 'draft', changes: null },
    ],
    version: async () => ({ layout: { version: 1, nodes: former } }),
  } as unknown as PagesApi
  openTestEditor(
    { root: node('root', ['header', 'footer']), ...blocks },
    { children: <VersionsDialog api={api} parts={parts} onClose={onClose} /> },
  )
  fireEvent.click(await screen.findByRole('button', { name: /Draft/ }))
  await screen.findByRole('region', { name: 'The page now' })
}

it('says what of a version cannot be brought back, and keeps blocks of a plugin that was taken out', async () => {
  const restore = vi.fn()
  const former = {
    root: node('root', ['header', 'map', 'newer', 'footer']),
    ...blocks,
    map: node('acme/map', [], { zoom: 3 }),
    newer: { ...node('note', [], { title: 'Tour' }), v: 9 },
  }
  await choose(former, [
    { name: 'page', restore, listCopies: async () => [] } as Partial<SavePart> as SavePart,
  ])
  const lost = screen.getByRole('region', { name: 'What cannot be brought back' })
  expect(lost.textContent).toContain('“Tour” comes from a newer version of the editor.')
  expect(lost.textContent).not.toContain('acme/map')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Restore as draft' })))
  const [restored] = restore.mock.lastCall as [PageDocument]
  expect([restored.nodes.map, restored.nodes.newer]).toEqual([former.map, undefined])
})

it('says nothing about a version that comes back whole', async () => {
  await choose({ root: node('root', ['header', 'note', 'footer']), ...blocks, note: node('note') })
  expect(screen.queryByRole('region', { name: 'What cannot be brought back' })).toBeNull()
})

it('keeps header and footer at their ends on both sides, whatever order a screen has', async () => {
  await choose({ root: node('root', ['header', 'note', 'footer']), ...blocks, note: node('note') })
  const sheets = ['before', 'after'].map((side) =>
    screen.getByTestId(`compare-${side}`).querySelector(`.${pageEnds.ends}`),
  )
  expect(sheets).not.toContain(null)
})

it('says that a version could not be restored, and lets that be tried again', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const restore = vi.fn().mockRejectedValueOnce(new Error('No room'))
  await choose({ root: node('root', ['header', 'footer']), ...blocks }, [
    { name: 'page', restore, listCopies: async () => [] } as Partial<SavePart> as SavePart,
  ])
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Restore as draft' })
  await act(async () => fireEvent.click(button))
  expect(screen.getByRole('alert').textContent).toBe(errorsMessages.unknown)
  expect([button.disabled, onClose.mock.calls]).toEqual([false, []])
  await act(async () => fireEvent.click(button))
  expect(onClose).toHaveBeenCalledOnce()
  error.mockRestore()
})
