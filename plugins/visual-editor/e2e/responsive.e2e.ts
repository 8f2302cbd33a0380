import type { Locator, Page } from '@playwright/test'
import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'
import {
  createPage,
  deletePage,
  restorePage,
  type StoredPage,
} from '@/plugins/visual-editor/e2e/owner-api'
import { block, pageOf } from '@/plugins/visual-editor/e2e/page-fixtures'
import { signInOwner } from '@/site/e2e/owner-session'
import type { Layout } from '@/src/core/page-document/layout/layout'
import type { PageDocument, PageNode } from '@/src/core/page-document/schema'
import { richTextOf } from '@/src/core/rich-text'

let stored: StoredPage
let builder: BuilderPage

test.beforeEach(async ({ context, page }) => {
  await signInOwner(context)
  stored = await createPage(context.request, 'Screens')
  builder = new BuilderPage(page)
})

test.afterEach(async ({ context }) => {
  expect(builder.problems).toEqual([])
  await deletePage(context.request, stored.id)
})

const longWords = 'Words on the page itself, and more of them than one line of this width can hold'

/** A page of a container with words and a button in it, then words, an image and a section. */
function layout(boxes: Record<string, Layout> = {}): PageDocument {
  const blocks: Record<string, PageNode> = {
    box: block('container', { padding: 40, gap: 24 }, ['inside', 'press']),
    inside: block('text', { doc: richTextOf('paragraph', 'Inside the container') }),
    press: block('button', { label: 'Press here' }),
    words: block('text', { doc: richTextOf('paragraph', longWords) }),
    picture: block('image', { width: 300 }, [], 2),
    shows: block('upcoming-events'),
  }
  const boxed = Object.entries(blocks).map(([id, node]) => {
    const box = boxes[id]
    return [id, box ? { ...node, layout: box } : node] as const
  })
  return pageOf(Object.fromEntries(boxed))
}

async function open(boxes?: Record<string, Layout>): Promise<void> {
  await restorePage(builder.page.request, { id: stored.id, layout: layout(boxes) })
  await builder.open(stored.id)
}

const device = (name: 'Computer' | 'Tablet' | 'Phone') =>
  builder.page.getByRole('button', { name: new RegExp(`^${name}, `) }).click()

const style = (block: Locator, property: string) =>
  block.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

const grip = () => builder.page.getByRole('slider', { name: 'Width of the page' })

/** Sets the page's width by the keys of the grip. */
async function widen(toPx: number): Promise<void> {
  await grip().focus()
  await builder.page.keyboard.press('Home')
  for (const mark of [375, 500, 768, 1024, 1280].filter((each) => each <= toPx)) {
    await builder.page.keyboard.press('PageUp')
    await expect(grip()).toHaveAttribute('aria-valuenow', String(mark))
  }
  const from = Number(await grip().getAttribute('aria-valuenow'))
  for (let px = from; px < toPx; px += 1) {
    await builder.page.keyboard.press('ArrowRight')
  }
  await expect(grip()).toHaveAttribute('aria-valuenow', String(toPx))
}

/** Selects a block by its edge, so that no writing begins. */
async function select(id: string): Promise<void> {
  const { x, y } = await builder.pointIn(id, 0.02, 0.03)
  await builder.page.mouse.click(x, y)
  await expect(builder.settings.getByRole('button', { name: 'Size and place' })).toBeVisible()
}

const expected = {
  mobile: { above: '31px', below: '6px', height: '130px', side: 'end', order: '-2', width: 150 },
  tablet: { above: '21px', below: '5px', height: '120px', side: 'center', order: '0', width: 220 },
  base: { above: '11px', below: '5px', height: '110px', side: 'start', order: '0', width: 200 },
} as const

const screensByWidth = [
  [375, 'mobile'],
  [500, 'mobile'],
  [501, 'tablet'],
  [768, 'tablet'],
  [1024, 'tablet'],
  [1025, 'base'],
  [1280, 'base'],
] as const

