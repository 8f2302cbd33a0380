import { expect, it } from 'vitest'
import { editorBlocks } from '@/blocks/_generated/editor'
import { ownLayoutProps } from '@/plugins/visual-editor/editor/layout-props'

it.each([...editorBlocks])('%s keeps each number of its box to its own limits', (_, block) => {
  const numbers = [...ownLayoutProps(block)].filter(
    ([key]) => key !== 'align' && key !== 'textSize',
  )
  expect(block.definition.layoutProps ?? {}).toEqual(Object.fromEntries(numbers))
})
