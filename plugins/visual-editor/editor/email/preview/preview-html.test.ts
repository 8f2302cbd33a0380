// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { inColours, preheaderIn } from '@/plugins/visual-editor/editor/email/preview/preview-html'
import { mailStyles } from '@/src/core/email/mail-styles'
import { themePresets } from '@/src/core/theme/theme-presets'

const theme = { ...themePresets.paper, logo: '', headerLinks: [], socialLinks: [] }
const html = `<style>${mailStyles(theme, { background: '', innerBackground: '' })}</style>`

it('shows a mail in the colours that are asked for, whatever the browser has', () => {
  expect(html).toContain('prefers-color-scheme:dark')
  expect(inColours(html, 'dark')).toContain('@media all{')
  expect(inColours(html, 'light')).toContain('@media not all{')
  expect(inColours(html, 'dark')).not.toContain('prefers-color-scheme')
})

it('reads what inboxes show behind the subject', () => {
  expect(
    preheaderIn('<body><div data-skip-in-text="true">Thank you.\u00a0\u200c</div>Hi</body>'),
  ).toBe('Thank you.')
  expect(preheaderIn('<title>No</title><style>p{}</style><p>First words</p>')).toBe('First words')
})

it('keeps the words of different lines apart behind the subject, and those of one together', () => {
  const html =
    '<table><tr><td>Luna Vale</td><td><h1>Walk<br>builder</h1><p>Insta<b>gram</b></p></td></tr></table>'
  expect(preheaderIn(html)).toBe('Luna Vale Walk builder Instagram')
})
