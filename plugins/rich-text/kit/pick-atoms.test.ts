// @vitest-environment jsdom
import { $getRoot, $getSelection, $isRangeSelection } from '@payloadcms/richtext-lexical/lexical'
import { afterEach, expect, it } from 'vitest'
import { $isAtomNode } from '@/plugins/rich-text/kit/atom-node'
import { $pick, $pickedAtom } from '@/plugins/rich-text/kit/picked-atom'
import { type OpenEditor, openEditor } from '@/plugins/rich-text/testing/open-editor'

let open: OpenEditor
afterEach(() => open.close())

const picture = {
  type: 'image',
  version: 1,
  mediaId: '',
  src: '/files/public/a/b/picture.webp',
  altText: '',
  width: 100,
  height: 100,
  maxWidth: 800,
  format: '',
}
const words = (text: string) => ({
  type: 'paragraph',
  version: 1,
  children: [{ type: 'text', version: 1, text }],
})

/** Picks the picture between two lines. */
function pick() {
  open = openEditor(words('Salt'), picture, words('and signal'))
  open.update(() => {
    const atom = $getRoot().getChildAtIndex(1)
    if ($isAtomNode(atom)) {
      $pick(atom)
    }
  })
}

/** Picks the picture, and presses a key on it. */
function press(key: string, rest: KeyboardEventInit = {}, target: () => Element = () => open.host) {
  pick()
  target().dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...rest }),
  )
  open.update(() => {})
}

/** Number of the block in which the caret stands; null while something is picked. */
const caret = () =>
  open.editor.read(() => {
    const selection = $getSelection()
    return $isRangeSelection(selection)
      ? selection.anchor.getNode().getTopLevelElementOrThrow().getIndexWithinParent()
      : null
  })

it.each(['x', ' ', 'ü', 'Process', 'Unidentified'])('writes behind a picture: %s', (key) => {
  press(key)
  expect(open.nodes().map(({ type }) => type)).toEqual([
    'paragraph',
    'image',
    'paragraph',
    'paragraph',
  ])
  expect(caret()).toBe(2)
})

it('takes the third level of a keyboard for writing', () => {
  press('@', { ctrlKey: true, altKey: true })
  expect(caret()).toBe(2)
})

it.each([
  ['Shift', {}],
  ['F5', {}],
  ['j', { ctrlKey: true }],
  ['j', { metaKey: true }],
])('leaves a picture picked on %s %o', (key, rest) => {
  press(key, rest)
  expect(open.nodes()).toHaveLength(3)
  expect(open.editor.read($pickedAtom)).not.toBeNull()
})

it('leaves it picked while a field in it is written in', () => {
  press('x', {}, () => {
    const field = document.createElement('textarea')
    field.dataset.field = ''
    open.host.append(field)
    return field
  })
  expect(open.nodes()).toHaveLength(3)
})

it.each([
  ['Home', 0],
  ['End', 2],
])('goes to the edge of the text with %s and Control', (key, line) => {
  press(key, { ctrlKey: true })
  expect(caret()).toBe(line)
})

it('puts the caret where a click was too quick for Lexical to hear of it before', () => {
  pick()
  const line = open.host.querySelectorAll('p')[1]
  document.getSelection()?.collapse(line?.querySelector('span')?.firstChild ?? null, 4)
  line?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  open.update(() => $getSelection()?.insertText('one '))
  expect(open.host.textContent).toBe('Saltand one signal')
})
