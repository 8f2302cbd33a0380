import { expect, it } from 'vitest'
import { editorBlocks } from '@/blocks/_generated/editor'
import { ownBoxProps } from '@/plugins/visual-editor/editor/box-props'

it.each([...editorBlocks])('%s keeps each number of its box to its own limits', (_, block) => {
  const numbers = [...ownBoxProps(block)].filter(([key]) => key !== 'align' && key !== 'textSize')
  expect(block.definition.boxProps ?? {}).toEqual(Object.fromEntries(numbers))
})
