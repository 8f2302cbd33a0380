import type { Locator } from '@playwright/test'
import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'
import {
  createPage,
  deletePage,
  restorePage,
  type StoredPage,
} from '@/plugins/visual-editor/e2e/owner-api'
import { longWords, screensPage } from '@/plugins/visual-editor/e2e/screens-page'
import { signInOwner } from '@/site/e2e/owner-session'
import type { Layout } from '@/src/core/page-document/layout/layout'

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

async function open(boxes?: Record<string, Layout>): Promise<void> {
  await restorePage(builder.page.request, { id: stored.id, layout: screensPage(boxes) })
  await builder.open(stored.id)
}

const style = (block: Locator, property: string) =>
  block.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

/** Sets the page's width by the keys of the grip. */
async function widen(toPx: number): Promise<void> {
  await builder.widthGrip.focus()
  await builder.page.keyboard.press('Home')
  for (const mark of [375, 500, 768, 1024, 1280].filter((each) => each <= toPx)) {
    await builder.page.keyboard.press('PageUp')
    await expect(builder.widthGrip).toHaveAttribute('aria-valuenow', String(mark))
  }
  const from = Number(await builder.widthGrip.getAttribute('aria-valuenow'))
  for (let px = from; px < toPx; px += 1) {
    await builder.page.keyboard.press('ArrowRight')
  }
  await expect(builder.widthGrip).toHaveAttribute('aria-valuenow', String(toPx))
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
  await builder.chooseDevice('Phone')
  await builder.selectByEdge('box')
  await builder.settings.getByRole('spinbutton', { name: 'Above and below' }).fill('18')
  await expect(builder.settings.getByText('Only on phone: 18 px')).toBeVisible()
  await expect.poll(() => style(builder.block('box'), 'padding-top')).toBe('18px')

  await builder.chooseDevice('Computer')
  await expect.poll(() => style(builder.block('box'), 'padding-top')).toBe('40px')
  await expect(builder.settings.getByRole('spinbutton', { name: 'Above and below' })).toHaveValue(
    '40',
  )
  await expect(builder.settings.getByText('Only on phone: 18 px')).toBeVisible()

  await builder.settings.getByRole('button', { name: 'Only on phone: 18 px. Put it back' }).click()
  await expect(builder.settings.getByText('Only on phone')).toHaveCount(0)
  await builder.chooseDevice('Phone')
  await expect.poll(() => style(builder.block('box'), 'padding-top')).not.toBe('18px')

  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => style(builder.block('box'), 'padding-top')).toBe('18px')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => style(builder.block('box'), 'padding-top')).not.toBe('18px')
})

test('a distance set on the computer holds everywhere until a screen says otherwise', async () => {
  await open()
  await builder.selectByEdge('box')
  const above = builder.settings.getByRole('spinbutton', { name: 'Space above' })
  await above.fill('60')
  await builder.chooseDevice('Tablet')
  await expect(above).toHaveValue('')
  await expect(above).toHaveAttribute('placeholder', '60')
  await above.fill('10')
  await expect(builder.settings.getByText('Only on tablet: 10 px')).toBeVisible()
  await expect.poll(() => style(builder.block('box'), 'margin-top')).toBe('10px')
  await builder.chooseDevice('Phone')
  await expect(builder.settings.getByText('Only on tablet')).toHaveCount(0)
  await expect.poll(() => style(builder.block('box'), 'margin-top')).toBe('60px')
  await above.fill('')
  await builder.chooseDevice('Tablet')
  await above.fill('')
  await expect.poll(() => style(builder.block('box'), 'margin-top')).toBe('60px')
})

test('what is hidden on phones is faint on the canvas and not shown to visitors there', async ({
  page,
}) => {
  await open()
  await builder.selectByEdge('box')
  const onPhone = builder.settings.getByRole('button', { name: 'Show on phone' })
  await onPhone.click()
  await expect(onPhone).toHaveAttribute('aria-pressed', 'false')
  await builder.chooseDevice('Phone')
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
  await builder.chooseDevice('Phone')
  await builder.selectByEdge('box')
  const later = builder.settings.getByRole('button', { name: 'Later on phone' })
  await expect(builder.settings.getByRole('button', { name: 'Earlier on phone' })).toBeDisabled()
  await later.click()
  await expect(builder.settings.getByText('Only on phone: place 2 of 4')).toBeVisible()
  await expect.poll(() => fromTop(builder.canvas)).toEqual(['header', 'words', 'box', 'footer'])
  await builder.publish()

  await builder.chooseDevice('Computer')
  await expect.poll(() => fromTop(builder.canvas)).toEqual(['header', 'box', 'words', 'footer'])
  await builder.settings
    .getByRole('button', { name: 'Only on phone: place 2 of 4. Put it back' })
    .click()
  await builder.chooseDevice('Phone')
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
