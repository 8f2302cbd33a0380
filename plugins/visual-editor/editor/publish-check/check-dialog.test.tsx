// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { EditorBlock } from '@/blocks/_kit/registry'
import {
  node,
  openTestEditor,
  testBlocks,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import type { TestParts } from '@/plugins/visual-editor/editor/commands/testing/test-builder'
import { CheckDialog } from '@/plugins/visual-editor/editor/publish-check/check-dialog'
import type { Finding } from '@/plugins/visual-editor/publish-check/subject'
import { richTextOf } from '@/src/core/rich-text'
import { richTextProp } from '@/src/rich-text/schema'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

type Given = { severity?: Finding['severity']; parts?: TestParts }

/** The window about one finding, over a page with a note. */
function openFound(place: Finding['place'], { severity = 'warning', parts = {} }: Given = {}) {
  const found: Finding[] = [{ rule: 'contrast', severity, message: 'Hard to read', place }]
  const check = { found, action: 'Go on', close: vi.fn(), goOn: vi.fn() }
  const onOpenPage = vi.fn()
  const editor = openTestEditor(
    {
      root: node('root', ['n']),
      n: node('note', [], { doc: richTextOf('paragraph', 'Faint') as never }),
    },
    {
      parts,
      children: <CheckDialog check={check} adminPath="/admin" onOpenPage={onOpenPage} />,
    },
  )
  const showMe = () => {
    fireEvent.click(screen.getByRole('button', { name: 'Show me' }))
    expect(check.close).toHaveBeenCalledOnce()
  }
  return { ...editor, check, onOpenPage, showMe }
}

it.each([
  ['a colour', { color: 'textPrimary' }, 'theme-textPrimary'],
  ['a header link', { link: '/shop' }, 'theme-link-/shop'],
] as const)('leads from %s of the theme to that very one', (_what, part, themePlace) => {
  const { ui, showMe } = openFound({ kind: 'theme', ...part })
  showMe()
  expect(ui.getState()).toMatchObject({ panel: 'theme', themePlace })
})

it.each(['theme', 'pages', 'add'] as const)(
  'opens the panel %s, with the keyboard in it',
  async (kind) => {
    // Nothing has a size without a browser.
    vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as never)
    const editor = document.createElement('div')
    editor.dataset.builder = ''
    editor.innerHTML = '<main></main><aside><input></aside>'
    document.body.append(editor)
    const stage = editor.querySelector('main')
    const { ui, showMe } = openFound(
      { kind },
      { parts: { elements: { stage, page: null, layers: null } } },
    )
    showMe()
    expect(ui.getState().panel).toBe(kind)
    await expect.poll(() => document.activeElement).toBe(editor.querySelector('input'))
    editor.remove()
  },
)

it('opens a post in another window, and another page in this one', () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  openFound({ kind: 'post', id: 'p1' }).showMe()
  expect(open).toHaveBeenCalledExactlyOnceWith('/admin/posts/p1', '_blank', 'noreferrer')
  cleanup()
  const { onOpenPage, showMe } = openFound({ kind: 'page', id: 'other' })
  showMe()
  expect(onOpenPage).toHaveBeenCalledExactlyOnceWith('other')
})

it('opens words for writing where the words are what is to be mended', async () => {
  const note = testBlocks.get('note') as EditorBlock
  const written: EditorBlock = {
    definition: { ...note.definition, schema: z.object({ doc: richTextProp }) },
    editor: { ...note.editor, richTextProp: 'doc' },
    Render: note.Render,
  }
  const blocks = new Map([...testBlocks, ['note', written]])
  const place = { kind: 'block', id: 'n', prop: 'doc' } as const
  const { ui, selected, showMe } = openFound(place, { parts: { blocks } })
  showMe()
  expect(selected()).toBe('n')
  await expect.poll(() => ui.getState().writing).toMatchObject({ id: 'n' })
})

it.each([
  ['warning', true],
  ['error', false],
] as const)('lets a page with a %s go live all the same: %s', (severity, isOffered) => {
  const { check } = openFound({ kind: 'block', id: 'n' }, { severity })
  const goOn = screen.queryByRole('button', { name: 'Go on' })
  expect(goOn !== null).toBe(isOffered)
  if (goOn) {
    fireEvent.click(goOn)
  }
  expect(check.goOn).toHaveBeenCalledTimes(isOffered ? 1 : 0)
})
