import { axeProblems } from '@/site/e2e/axe'
import { ownerHeaders, signInOwner } from '@/site/e2e/owner-session'
import { expect, test } from '@/site/e2e/story'
import { goToPayment, openRelease } from '@/site/e2e/visitor'

test.setTimeout(150_000)

/** One for each try: what a first try sold stays sold. */
const songs = ['Slack Water', 'Home on the Flood']

test('an artist sells a song of an album alone, and a fan buys just that song', async ({
  page,
  context,
}, { retry }) => {
  const song = songs[retry % songs.length] ?? ''
  await signInOwner(context)
  await openRelease(page, 'Tidewater')
  const albumId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await expect(page.getByRole('link', { name: new RegExp(`^Buy .*: ${song}$`) })).toHaveCount(0)

  await page.goto(`/admin/music/${albumId}`)
  await page.getByRole('button', { name: `More about ${song}` }).click()
  const form = page.getByRole('group', { name: `More about ${song}` })
  await form.getByRole('textbox', { name: 'Price alone' }).fill('one')
  await form.getByRole('button', { name: 'Sell it alone' }).click()
  await expect(form.getByRole('alert')).toHaveText('Write an amount like 1.50')
  expect(await axeProblems(page, '[aria-label="Songs"]')).toEqual([])
  await form.getByRole('textbox', { name: 'Price alone' }).fill('1,50')
  await form.getByRole('button', { name: 'Sell it alone' }).click()
  await expect(form.getByRole('link', { name: 'Alone: $1.50' })).toBeVisible()

  await context.clearCookies()
  await page.goto(`/products/${albumId}`)
  await page.getByRole('link', { name: `Buy $1.50: ${song}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: song })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Tidewater', exact: true })).toBeVisible()
  expect(await axeProblems(page, 'main')).toEqual([])
  const singleId = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  await goToPayment(page, 'just-one-song@example.com')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible({ timeout: 30_000 })
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: 120_000 }),
    page.getByRole('button', { name: new RegExp(`^Download ${song} as `) }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(new RegExp(`^01 - ${song}\\.`))

  // Other stories count what is in the store.
  const takenOut = await page.request.patch(`/api/products/${singleId}`, {
    headers: await ownerHeaders(),
    data: { isPublished: false },
  })
  expect(takenOut.status()).toBe(200)
})
