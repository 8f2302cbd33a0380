import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'
import { createPage, deletePage, type StoredPage } from '@/plugins/visual-editor/e2e/owner-api'
import { block, pageOf } from '@/plugins/visual-editor/e2e/page-fixtures'
import { middleOf, touchOn } from '@/plugins/visual-editor/e2e/touch'
import { signInOwner } from '@/site/e2e/owner-session'

test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true })

let stored: StoredPage
let builder: BuilderPage
let fingers: Awaited<ReturnType<typeof touchOn>>

test.beforeEach(async ({ context, page }) => {
  await signInOwner(context)
  builder = new BuilderPage(page)
})

test.afterEach(async ({ context }) => {
  expect(builder.problems).toEqual([])
  await deletePage(context.request, stored.id)
})

async function open(...args: Parameters<typeof pageOf>) {
  const layout = pageOf(...args)
  stored = await createPage(builder.page.context().request, 'Scrolling with a finger', { layout })
  await builder.open(stored.id)
  fingers = await touchOn(builder.page)
}

test('a finger that rests near an edge scrolls the page, down and up again', async ({ page }) => {
  await open({
    one: block('button', { label: 'One' }),
    tall: block('container', { minHeight: 1200 }),
    taller: block('container', { minHeight: 1200 }),
  })
  const stage = page.getByRole('main', { name: 'Page' })
  const scrolled = () => stage.evaluate(({ scrollTop }) => scrollTop)
  const { x = 0, y = 0, width = 0, height = 0 } = (await stage.boundingBox()) ?? {}
  await builder.block('one').tap()
  await fingers.press(await middleOf(builder.grip()))
  await fingers.move({ x: x + width / 2, y: y + height - 10 })
  await expect.poll(scrolled).toBeGreaterThan(200)
  await expect(builder.dropLine).toContainText('Container')
  await fingers.move({ x: x + width / 2, y: y + 10 })
  await expect.poll(scrolled).toBe(0)
  await fingers.move({ x: 20, y: 20 })
  await fingers.lift()
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled()
})
