import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { editorProblems } from '@/plugins/visual-editor/e2e/axe'
import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'
import { blockSaving, crash } from '@/plugins/visual-editor/e2e/failures'
import {
  createPage,
  deletePage,
  deleteSections,
  type StoredPage,
  saveElsewhere,
} from '@/plugins/visual-editor/e2e/owner-api'
import { block, pageOf } from '@/plugins/visual-editor/e2e/page-fixtures'
import { signInOwner } from '@/site/e2e/owner-session'

// The page's own rules would keep the checker out.
test.use({ bypassCSP: true, reducedMotion: 'reduce' })

let stored: StoredPage
let builder: BuilderPage

test.beforeEach(async ({ context, page }) => {
  test.setTimeout(150_000)
  await signInOwner(context)
  stored = await createPage(context.request, 'Accessible windows')
  builder = new BuilderPage(page)
  await builder.open(stored.id)
})

test.afterEach(async ({ context }) => {
  await signInOwner(context)
  await deletePage(context.request, stored.id)
})

/** Looks at one state of the editor after the other, and says of each what is wrong. */
function inspect(page: Page): (what: string, shown?: Locator) => Promise<void> {
  return async (what, shown) => {
    if (shown) {
      await expect(shown, what).toBeVisible()
    }
    expect.soft(await editorProblems(page), what).toEqual([])
  }
}

/** A day to come, as the field takes it. */
const dayAhead = (days: number) =>
  new Date(Date.now() + days * 24 * 3600_000).toISOString().slice(0, 16)

const choose = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'More about publishing' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('choosing, describing and cutting pictures has no obstacles', async ({ page }) => {
  const look = inspect(page)
  await builder.card('image').click()
  await builder.settings.getByText('Choose a picture').click()
  const picker = page.getByRole('dialog', { name: 'Choose a picture' })
  await look('picker', picker.getByRole('button', { name: /Bytes|KB|MB/ }).first())
  const name = `story-${Date.now()}`
  const buffer = await sharp({
    create: { width: 300, height: 200, channels: 3, background: '#2a4' },
  })
    .png()
    .toBuffer()
  await picker
    .locator('input[type="file"]')
    .setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer })
  const tile = picker.getByRole('button', { name: new RegExp(`^${name}`) })
  await expect(tile).toHaveAttribute('aria-pressed', 'true')
  await look('picked', picker.getByRole('button', { name: /What must stay visible/ }))
  await picker.getByRole('button', { name: 'Cut out a part' }).click()
  const cut = page.getByRole('dialog', { name: 'Cut out a part' })
  await cut.getByRole('button', { name: 'Square' }).click()
  await look('cutting', cut.getByRole('button', { name: /^The part/ }))
  await page.keyboard.press('Escape')
  await expect(cut).toBeHidden()
  await picker.getByRole('searchbox').fill('no such picture')
  await look('nothing found', picker.getByText(/nothing|no picture/i).first())
  await picker.getByRole('searchbox').fill(name)
  await picker.getByRole('button', { name: 'Delete', exact: true }).click()
  await look('deleting', picker.getByRole('alertdialog'))
  await picker.getByRole('button', { name: 'Delete for good' }).click()
  await expect(tile).toHaveCount(0)
})

test('publishing, its check, schedule and versions have no obstacles', async ({ page }) => {
  const look = inspect(page)
  await builder.card('button').click()
  await builder.settings.getByLabel('Link', { exact: true }).fill('/no-such-page')
  await builder.saved()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const check = page.getByRole('dialog', { name: 'Before you go live' })
  await look('check', check)
  await check.getByRole('button', { name: 'Back to the page' }).click()
  await builder.settings.getByLabel('Link', { exact: true }).fill('/contact')
  await builder.publish()
  await builder.card('text').click()
  await builder.saved()

  await page.getByRole('button', { name: 'More about publishing' }).click()
  await look('menu', page.getByRole('menu'))
  await page.keyboard.press('Escape')

  await choose(page, 'Schedule…')
  const schedule = page.getByRole('dialog', { name: 'Schedule this page' })
  await look('schedule', schedule)
  await schedule.getByLabel('Goes live').fill(dayAhead(2))
  await schedule.getByLabel('Goes offline').fill(dayAhead(1))
  await look('schedule, wrong', schedule.getByRole('alert'))
  await schedule.getByLabel('Goes offline').fill('')
  await schedule.getByRole('button', { name: 'Save schedule' }).click()
  await look('check over the schedule', check)
  await check.getByRole('button', { name: 'Schedule anyway' }).click()
  await expect(schedule).toBeHidden()
  await look('waiting', page.getByTestId('schedule'))
  await page.getByTestId('schedule').getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Cancel the schedule' }).click()

  await choose(page, 'Versions…')
  const versions = page.getByRole('dialog', { name: 'Versions of this page' })
  await versions.getByRole('button', { name: /Live now/ }).click()
  await look('versions', versions.getByRole('list', { name: 'What is different' }))
  await versions.getByRole('button', { name: 'Phone' }).click()
  await look('versions on a phone', versions.getByTestId('compare-after'))
  await versions.getByRole('button', { name: 'Close' }).click()

  for (const [item, title] of [
    ['Discard changes…', 'Discard your changes?'],
    ['Unpublish…', /./],
  ] as const) {
    await choose(page, item)
    await look(item, page.getByRole('dialog', { name: title }))
    await page.keyboard.press('Escape')
  }
})

