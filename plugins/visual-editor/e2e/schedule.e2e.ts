import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'
import {
  createPage,
  deletePage,
  findPage,
  type StoredPage,
} from '@/plugins/visual-editor/e2e/owner-api'
import { fromAdmin, signInOwner } from '@/site/e2e/owner-session'

test.use({ timezoneId: 'Asia/Tokyo', locale: 'en-GB' })

let stored: StoredPage
let builder: BuilderPage

test.beforeEach(async ({ context, page }) => {
  await signInOwner(context)
  stored = await createPage(context.request, 'Schedule')
  builder = new BuilderPage(page)
})
test.afterEach(async ({ context }) => {
  await deletePage(context.request, stored.id)
})

const choose = async (item: string) => {
  await builder.page.getByRole('button', { name: 'More about publishing' }).click()
  await builder.page.getByRole('menuitem', { name: item }).click()
}

/** A day ahead, as the field takes it. */
function tomorrowAt(time: string): { field: string; words: string } {
  const day = new Date(Date.now() + 24 * 3600_000)
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' }).format(day)
  const words = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Tokyo',
    day: 'numeric',
    month: 'short',
  }).format(day)
  return { field: `${date}T${time}`, words: `${words}, ${time}` }
}

test('a page waits for its time by the artist’s own clock, and can be changed and cancelled', async ({
  page,
  context,
}) => {
  await builder.open(stored.id)
  await choose('Schedule…')
  const dialog = page.getByRole('dialog', { name: 'Schedule this page' })
  await expect(dialog).toContainText('Asia/Tokyo')
  const evening = tomorrowAt('18:00')
  await dialog.getByLabel('Goes live').fill(evening.field)
  await dialog.getByRole('button', { name: 'Save schedule' }).click()
  const notice = page.getByTestId('schedule').getByRole('button')
  await expect(notice).toHaveAccessibleName(`Goes live ${evening.words}`)
  await expect(notice).toHaveText(evening.words)

  const live = async () => {
    const response = await context.request.get(`/api/pages/${stored.id}?depth=0`, {
      headers: fromAdmin,
    })
    return (await response.json()) as { schedule: { publishAt: string | null }; _status: string }
  }
  const expected = new Date(`${evening.field}:00+09:00`).toISOString()
  await expect
    .poll(() => live())
    .toMatchObject({ schedule: { publishAt: expected }, _status: 'draft' })

  await page.reload()
  await expect(notice).toHaveAccessibleName(`Goes live ${evening.words}`)
  await notice.click()
  await page.getByRole('menuitem', { name: 'Change the schedule…' }).click()
  const offline = dialog.getByLabel('Goes offline')
  await offline.fill(tomorrowAt('12:00').field)
  await expect(dialog.getByRole('alert')).toHaveText(
    'A page goes offline after it goes live. Choose a later time.',
  )
  const night = tomorrowAt('23:30')
  await offline.fill(night.field)
  await dialog.getByRole('button', { name: 'Save schedule' }).click()
  await expect(notice).toHaveAccessibleName(
    `Goes live ${evening.words} · Goes offline ${night.words}`,
  )
  await notice.click()
  await page.getByRole('menuitem', { name: 'Cancel the schedule' }).click()
  await expect(notice).toBeHidden()
  expect((await live()).schedule.publishAt).toBeNull()
})

test('a waiting page leaves room for the screens and for what is saved', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await builder.open(stored.id)
  await choose('Schedule…')
  const dialog = page.getByRole('dialog', { name: 'Schedule this page' })
  await dialog.getByLabel('Goes live').fill(tomorrowAt('18:00').field)
  await dialog.getByLabel('Goes offline').fill(tomorrowAt('23:30').field)
  await dialog.getByRole('button', { name: 'Save schedule' }).click()
  await builder.card('text').click()
  await builder.saved()
  const unpublished = page.getByText('Unpublished changes')
  const parts = [
    page.getByText('1280 px', { exact: true }),
    page.getByTestId('schedule'),
    unpublished,
    builder.saveState,
    page.getByRole('button', { name: 'Publish', exact: true }),
  ]
  let end = 0
  for (const part of parts) {
    const box = await part.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(end)
    end = (box?.x ?? 0) + (box?.width ?? 0)
  }
  const place = await unpublished.boundingBox()
  await builder.card('button').click()
  await expect(builder.saveState).toHaveText('Saving…')
  expect(await unpublished.boundingBox()).toEqual(place)
})

test('a time that has passed is refused, and publishing by hand ends the waiting', async ({
  page,
}) => {
  await builder.open(stored.id)
  await choose('Schedule…')
  const dialog = page.getByRole('dialog', { name: 'Schedule this page' })
  await dialog.getByLabel('Goes live').fill('2020-01-01T10:00')
  await dialog.getByRole('button', { name: 'Save schedule' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Choose a time in the future.')
  await dialog.getByLabel('Goes live').fill(tomorrowAt('18:00').field)
  await dialog.getByRole('button', { name: 'Save schedule' }).click()
  await expect(page.getByTestId('schedule')).toBeVisible()
  await builder.publish()
  await expect(page.getByTestId('schedule')).toBeHidden()
})

test('a page that the site needs has no end', async ({ page, context }) => {
  const home = await findPage(context.request, '/')
  await builder.open(home.id)
  await choose('Schedule…')
  const dialog = page.getByRole('dialog', { name: 'Schedule this page' })
  await expect(dialog).toContainText('Your site needs this page, so it cannot go offline.')
  await expect(dialog.getByLabel('Goes offline')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close' }).click()
})
