// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { CheckDialog } from '@/plugins/visual-editor/editor/publish-check/check-dialog'
import type { PublishCheck } from '@/plugins/visual-editor/editor/publish-check/use-publish-check'
import type { Finding } from '@/plugins/visual-editor/publish-check/subject'

afterEach(cleanup)

it.each([
  ['a colour', { color: 'textPrimary' }, 'theme-textPrimary'],
  ['a header link', { link: '/shop' }, 'theme-link-/shop'],
] as const)('leads from %s of the theme to that very one', (_what, part, themePlace) => {
  const found: Finding[] = [
    {
      rule: 'contrast',
      severity: 'warning',
      message: 'Hard to read',
      place: { kind: 'theme', ...part },
    },
  ]
  const check = { found, close: vi.fn() } as Partial<PublishCheck> as PublishCheck
  const { ui, run } = openTestEditor(
    { root: node('root') },
    { children: <CheckDialog check={check} adminPath="/admin" onOpenPage={() => {}} /> },
  )
  run(() => screen.getByRole('button', { name: 'Show me' }).click())
  expect(check.close).toHaveBeenCalledOnce()
  expect(ui.getState()).toMatchObject({ panel: 'theme', themePlace })
})
