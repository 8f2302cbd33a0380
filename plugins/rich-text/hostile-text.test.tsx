// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { hostileTexts } from '@/plugins/rich-text/testing/hostile-text'
import { hostileAddresses, hostileWords } from '@/plugins/rich-text/testing/hostile-words'
import { mailTheme } from '@/src/core/email/mail-theme'
import type { RichTextDoc } from '@/src/core/rich-text'
import { themePresets } from '@/src/core/theme/theme-presets'
import { MailRichText } from '@/src/rich-text/mail/render'
import { ColouredCode } from '@/src/rich-text/nodes/code/coloured-code'
import { Formula } from '@/src/rich-text/nodes/equation/formula'
import { RichText } from '@/src/rich-text/render'
import { richTextHtml } from '@/src/rich-text/rich-text-html'
import { richTextProp } from '@/src/rich-text/schema'

const harmless = /^(https?|mailto|sms|tel|about|blob):$/
/** Elements that bring in or send away something, or that say how a page is read. */
const foreign =
  'script, style, iframe, frame, object, embed, applet, base, meta, link, form, portal'

/** What of a piece of HTML a browser could run, or be led astray by. */
function dangersIn(html: string): string[] {
  const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html')
  const found = [...body.querySelectorAll(foreign)].map(({ outerHTML }) => outerHTML)
  for (const { attributes, tagName } of body.querySelectorAll('*')) {
    for (const { name, value } of attributes) {
      const isAddress = /^(?:href|src|action|formaction|data|xlink:href|poster|cite)$/.test(name)
      const isBad = isAddress
        ? !harmless.test(protocolOf(value)) &&
          !(tagName === 'IMG' && value.startsWith('data:image/'))
        : /^on|^srcdoc$/.test(name) || (name === 'style' && /url\(|expression|@import/i.test(value))
      if (isBad) {
        found.push(`${tagName} ${name}=${value}`)
      }
    }
  }
  return found
}

function protocolOf(address: string): string {
  try {
    return new URL(address, 'https://luna.example/').protocol
  } catch {
    return 'https:'
  }
}

const look = mailTheme({ ...themePresets.paper, logo: '', headerLinks: [], socialLinks: [] })

const drawings: Record<string, (doc: RichTextDoc) => Promise<string>> = {
  'on the site': async (doc) =>
    renderToStaticMarkup(
      <RichText
        doc={doc}
        Link={({ children, ...attributes }) => <a {...attributes}>{children}</a>}
        Formula={Formula}
        ColouredCode={ColouredCode}
      />,
    ),
  'as HTML for the API and for feeds': richTextHtml,
  'in mails': async (doc) =>
    renderToStaticMarkup(
      <MailRichText
        doc={doc}
        look={{ ...look, color: look.colors.text, size: 16 }}
        pictures={{}}
        hrefOf={(href) => href}
      />,
    ),
}

describe('nothing of the corpus runs once it has been through the gate', () => {
  it.each(Object.entries(drawings))('%s', async (_where, draw) => {
    for (const text of hostileTexts()) {
      const html = await draw(richTextProp.parse(text))
      expect(html).toContain('alert(1)')
      expect(dangersIn(html)).toEqual([])
    }
  })
})

it('has a corpus as large as it should be, and sees what runs', () => {
  expect(hostileWords.length).toBeGreaterThanOrEqual(500)
  expect(hostileAddresses.length).toBeGreaterThanOrEqual(100)
  for (const bad of [
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)></svg>',
    '<b onmouseover=alert(1)>x</b>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="java&Tab;script:alert(1)">x</a>',
    '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
    '<p style="background: url(javascript:alert(1))">x</p>',
    '<script>alert(1)</script>',
  ]) {
    expect(dangersIn(bad), bad).not.toEqual([])
  }
})
