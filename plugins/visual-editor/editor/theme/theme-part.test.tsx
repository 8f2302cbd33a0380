// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { testTheme } from '@/plugins/visual-editor/editor/commands/testing/test-builder'
import { createThemePart } from '@/plugins/visual-editor/editor/theme/theme-part'
import type { EditedTheme } from '@/src/core/theme/edited-theme'

const theme: EditedTheme = { ...testTheme, logoId: '', avatarId: '' }
const nodes = {
  root: node('root', ['header', 'footer']),
  header: node('header'),
  footer: node('footer'),
}

afterEach(cleanup)

it('is changed by what changes of it, not by a page that is restored and undone', () => {
  const { builder, engine, run } = openTestEditor(nodes, { theme })
  const stored = { id: 't', rev: 3, hasUnpublished: false, content: theme }
  const part = createThemePart({ builder, stored })
  const changed = vi.fn()
  engine.watch(engine.theme, changed)

  run(() => engine.apply({ version: 1, nodes: { root: node('root') } }))
  run(() => engine.undo())
  run(() => engine.redo())
  expect(changed).not.toHaveBeenCalled()
  expect(part.isDirty()).toBe(false)

  run(() => engine.setTheme({ ...theme, fontFamily: 'Lora' }, 'font'))
  expect(part.isDirty()).toBe(true)
  run(() => engine.undo())
  expect(engine.theme()).toEqual(theme)
})