test('what is said about other windows and other people has no obstacles', async ({
  page,
  context,
  browser,
}) => {
  const look = inspect(page)
  const button = (label: string) => pageOf({ theirs: block('button', { label }) })
  await saveElsewhere(context.request, stored, button('Base'))
  await page.reload()
  await builder.block('theirs').click()
  await saveElsewhere(context.request, stored, button('Other'))
  await builder.settings.getByRole('textbox', { name: 'Label', exact: true }).fill('Mine')
  const conflict = page.getByRole('dialog', { name: 'Changed in two windows' })
  await look('conflict', conflict)
  await conflict.getByText('Take the other').click()
  await conflict.getByRole('button', { name: 'Go on' }).click()

  const other = await browser.newContext({ baseURL: process.env.E2E_ORIGIN, bypassCSP: true })
  await signInOwner(other, 'admin@example.com')
  const second = new BuilderPage(await other.newPage())
  await second.open(stored.id)
  const lock = second.page.getByRole('dialog', { name: / is editing this page$/ })
  await expect(lock).toBeVisible()
  await inspect(second.page)('lock', lock)
  await lock.getByRole('button', { name: 'Take over' }).click()
  await look('taken over', page.getByRole('dialog', { name: / has taken over this page$/ }))
  await other.close()
})

test('what is said about saving and coming back has no obstacles', async ({ page, context }) => {
  const look = inspect(page)
  await blockSaving(page, stored)
  await builder.card('text').click()
  await expect(builder.saveState).toHaveText('Saved on this computer')
  await look('saved here')
  await crash(page)

  const again = new BuilderPage(await context.newPage())
  await again.open(stored.id)
  const offer = again.page.getByRole('dialog', { name: /not saved$/ })
  await expect(offer).toBeVisible()
  await inspect(again.page)('restoring', offer)
  await offer.getByRole('button', { name: 'Discard' }).click()
  await context.clearCookies()
  await again.card('text').click()
  const out = again.page.getByRole('dialog', { name: 'You are logged out' })
  await inspect(again.page)('logged out', out)
})

test('pages, sections and what opens in the theme have no obstacles', async ({ page, context }) => {
  const look = inspect(page)
  const panel = (name: string) =>
    page.getByRole('navigation', { name: 'Panels' }).getByText(name, { exact: true }).click()
  await builder.card('button').click()
  await builder.settings.getByLabel('Label').fill('Greeting')
  await builder.pressOnBar('Keep as a section')
  const keep = page.getByRole('dialog', { name: 'Keep as a section' })
  await look('keep a section', keep)
  await keep.getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('button', { name: 'Ready-made sections' }).click()
  await look('sections', page.getByRole('button', { name: 'Rename Greeting' }).first())
  await page.getByRole('button', { name: 'Rename Greeting' }).first().click()
  await look('renaming', page.getByRole('textbox', { name: 'New name' }))
  await page.keyboard.press('Escape')
  await deleteSections(context.request, 'Greeting')

  await panel('Pages')
  await page.getByRole('button', { name: 'Add a page' }).click()
  await look('page templates', page.getByRole('button', { name: /^About/ }))
  await page.keyboard.press('Escape')
  await panel('Layers')
  await panel('Pages')
  await page
    .locator(`[data-page="${stored.pathname}"]`)
    .getByRole('button', { name: /^Settings of/ })
    .click()
  await look('page settings', page.getByRole('textbox', { name: 'Address' }))

  await panel('Theme')
  const theme = page.getByRole('complementary', { name: 'Theme' })
  await theme.getByRole('button', { name: 'Main colour: pick a colour' }).click()
  await look('colour')
  await page.keyboard.press('Escape')
  await theme.getByRole('button', { name: 'Add a link' }).click()
  await look('header link', theme.getByRole('form', { name: 'New link' }))
  await page.keyboard.press('Escape')
  await theme.getByRole('button', { name: /^Add (a social|Inst|Face|Twit|You|Web)/ }).click()
  await look('social link', theme.getByRole('form', { name: 'New social link' }))
  await page.keyboard.press('Escape')
  await theme.getByRole('button', { name: /^One page/ }).click()
  await look('another kind of site', page.getByRole('dialog', { name: /^Switch to/ }))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('nothing has obstacles', async ({ page }) => {
    const look = inspect(page)
    await look('page')
    for (const name of ['Add', 'Layers', 'Pages', 'Theme']) {
      await page.getByRole('button', { name, exact: true }).tap()
      await look(name, page.locator('[data-builder]').getByRole('complementary'))
      await page.locator('[data-builder]').getByRole('button', { name: 'Close', exact: true }).tap()
    }
    await page.getByRole('button', { name: 'Add', exact: true }).tap()
    await builder.card('button').tap()
    await look('placing', page.getByRole('group', { name: 'Places' }))
    const before = await builder.ids()
    await page.getByRole('group', { name: 'Places' }).getByRole('button').first().tap()
    await builder.newId(before)
    await look('settings', builder.settings)
    await page.getByRole('button', { name: 'Done' }).tap()
    await page.getByRole('button', { name: 'More about publishing' }).tap()
    await look('menu', page.getByRole('menu'))
  })
})
