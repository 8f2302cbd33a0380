import { expect, it } from 'vitest'
import { editorBlocks } from '@/blocks/_generated/editor'
import { blockDrawings } from '@/plugins/visual-editor/editor/panels/block-drawings'
import { findBlocks } from '@/plugins/visual-editor/editor/panels/panel-items'
import { blockIcon } from '@/src/admin/ui/icons'

const blocks = [...editorBlocks.values()]
/** Of this project; third parties may leave the drawing to their icon. */
const offered = findBlocks(blocks, '').filter(({ definition }) => !definition.type.includes('/'))

it('draws every block that is offered', () => {
  const undrawn = offered
    .map(({ definition }) => definition.type)
    .filter((type) => !blockDrawings[type])
  expect(undrawn).toEqual([])
})

it('knows the icon that every block and every choice names', () => {
  const unknown = blockIcon('there is no such icon')
  const named = blocks.flatMap(({ editor }) => [
    editor.icon,
    ...editor.groups.flatMap(({ controls }) =>
      Object.values(controls).flatMap((control) =>
        control?.kind === 'choice' ? control.options.flatMap(({ icon }) => icon ?? []) : [],
      ),
    ),
  ])
  expect(named.filter((name) => blockIcon(name) === unknown)).toEqual([])
})

it.each([
  ['photos', 'gallery'],
  ['youtube', 'video'],
  ['gigs', 'tour-list'],
  ['album', 'release'],
  ['listen', 'audio-player'],
  ['merch', 'product-card'],
  ['press', 'quote'],
  ['line', 'divider'],
  ['side by side', 'columns'],
  ['link tree', 'link-list'],
])('finds by "%s" the block %s', (words, type) => {
  expect(findBlocks(blocks, words).map(({ definition }) => definition.type)).toContain(type)
})
