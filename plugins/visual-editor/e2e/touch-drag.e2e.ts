import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'
import { createPage, deletePage, type StoredPage } from '@/plugins/visual-editor/e2e/owner-api'
import { block, pageOf } from '@/plugins/visual-editor/e2e/page-fixtures'
import { middleOf, touchOn } from '@/plugins/visual-editor/e2e/touch'
import { signInOwner } from '@/site/e2e/owner-session'

let stored: StoredPage
let builder: BuilderPage
let fingers: Awaited<ReturnType<typeof touchOn>>

test.beforeEach(async ({ context, page }) => {
  await signInOwner(context)
  const layout = pageOf({
    one: block('button', { label: 'One' }),
    two: block('button', { label: 'Two' }),
    three: block('button', { label: 'Three' }),
    held: { ...block('button', { label: 'Held' }), isLocked: true },
    tall: block('container', { minHeight: 1200 }),
  })
  stored = await createPage(context.request, 'Dragging with a finger', { layout })
  builder = new BuilderPage(page)
  await builder.open(stored.id)
  fingers = await touchOn(page)
})

test.afterEach(async ({ context }) => {
  expect(builder.problems).toEqual([])
  await deletePage(context.request, stored.id)
})

const start = ['page-header', 'one', 'two', 'three', 'held', 'tall', 'footer']
const undo = () => builder.page.getByRole('button', { name: 'Undo', exact: true })
const scrolled = () =>
  builder.page.getByRole('main', { name: 'Page' }).evaluate(({ scrollTop }) => scrollTop)

for (const [device, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  tablet: { width: 1180, height: 820 },
})) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true })

    test('a block follows the finger on its grip, and the page stays where it is', async () => {
      await builder.block('one').tap()
      const before = await scrolled()
      await fingers.press(await middleOf(builder.grip()))
      await fingers.move(await builder.pointIn('two', 0.5, 0.9))
      await expect(builder.dropLine).toHaveText('Below Two')
      expect(await scrolled()).toBe(before)
      await fingers.lift()
      await expect
        .poll(() => builder.ids())
        .toEqual(['page-header', 'two', 'one', 'three', 'held', 'tall', 'footer'])
      await expect(builder.dropLine).toHaveCount(0)
      // On a page that is busy a tap lasts so long that it counts as a press.
      await expect(async () => {
        if (await undo().isEnabled()) {
          await undo().tap()
        }
        expect(await builder.ids()).toEqual(start)
      }).toPass()
    })

    test('a second finger puts it back, and so does letting go where nothing can be', async ({
      page,
    }) => {
      await builder.block('one').tap()
      await fingers.press(await middleOf(builder.grip()))
      await fingers.move(await builder.pointIn('two', 0.5, 0.9))
      await expect(builder.dropLine).toBeVisible()
      await fingers.pressToo({ x: 60, y: 300 })
      await expect(builder.dropLine).toHaveCount(0)
      await fingers.lift()

      await fingers.press(await middleOf(builder.grip()))
      await fingers.move({ x: 60, y: 20 })
      await expect(builder.dropLine).toHaveCount(0)
      await fingers.lift()
      expect(await builder.ids()).toEqual(start)
      await expect(undo()).toBeDisabled()
      // Nor did it open the places to tap, as a tap does.
      await expect(page.getByRole('group', { name: 'Places' })).toHaveCount(0)
    })

    test('a locked block has no grip, and a finger on the page itself scrolls it', async () => {
      await builder.block('held').tap()
      await expect(builder.bar).toContainText('Locked by you')
      await expect(builder.grip()).toHaveCount(0)
      const from = await builder.pointIn('tall', 0.5, 0.1)
      await fingers.press(from)
      await fingers.move({ x: from.x, y: from.y - 150 })
      await fingers.lift()
      await expect.poll(scrolled).toBeGreaterThan(30)
      await expect(builder.dropLine).toHaveCount(0)
      expect(await builder.ids()).toEqual(start)
    })
  })
}
