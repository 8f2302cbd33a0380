import { readFile } from 'node:fs/promises'
import { expect, test } from '@/site/e2e/story'
import { album, audioState, goToPayment, markAudio, openRelease } from '@/site/e2e/visitor'

test('a visitor plays a track, walks on while it plays, buys the album and downloads a file that plays', async ({
  page,
}) => {
  await openRelease(page, album)
  await page.getByRole('button', { name: 'Play Salt', exact: true }).click()
  const player = page.getByRole('region', { name: 'Player' })
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect.poll(async () => (await audioState(page)).seconds).toBeGreaterThan(0.5)

  await markAudio(page, 'first')
  const before = await audioState(page)
  await page.getByRole('link', { name: 'LUNA VALE' }).first().click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await expect(player.getByRole('link', { name: 'Salt' })).toBeVisible()
  await expect
    .poll(async () => (await audioState(page)).seconds)
    .toBeGreaterThan(before.seconds + 0.5)
  await expect
    .poll(() => audioState(page))
    .toMatchObject({ count: 1, mark: 'first', isPaused: false })

  await page.goBack()
  await goToPayment(page, 'Buyer@Example.com')
  // Paying is a soft navigation too: the music is still the same.
  await expect.poll(() => audioState(page)).toMatchObject({ mark: 'first', isPaused: false })
  await page.getByRole('button', { name: 'Pay', exact: true }).click()

  await expect(page).toHaveURL(/\/checkout\/complete\?/)
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(/Order [A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}/)).toBeVisible()
  await expect(page.getByText(/A receipt is on its way to buyer@example\.com/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Salt as MP3', exact: true }).click(),
  ])
  const bytes = await readFile(await download.path())
  const seconds = await page.evaluate(async (base64) => {
    const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const buffer = await new OfflineAudioContext(1, 44_100, 44_100).decodeAudioData(data.buffer)
    return buffer.duration
  }, bytes.toString('base64'))
  expect(seconds).toBeGreaterThan(20)
})
