// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { createRichTextEditor } from '@/plugins/rich-text/kit/create-rich-text-editor'
import { pageConfig } from '@/plugins/rich-text/testing/open-editor'
import { fontStack } from '@/src/core/theme/fonts'
import { textFormat } from '@/src/rich-text/nodes/text/text-format'
import { RichText } from '@/src/rich-text/render'
import { elementNode, textNode } from '@/src/rich-text/testing/test-render'

afterEach(() => document.body.replaceChildren())

const doc = (format: number, style: string) => ({
  root: elementNode(
    'root',
    {},
    elementNode('paragraph', { textFormat: 0, textStyle: '' }, { ...textNode('x', format), style }),
  ),
})

/** The elements around the letters, outside in, each with what makes it look as it does. */
function looksOf(paragraph: Element | null): string[] {
  const styles: string[] = []
  for (let element = paragraph?.firstElementChild; element; element = element.firstElementChild) {
    const { color, backgroundColor, fontSize, fontFamily } = (element as HTMLElement).style
    const style = [color, backgroundColor, fontSize, fontFamily].filter(Boolean).join(' ')
    const classes = [...element.classList]
      .filter((name) => !name.includes('italic'))
      .sort()
      .join(' ')
    styles.push(`${element.tagName} ${style} ${classes}`.trim())
  }
  // Bold words that are slanted are so by a class while they are written.
  return styles.filter((look) => look !== 'SPAN' && look !== 'EM')
}

function written(format: number, style: string): string[] {
  const host = document.body.appendChild(document.createElement('div'))
  const editor = createRichTextEditor(JSON.stringify(doc(format, style)), pageConfig)
  editor.setRootElement(host)
  const styles = looksOf(host.querySelector('p'))
  editor.setRootElement(null)
  return styles
}

function drawn(format: number, style: string): string[] {
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = renderToStaticMarkup(
    <RichText doc={doc(format, style)} Link={({ children }) => <a href="/">{children}</a>} />,
  )
  return looksOf(host.querySelector('p'))
}

const styles = [
  '',
  'color: #ff0000;font-size: 20px;',
  `font-family: ${fontStack('Anton')};background-color: rgb(1, 2, 3);`,
]
const bits = Object.values(textFormat)
const formats = [0, ...bits, ...bits.flatMap((a) => bits.map((b) => a | b))]

it.each(styles)('draws words with %j as the editor does, whatever their marks', (style) => {
  for (const format of new Set(formats)) {
    // Only one case of letters and one height at a time: the editor sees to that.
    const { uppercase, lowercase, capitalize } = textFormat
    const cases = [uppercase, lowercase, capitalize].filter((bit) => format & bit)
    if (cases.length < 2) {
      expect([format, drawn(format, style)]).toEqual([format, written(format, style)])
    }
  }
})
