// @vitest-environment jsdom
import { $getRoot, PASTE_COMMAND } from 'lexical'
import { expect, it, vi } from 'vitest'
import {
  createRichTextEditor,
  registerBehaviour,
} from '@/plugins/rich-text/kit/create-rich-text-editor'
import { wholeFeatures } from '@/plugins/rich-text/testing/whole-features'
import type { RichTextDoc, RichTextNode } from '@/src/core/rich-text'

// Events that jsdom has not, and Lexical asks after.
class DragEventStub extends Event {}
class ClipboardEventStub extends Event {}
vi.stubGlobal('DragEvent', DragEventStub)
vi.stubGlobal('ClipboardEvent', ClipboardEventStub)

function paste(html: string): RichTextNode[] {
  const editor = createRichTextEditor('null', wholeFeatures)
  const host = document.createElement('div')
  host.contentEditable = 'true'
  document.body.append(host)
  editor.setRootElement(host)
  const stop = registerBehaviour(editor, wholeFeatures)
  editor.update(() => $getRoot().selectEnd(), { discrete: true })
  const event = new Event('paste') as ClipboardEvent
  const getData = (type: string) => (type === 'text/html' ? html : '')
  Object.assign(event, { clipboardData: { types: ['text/html'], files: [], getData } })
  editor.update(() => void editor.dispatchCommand(PASTE_COMMAND, event), { discrete: true })
  stop()
  return (editor.getEditorState().toJSON() as unknown as RichTextDoc).root.children ?? []
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