test('each screen stands as it was set, on the canvas and for visitors, at its exact edges', async ({
  page,
}) => {
  const box: Layout = {
    base: { above: 11, below: 5, minHeight: 110, width: 200, align: 'left' },
    tablet: { above: 21, minHeight: 120, width: 220, align: 'center' },
    mobile: { above: 31, below: 6, minHeight: 130, width: 150, align: 'right', order: -2 },
  }
  const container: Layout = { mobile: { padding: 77, gap: 66 }, tablet: { padding: 55, gap: 44 } }
  const insides = {
    mobile: ['77px', '66px'],
    tablet: ['55px', '44px'],
    base: ['40px', '24px'],
  } as const

  await open({ words: box, press: box, shows: box, box: container })
  const check = async (within: Locator, screen: keyof typeof expected) => {
    const want = expected[screen]
    for (const id of ['words', 'press', 'shows']) {
      const block = within.locator(`[data-layout="${id}"]`)
      expect
        .soft(
          {
            above: await style(block, 'margin-top'),
            below: await style(block, 'margin-bottom'),
            height: await style(block, 'min-height'),
            side: await style(block, 'text-align'),
            order: await style(block, 'order'),
            width: Math.round(await contentWidth(block)),
          },
          `${id} on ${screen}`,
        )
        .toEqual(want)
    }
    const outer = within.locator('[data-layout="box"]')
    const [padding, gap] = insides[screen]
    expect.soft(await style(outer, 'padding-top')).toBe(padding)
    expect.soft(await style(outer.locator('> div'), 'row-gap')).toBe(gap)
  }

  for (const [widthPx, screen] of screensByWidth) {
    await widen(widthPx)
    await check(builder.canvas, screen)
  }
  for (const [widthPx, screen] of screensByWidth) {
    await page.setViewportSize({ width: widthPx, height: 900 })
    if (widthPx === 375) {
      await page.goto(stored.pathname)
    }
    await check(page.locator('body'), screen)
  }
})

/** Width of what a block shows, without the page's margins beside it. */
function contentWidth(block: Locator): Promise<number> {
  return block.evaluate((element) => {
    const { width = 0 } = element.firstElementChild?.getBoundingClientRect() ?? {}
    return width / element.currentCSSZoom
  })
}

test('what is set on a phone holds there alone, says so, and can be put back', async ({ page }) => {
  await open()
  await device('Phone')
  await select('box')
  await builder.settings.getByRole('spinbutton', { name: 'Above and below' }).fill('18')
  await expect(builder.settings.getByText('Only on phone: 18 px')).toBeVisible()
  await expect.poll(() => style(builder.block('box'), 'padding-top')).toBe('18px')

  await device('Computer')
  await expect.poll(() => style(builder.block('box'), 'padding-top')).toBe('40px')
  await expect(builder.settings.getByRole('spinbutton', { name: 'Above and below' })).toHaveValue(
    '40',
  )
  await expect(builder.settings.getByText('Only on phone: 18 px')).toBeVisible()

  await builder.settings.getByRole('button', { name: 'Only on phone: 18 px. Put it back' }).click()
  await expect(builder.settings.getByText('Only on phone')).toHaveCount(0)
  await device('Phone')
  await expect.poll(() => style(builder.block('box'), 'padding-top')).not.toBe('18px')

  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => style(builder.block('box'), 'padding-top')).toBe('18px')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => style(builder.block('box'), 'padding-top')).not.toBe('18px')
})

test('a distance set on the computer holds everywhere until a screen says otherwise', async () => {
  await open()
  await select('box')
  const above = builder.settings.getByRole('spinbutton', { name: 'Space above' })
  await above.fill('60')
  await device('Tablet')
  await expect(above).toHaveValue('')
  await expect(above).toHaveAttribute('placeholder', '60')
  await above.fill('10')
  await expect(builder.settings.getByText('Only on tablet: 10 px')).toBeVisible()
  await expect.poll(() => style(builder.block('box'), 'margin-top')).toBe('10px')
  await device('Phone')
  await expect(builder.settings.getByText('Only on tablet')).toHaveCount(0)
  await expect.poll(() => style(builder.block('box'), 'margin-top')).toBe('60px')
  await above.fill('')
  await device('Tablet')
  await above.fill('')
  await expect.poll(() => style(builder.block('box'), 'margin-top')).toBe('60px')
})

