import type { Page } from '@playwright/test'
import { moveRestlessly, watchPointer } from '@/plugins/rich-text/e2e/pointer-watch'
import { TextStory } from '@/plugins/rich-text/e2e/text-story'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'
import { limits } from '@/src/core/limits'

let story: TextStory

test.beforeEach(async ({ context, page }) => {
  story = await TextStory.begin(context, page, 'Hovering')
})

test.afterEach(() => story.end())

/** Clocks of browsers are a little coarse. */
const coarseMs = 5

const code = {
  what: 'the menu of code',
  insert: 'code',
  words: 'play(song)',
  place: () => story.words.locator('code'),
  shown: 'button[aria-label="Copy code"]:not([role="toolbar"] *)',
  ...limits.code,
}
const table = {
  what: 'what adds a row to a table',
  insert: '2x2',
  words: 'Cork',
  place: () => story.words.locator('td').last(),
  shown: 'button[aria-label="Add row"]',
  ...limits.table,
}

for (const { what, insert, words, place, shown, hoverMs, hoverMaxMs } of [code, table]) {
  /** Something written, and the pointer far from it; watched from its way there on, which may not have ended. */
  const write = async (page: Page) => {
    await story.insert(insert)
    await page.keyboard.type(words)
    const comes = await watchPointer(page, shown)
    await page.mouse.move(2, 2)
    await expect(page.locator(shown)).toHaveCount(0)
    return { menu: page.locator(shown), comes }
  }

  test(`${what} comes when the pointer has rested, and goes when it rests elsewhere`, async ({
    page,
  }) => {
    const { menu, comes } = await write(page)
    // A hand moves once more where the tools were still on their way at its first move.
    let x = 2
    await expect(async () => {
      x += 2
      await place().hover({ position: { x, y: 4 } })
      await expect(menu).toBeVisible({ timeout: 3000 })
    }).toPass()
    const { isMore, lastMs } = await comes()
    expect(isMore).toBe(true)
    expect(lastMs).toBeGreaterThanOrEqual(hoverMs - coarseMs)

    const goes = await watchPointer(page, shown)
    await page.mouse.move(2, 2)
    const gone = await goes()
    expect(gone.isMore).toBe(false)
    expect(gone.lastMs).toBeGreaterThanOrEqual(hoverMs - coarseMs)
    await expect(menu).toHaveCount(0)
  })

  test(`${what} comes after a while also where the pointer does not rest`, async ({ page }) => {
    const { menu, comes } = await write(page)
    const rest = await moveRestlessly(place())
    const { isMore, firstMs } = await comes()
    expect(isMore).toBe(true)
    expect(firstMs).toBeGreaterThanOrEqual(hoverMaxMs - coarseMs)
    await expect(menu).toBeVisible()
    await rest()
  })
}
