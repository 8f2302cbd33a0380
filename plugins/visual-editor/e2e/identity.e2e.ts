import type { Browser, Locator } from '@playwright/test'
import sharp from 'sharp'
import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'
import {
  createPage,
  deletePage,
  findPage,
  restorePage,
} from '@/plugins/visual-editor/e2e/owner-api'
import { pageOfEveryBlock } from '@/plugins/visual-editor/e2e/page-of-every-block'
import { signInOwner } from '@/site/e2e/owner-session'
import { some } from '@/src/testing/soak'

const screens = [
  { name: 'Computer', widthPx: 1280 },
  { name: 'Tablet', widthPx: 768 },
  { name: 'Phone', widthPx: 375 },
] as const

/** High enough for every section, so that none is cut where the editor's page scrolls. */
const heightPx = 2600
const visibleStep = 40
const allowedShare = 0.001

test('the canvas shows home to the pixel as visitors see it', async ({
  browser,
  context,
  page,
}) => {
  test.setTimeout(180_000)
  await signInOwner(context)
  const home = await findPage(context.request, '/')
  const builder = new BuilderPage(page)
  await builder.open(home.id)
  // Each of its blocks is also among those below.
  await compareScreens(builder, browser, '/', some(screens, screens.length))
})

test('the canvas shows every block to the pixel as visitors see it', async ({
  browser,
  context,
  page,
}) => {
  test.setTimeout(300_000)
  await signInOwner(context)
  const stored = await createPage(context.request, 'Every block')
  try {
    const layout = await pageOfEveryBlock(context.request, 'luna-vale')
    await restorePage(context.request, { id: stored.id, layout })
    const builder = new BuilderPage(page)
    await builder.open(stored.id)
    await compareScreens(builder, browser, stored.pathname)
  } finally {
    await deletePage(context.request, stored.id)
  }
})

/** Every block right on the page, one by one, at every width. */
async function compareScreens(
  builder: BuilderPage,
  browser: Browser,
  pathname: string,
  sizes: readonly (typeof screens)[number][] = screens,
): Promise<void> {
  const { page, canvas } = builder
  for (const { name, widthPx } of sizes) {
    // Wide enough for the page at its true size, which then begins on a whole pixel.
    await page.setViewportSize({ width: 2201 - (widthPx % 2), height: heightPx })
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    const visitor = await (
      await browser.newContext({ viewport: { width: widthPx, height: heightPx } })
    ).newPage()
    await visitor.goto(pathname)
    const onSite = visitor.locator('main > *, :is(header, footer):not(main *)')
    const onCanvas = canvas.locator('[data-block-id]:not([data-block-id] [data-block-id])')
    const count = await onSite.count()
    expect(count).toBeGreaterThan(3)
    expect(await onCanvas.count()).toBe(count)
    for (let index = 0; index < count; index += 1) {
      const id = await onCanvas.nth(index).getAttribute('data-block-id')
      const { differing, all } = await compare(onCanvas.nth(index), onSite.nth(index))
      expect.soft(differing / all, `${id} at ${widthPx} px`).toBeLessThanOrEqual(allowedShare)
    }
    await visitor.context().close()
  }
}

/** How many pixels of two pictures of the same look different. */
async function compare(one: Locator, other: Locator) {
  const [first, second] = [await pixelsOf(one), await pixelsOf(other)]
  expect([first.width, first.height]).toEqual([second.width, second.height])
  // The last row shows what lies behind as well where a block ends within a pixel: the page's shadow
  // on the canvas.
  const end = first.data.length - first.width * 3
  let differing = 0
  for (let at = 0; at < end; at += 3) {
    const isVisible = [0, 1, 2].some(
      (channel) =>
        Math.abs((first.data[at + channel] ?? 0) - (second.data[at + channel] ?? 0)) > visibleStep,
    )
    differing += isVisible ? 1 : 0
  }
  return { differing, all: end / 3 }
}

async function pixelsOf(section: Locator) {
  // In the middle: at an edge of what scrolls, a part of the last pixel would be cut off. Rows that
  // scroll sideways load the rest of their pictures only when someone does.
  await section.evaluate(async (element) => {
    element.scrollIntoView({ block: 'center' })
    const images = [...element.querySelectorAll('img')]
    for (const image of images) {
      image.loading = 'eager'
    }
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
  })
  const picture = await section.screenshot({ animations: 'disabled' })
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
