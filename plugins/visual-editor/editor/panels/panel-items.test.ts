import { expect, it } from 'vitest'
import { editorBlocks } from '@/blocks/_generated/editor'
import { findBlocks } from '@/plugins/visual-editor/editor/panels/panel-items'

const labelsIn = (group: string) =>
  findBlocks([...editorBlocks.values()], '').flatMap(({ editor }) =>
    editor.group === group ? editor.label : [],
  )

it('offers what is used most first', () => {
  expect(labelsIn('Words and pictures').slice(0, 4)).toEqual(['Text', 'Image', 'Button', 'Icon'])
  expect(labelsIn('Music and shows').slice(0, 2)).toEqual(['Featured Music', 'Upcoming Events'])
  expect(labelsIn('Fans')).toEqual(['Membership Section', 'Email List', 'Social icons'])
  expect(labelsIn('Layout')[0]).toBe('Container')
})

it('puts blocks that say nothing about it last', () => {
  const [text] = editorBlocks.values()
  const editor = { label: 'Map', icon: '', group: 'Words and pictures', groups: [] } as const
  const found = text && findBlocks([{ ...text, editor }, ...editorBlocks.values()], '')
  const words = found?.filter(({ editor }) => editor.group === 'Words and pictures')
  expect(words?.at(-1)?.editor.label).toBe('Map')
})
