import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { editorConfigOf } from '@/plugins/rich-text/kit/editor-config'
import { mailFeatures } from '@/plugins/visual-editor/editor/email/writing/mail-features'
import { mailTheme } from '@/src/core/email/mail-theme'
import type { RichTextNode } from '@/src/core/rich-text'
import { themePresets } from '@/src/core/theme/theme-presets'
import { MailRichText } from '@/src/rich-text/mail/render'
import { everyNode } from '@/src/rich-text/testing/every-node'

const { colors, font, headingFont, headingCase } = mailTheme({
  ...themePresets.paper,
  logo: '',
  headerLinks: [],
  socialLinks: [],
})
const nodes = everyNode('').root.children ?? []

/** What a mail shows of each kind of thing that can be put into its words. */
const shown: Record<string, { type: string; html: string }> = {
  image: { type: 'image', html: '<img ' },
  'inline-image': { type: 'image', html: '<img ' },
  drawing: { type: 'drawing', html: '<img ' },
  youtube: { type: 'youtube', html: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
  tweet: { type: 'tweet', html: 'https://x.com/i/status/20' },
  figma: { type: 'figma', html: 'https://www.figma.com/file/' },
  rule: { type: 'horizontalrule', html: '<hr ' },
  table: { type: 'table', html: '<table ' },
  code: { type: 'code', html: '<pre ' },
  equation: { type: 'equation', html: '<code ' },
  collapsible: { type: 'collapsible-container', html: 'font-weight:700' },
}

it('offers nothing that mails do not show, and most of what they do', () => {
  const inserts =
    editorConfigOf(mailFeatures)
      .features.toolbarFixed?.groups.filter(({ key }) => key === 'add')
      .flatMap(({ items }) => items.map(({ key }) => key)) ?? []
  for (const id of Object.keys(shown)) {
    expect(inserts).toContain(id)
  }
  for (const id of inserts) {
    expect([id, html(nodeOf(shown[id]?.type ?? 'paragraph'))]).toEqual([
      id,
      expect.stringContaining(shown[id]?.html ?? '<'),
    ])
  }
  expect(inserts).not.toEqual(expect.arrayContaining(['poll']))
})

function nodeOf(type: string): RichTextNode {
  const node = nodes.find((each) => each.type === type)
  // Pictures in mails are drawn from their paths.
  return { ...node, src: '/files/public/a.webp' } as RichTextNode
}

function html(node: RichTextNode): string {
  return renderToStaticMarkup(
    <MailRichText
      doc={{ root: { type: 'root', version: 1, children: [node] } }}
      look={{ font, headingFont, headingCase, color: colors.text, colors, size: 16 }}
      hrefOf={(href) => href}
    />,
  )
}
