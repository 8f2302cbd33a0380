import { expect, type Locator, test } from '@playwright/test'
import sharp from 'sharp'
import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import { findPage } from '@/plugins/visual-editor/e2e/owner-api'
import { signInOwner } from '@/site/e2e/owner-session'

const screens = [
  { name: 'Computer', widthPx: 1280 },
  { name: 'Tablet', widthPx: 768 },
  { name: 'Phone', widthPx: 375 },
] as const

/** High enough for every section, so that none is cut where the editor's page scrolls. */
const heightPx = 2600
/** Pictures are scaled from another copy where the window is wider than the page. */
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

  for (const { name, widthPx } of screens) {
    // Wide enough for the page at its true size, which then begins on a whole pixel.
    await page.setViewportSize({ width: 2201 - (widthPx % 2), height: heightPx })
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    const visitor = await (
      await browser.newContext({ viewport: { width: widthPx, height: heightPx } })
    ).newPage()
    await visitor.goto('/')
    const onSite = visitor.locator('main > section, main > div')
    const onCanvas = builder.canvas.locator(
      ':is(section, div)[data-block-id]:not([data-block-id] [data-block-id])',
    )
    const sections = await onSite.count()
    expect(sections).toBeGreaterThan(3)
    expect(await onCanvas.count()).toBe(sections)
    let differing = 0
    let all = 0
    for (let index = 0; index < sections; index += 1) {
      const compared = await compare(onCanvas.nth(index), onSite.nth(index))
      differing += compared.differing
      all += compared.all
    }
    expect(differing / all, `at ${widthPx} px`).toBeLessThanOrEqual(allowedShare)
    await visitor.context().close()
  }
})

/** How many pixels of two pictures of the same look different. */
async function compare(one: Locator, other: Locator) {
  const [first, second] = [await pixelsOf(one), await pixelsOf(other)]
  expect([first.width, first.height]).toEqual([second.width, second.height])
  let differing = 0
  for (let at = 0; at < first.data.length; at += 3) {
    const isVisible = [0, 1, 2].some(
      (channel) =>
        Math.abs((first.data[at + channel] ?? 0) - (second.data[at + channel] ?? 0)) > visibleStep,
    )
    differing += isVisible ? 1 : 0
  }
  return { differing, all: first.data.length / 3 }
}

async function pixelsOf(section: Locator) {
  await section.scrollIntoViewIfNeeded()
  // Rows that scroll sideways load the rest of their pictures only when someone does.
  await section.evaluate((element) => {
    for (const image of element.querySelectorAll('img')) {
      image.loading = 'eager'
    }
  })
  await expect
    .poll(() =>
      section.evaluate((element) =>
        [...element.querySelectorAll('img')].every(({ complete }) => complete),
      ),
    )
    .toBe(true)
  const picture = await section.screenshot({ animations: 'disabled' })
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