test('what is hidden on phones is faint on the canvas and not shown to visitors there', async ({
  page,
}) => {
  await open()
  await select('box')
  const onPhone = builder.settings.getByRole('button', { name: 'Show on phone' })
  await onPhone.click()
  await expect(onPhone).toHaveAttribute('aria-pressed', 'false')
  await device('Phone')
  await expect.poll(() => style(builder.block('box'), 'opacity')).toBe('0.3')
  await builder.publish()

  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto(stored.pathname)
  await expect(page.getByText(longWords)).toBeVisible()
  await expect(page.getByText('Inside the container')).toBeHidden()
  await page.setViewportSize({ width: 501, height: 800 })
  await expect(page.getByText('Inside the container')).toBeVisible()
})

test('blocks stand in another order on a phone, never above the header or below the footer', async ({
  page,
}) => {
  await open()
  await device('Phone')
  await select('box')
  const later = builder.settings.getByRole('button', { name: 'Later on phone' })
  await expect(builder.settings.getByRole('button', { name: 'Earlier on phone' })).toBeDisabled()
  await later.click()
  await expect(builder.settings.getByText('Only on phone: place 2 of 4')).toBeVisible()
  await expect.poll(() => fromTop(builder.canvas)).toEqual(['header', 'words', 'box', 'footer'])
  await builder.publish()

  await device('Computer')
  await expect.poll(() => fromTop(builder.canvas)).toEqual(['header', 'box', 'words', 'footer'])
  await builder.settings
    .getByRole('button', { name: 'Only on phone: place 2 of 4. Put it back' })
    .click()
  await device('Phone')
  await expect.poll(() => fromTop(builder.canvas)).toEqual(['header', 'box', 'words', 'footer'])

  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto(stored.pathname)
  await expect
    .poll(() => fromTop(page.locator('body')))
    .toEqual(['header', 'words', 'box', 'footer'])
})

/** What stands where, from the top. */
async function fromTop(within: Locator): Promise<string[]> {
  const top = async (name: string, part: Locator) => ({
    name,
    y: (await part.boundingBox())?.y ?? Number.NaN,
  })
  const parts = [
    await top('header', within.locator('header').first()),
    await top('words', within.getByText(longWords)),
    await top('box', within.getByText('Inside the container')),
    await top('footer', within.locator('footer').last()),
  ]
  return parts.toSorted((a, b) => a.y - b.y).map(({ name }) => name)
}

test('the page has the width of the chosen screen; its edge is dragged to any, holds at marks, and goes back', async ({
  page,
}) => {
  await open()
  const width = () => builder.canvas.evaluate((element) => (element as HTMLElement).offsetWidth)
  for (const [name, widthPx] of [
    ['Computer', 1280],
    ['Tablet', 768],
    ['Phone', 375],
  ] as const) {
    await device(name)
    await expect(page.getByText(`${widthPx} px`, { exact: true })).toBeVisible()
    expect(await width()).toBe(widthPx)
  }
  const handle = await grip().boundingBox()
  const from = { x: (handle?.x ?? 0) + 10, y: 500 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 30, from.y, { steps: 4 })
  await expect(grip()).toHaveAttribute('aria-valuenow', '435')
  await expect(grip().getByText('435 px · 100 %')).toBeVisible()
  await page.mouse.move(from.x + 64, from.y, { steps: 4 })
  await expect(grip()).toHaveAttribute('aria-valuenow', '500')
  await page.mouse.up()
  expect(await width()).toBe(500)
  await expect(grip()).toHaveAttribute('aria-valuetext', '500 pixels, phone')
  await page.keyboard.press('ArrowRight')
  await expect(grip()).toHaveAttribute('aria-valuetext', '501 pixels, tablet')

  await grip().dblclick({ position: { x: 10, y: 300 } })
  await expect(grip()).toHaveAttribute('aria-valuenow', '375')
})

