import { expect, it } from 'vitest'
import { sheetOf } from '@/plugins/visual-editor/editor/shell/sheet'
import { createUiStore, type UiState } from '@/plugins/visual-editor/editor/state/ui-store'

const sheet = (state: Partial<UiState>) =>
  sheetOf({ ...createUiStore().getState(), panel: null, ...state })

it('shows one thing at a time on a phone, and nothing over the words being written', () => {
  expect(sheet({})).toBe('none')
  expect(sheet({ selectedId: 'a' })).toBe('settings')
  expect(sheet({ selectedId: 'a', panel: 'layers' })).toBe('panel')
  expect(sheet({ selectedId: 'a', writing: { id: 'a', at: null } })).toBe('none')
  expect(sheet({ panel: 'add', placing: { kind: 'new', type: 'text' } })).toBe('placing')
})
