import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'
import { createPage, deletePage } from '@/plugins/visual-editor/e2e/owner-api'
import { block, pageOf } from '@/plugins/visual-editor/e2e/page-fixtures'
import { signInOwner } from '@/site/e2e/owner-session'
import { emptyRichText } from '@/src/core/rich-text'

test('a large table opens at the letter that was clicked, whatever rows stand above it', async ({
  context,
  page,
}) => {
  await signInOwner(context)
  const cellsOf = (row: number) =>
    Array.from({ length: 20 }, (_, column) =>
      row % 3 === 0 ? `${row}.${column} with more words than one line holds` : `${row}.${column}`,
    )
  const rows = Array.from({ length: 60 }, (_, row) => ({
    type: 'tablerow',
    version: 1,
    cells: cellsOf(row),
    children: [],
  }))
  const { root } = emptyRichText()
  const doc = { root: { ...root, children: [{ type: 'table', version: 1, children: rows }] } }
  const stored = await createPage(context.request, 'A large table', {
    layout: pageOf({ words: block('text', { doc }) }),
  })
  const builder = new BuilderPage(page)
  await builder.open(stored.id)

  const clicked = builder.block('words').getByRole('cell', { name: '7.2', exact: true })
  await clicked.click({ position: { x: 14, y: 14 } })
  const words = builder.canvas.locator('[data-writing]')
  await expect(words).toBeFocused()
  await page.keyboard.type('!')
  await expect(words.getByRole('cell', { name: '!' })).toHaveText(/^7!?\.!?2!?$/)

  expect(builder.problems).toEqual([])
  await deletePage(context.request, stored.id)
})