test('a page that is scaled down keeps its edge under the pointer, and what just fits still fits', async ({
  page,
}) => {
  await open()
  const columns = () =>
    builder
      .block('shows')
      .locator('*')
      .evaluateAll((elements) =>
        Math.max(...elements.map((e) => getComputedStyle(e).gridTemplateColumns.split(' ').length)),
      )
  await expect.poll(columns).toBe(3)

  const handle = await grip().boundingBox()
  const from = { x: (handle?.x ?? 0) + 10, y: 500 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x - 100, from.y, { steps: 4 })
  await expect.poll(async () => (await grip().boundingBox())?.x).toBeCloseTo(from.x - 110, -1)
  await page.mouse.up()
})

test('the live view follows every edit and leads to the block', async ({ page }) => {
  await open()
  const strip = page.getByRole('complementary', { name: 'Live view', includeHidden: true })
  const inStrip = (id: string) => strip.locator(`[data-layout="${id}"]`)
  await expect(inStrip('press')).toContainText('Press here')
  expect(await inStrip('press').evaluate((element) => element.closest('[inert]') !== null)).toBe(
    true,
  )

  const spot = await inStrip('press').locator('span').first().boundingBox()
  await page.mouse.click((spot?.x ?? 0) + 8, (spot?.y ?? 0) + 8)
  await expect(builder.bar).toHaveAttribute('aria-label', /Button|Press/)
  await expect(strip).toBeHidden()
  await builder.settings.getByRole('textbox', { name: 'Label' }).fill('Listen')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(inStrip('press')).toContainText('Listen')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(strip).toBeVisible()
  await expect(inStrip('press')).toContainText('Press here')

  await device('Phone')
  await expect(strip).toContainText('On a computer')
  await page.getByRole('button', { name: 'Hide the live view' }).click()
  await expect(strip).toHaveCount(0)
  await page.getByRole('button', { name: 'Show the page as on a phone' }).click()
  await expect(strip).toBeVisible()
})

test('selecting never changes the zoom, and the live view can stay beside the settings', async ({
  page,
}) => {
  await open()
  const scaleOf = () => builder.canvas.evaluate((element) => element.currentCSSZoom)
  for (const width of [1680, 1440, 1280, 1024, 768]) {
    await page.setViewportSize({ width, height: 900 })
    await unselect(page)
    const before = await scaleOf()
    await select('box')
    await expect.poll(() => scaleOf()).toBe(before)
  }

  await page.setViewportSize({ width: 1680, height: 900 })
  await unselect(page)
  await page.getByRole('button', { name: 'Keep beside the settings' }).click()
  const before = await scaleOf()
  await select('box')
  await expect(
    page.getByRole('complementary', { name: 'Live view', includeHidden: true }),
  ).toBeVisible()
  await expect(builder.settings.getByRole('button', { name: 'Size and place' })).toBeVisible()
  await expect.poll(() => scaleOf()).toBe(before)
  await page.getByRole('button', { name: 'Show only while nothing is selected' }).click()
  await expect(
    page.getByRole('complementary', { name: 'Live view', includeHidden: true }),
  ).toBeHidden()
})

async function unselect(page: Page): Promise<void> {
  const done = page.getByRole('button', { name: 'Done' })
  if (await done.isVisible()) {
    await done.click()
  }
  await expect(done).toHaveCount(0)
}

test('groups stay folded for every block until they are opened', async ({ page }) => {
  await open()
  await select('box')
  const group = () => builder.settings.getByRole('button', { name: 'Size and place' })
  await group().click()
  await expect(group()).toHaveAttribute('aria-expanded', 'false')
  await builder.block('picture').click()
  await expect(group()).toHaveAttribute('aria-expanded', 'false')
  await page.reload()
  await expect(builder.block('picture')).toBeVisible({ timeout: 60_000 })
  await select('box')
  await expect(group()).toHaveAttribute('aria-expanded', 'false')
  await expect(builder.settings.getByText('Show on')).toHaveCount(0)
  await group().click()
  await expect(builder.settings.getByText('Show on')).toBeVisible()
})
