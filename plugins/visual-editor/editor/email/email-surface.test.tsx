// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { testSite } from '@/plugins/visual-editor/editor/commands/testing/test-builder'
import { EmailSurface } from '@/plugins/visual-editor/editor/email/email-surface'
import { mailTheme } from '@/src/core/email/mail-theme'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('draws what is written in the colours that the theme has in a mail', () => {
  vi.stubGlobal('CSS', {})
  openTestEditor({ root: node('root') }, { children: <EmailSurface>Words</EmailSurface> })
  const { style } = screen.getByText('Words')
  const { colors } = mailTheme(testSite.theme)
  const names = ['--color-text', '--color-primary', '--color-text-primary', '--color-background']
  expect(names.map((name) => style.getPropertyValue(name))).toEqual([
    colors.text,
    colors.primary,
    colors.onPrimary,
    colors.card,
  ])
})
