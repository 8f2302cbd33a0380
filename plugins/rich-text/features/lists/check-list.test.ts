// @vitest-environment jsdom
import { $getRoot } from '@payloadcms/richtext-lexical/lexical'
import { afterEach, expect, it } from 'vitest'
import { type OpenEditor, openEditor } from '@/plugins/rich-text/testing/open-editor'
import { toggleList } from '@/plugins/rich-text/toolbar/block-kinds'
import { elementNode, textNode } from '@/src/rich-text/testing/test-render'

let open: OpenEditor
afterEach(() => open.close())

const tasks = () =>
  [...open.host.querySelectorAll('li')].map((item) => [
    item.getAttribute('role'),
    item.getAttribute('aria-checked'),
  ])
const item = (text: string, props = {}) => elementNode('listitem', props, textNode(text))

it('says while it is written which tasks are done', () => {
  open = openEditor(
    elementNode(
      'list',
      { listType: 'check', start: 1, tag: 'ul' },
      item('a', { checked: true, value: 1 }),
      item('b', { checked: false, value: 2 }),
    ),
  )
  expect(tasks()).toEqual([
    ['checkbox', 'true'],
    ['checkbox', 'false'],
  ])
})

it('says so of lines that become tasks, and no longer of those that are none', async () => {
  open = openEditor(elementNode('paragraph', {}, textNode('a')))
  open.update(() => $getRoot().selectEnd())
  for (const [kind, role] of [
    ['bullet', null],
    ['check', 'checkbox'],
    ['number', null],
  ] as const) {
    toggleList(open.editor, kind)
    await new Promise((resolve) => setTimeout(resolve))
    expect(tasks().map(([found]) => found)).toEqual([role])
  }
})
