// @vitest-environment jsdom
import { $getRoot, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical'
import { expect, it, vi } from 'vitest'
import { openEditor } from '@/plugins/rich-text/testing/open-editor'
import type { RichTextDoc, RichTextNode } from '@/src/core/rich-text'

// Events that jsdom has not, and Lexical asks after.
class DragEventStub extends Event {}
class ClipboardEventStub extends Event {}
vi.stubGlobal('DragEvent', DragEventStub)
vi.stubGlobal('ClipboardEvent', ClipboardEventStub)

function paste(html: string): RichTextNode[] {
  const { editor, close } = openEditor()
  editor.update(() => $getRoot().selectEnd(), { discrete: true })
  const event = new Event('paste') as ClipboardEvent
  const getData = (type: string) => (type === 'text/html' ? html : '')
  Object.assign(event, { clipboardData: { types: ['text/html'], files: [], getData } })
  editor.update(() => void editor.dispatchCommand(PASTE_COMMAND, event), { discrete: true })
  const state = editor.getEditorState()
  close()
  return (state.toJSON() as unknown as RichTextDoc).root.children ?? []
}

it('keeps headings, lists, links and marks, and drops how they looked', () => {
  const nodes = paste(`
    <h5 style="text-align:center;color:red">Deep</h5>
    <p style="text-align:right;margin-left:80px"><b style="color:#f00;font-family:Papyrus">Bold</b> and
      <u>under</u> <s>struck</s> <a href="https://luna.example">link</a></p>
    <ul><li>One</li><li>Two</li></ul>
    <img src="https://tracker.example/x.gif"><script>alert(1)</script>`)
  const text = JSON.stringify(nodes)
  expect(nodes.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'list'])
  expect(nodes[0]).toMatchObject({ tag: 'h5', format: '' })
  expect(nodes[1]).toMatchObject({ format: '', indent: 0 })
  expect(text).toContain('https://luna.example')
  for (const unwanted of ['color', 'Papyrus', 'tracker', 'alert', 'center', 'right']) {
    expect(text).not.toContain(unwanted)
  }
  const formats = nodes[1]?.children?.map(({ text: words, format }) => [words, format])
  expect(formats).toContainEqual(['Bold', 1])
  expect(formats).toContainEqual(['under', 8])
  expect(formats).toContainEqual(['struck', 4])
})

it('makes links of other kinds lead nowhere', () => {
  const text = JSON.stringify(paste('<p><a href="javascript:alert(1)">x</a> y</p>'))
  expect(text).toContain('about:blank')
  expect(text).not.toContain('javascript')
})

it.each([
  '<pre><code class="language-js"><b>one</b>\n\n  two\n</code></pre>',
  '<pre><code>one\n\n  two\n</code>\n</pre>',
  '<pre>one\n\n  two\n</pre>',
])('ends code with its last line: %j', (html) => {
  const lines = paste(html)[0]?.children?.map(({ type, text }) => text ?? type)
  expect(lines).toEqual(['one', 'linebreak', 'linebreak', '  two'])
})

/** As Word 365 puts it into the clipboard. */
const wordItem = (level: number, sign: string, words: string, place = 'Middle') => `
<p class=MsoListParagraphCxSp${place} style='margin-left:${level * 0.5}in;mso-add-space:auto;text-indent:-.25in;
mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span
style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`

/** Each line of a list with its kind and depth. */
const itemsOf = (list: RichTextNode | undefined, depth = 0): unknown[] =>
  (list?.children ?? []).flatMap(({ children = [] }) =>
    children[0]?.type === 'list'
      ? itemsOf(children[0], depth + 1)
      : [[depth, list?.listType, children.map(({ text }) => text).join('')]],
  )

it('makes lists of the lists of Word', () => {
  const nodes = paste(`<html xmlns:o="urn:schemas-microsoft-com:office:office"><head>
    <meta name=Generator content="Microsoft Word 15"></head><body lang=EN-GB><!--StartFragment-->
    <p class=MsoNormal>Bring:<o:p></o:p></p>
    ${wordItem(1, '·', 'Strings', 'First')}
    ${wordItem(2, 'o', 'for the <b>bass</b>')}
    ${wordItem(1, '·', 'Capo')}
    ${wordItem(2, 'a.', 'first', '')}
    ${wordItem(2, 'b.', 'second', 'Last')}
    <p class=MsoNormal>Then:<o:p></o:p></p>
    ${wordItem(1, '1.', 'Tune', 'First')}
    ${wordItem(1, '2.', 'Play', 'Last')}
    <!--EndFragment--></body></html>`)
  expect(nodes.map(({ type }) => type)).toEqual(['paragraph', 'list', 'paragraph', 'list'])
  expect(itemsOf(nodes[1])).toEqual([
    [0, 'bullet', 'Strings'],
    [1, 'bullet', 'for the bass'],
    [0, 'bullet', 'Capo'],
    [1, 'number', 'first'],
    [1, 'number', 'second'],
  ])
  expect(itemsOf(nodes[3])).toEqual([
    [0, 'number', 'Tune'],
    [0, 'number', 'Play'],
  ])
})
