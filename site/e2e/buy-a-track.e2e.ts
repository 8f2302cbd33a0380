import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { openPageElsewhere } from '@/site/e2e/page-elsewhere'
import { demoOrigin, findIds } from '@/site/e2e/places'
import { expect, hydrated, test } from '@/site/e2e/story'
import { album, audioState, goToPayment, markAudio } from '@/site/e2e/visitor'

test('a visitor hears an album on a page elsewhere, plays a track on the site, walks on while it plays, buys the album and downloads a file that plays', async ({
  page: elsewhere,
}) => {
  const page = await openFromElsewhere(elsewhere)
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

/** By the frame of a release on somebody else's page. @returns the window of the site that Buy opens */
async function openFromElsewhere(page: Page): Promise<Page> {
  const { album: id } = await findIds(demoOrigin)
  const other = await openPageElsewhere(`
    <bandstand-embed src="${demoOrigin}/embed/releases/${id}" title="An album"></bandstand-embed>
    <iframe name="bait" src="${demoOrigin}/products/${id}"></iframe>`)
  try {
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(other.url)
      const box = page.locator('bandstand-embed iframe')
      const frame = await (await box.elementHandle())?.contentFrame()
      await frame?.getByRole('heading', { level: 1, name: album }).waitFor()
      const measured = () =>
        frame?.evaluate(() => {
          const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement
          return [scrollWidth - clientWidth, scrollHeight - clientHeight]
        })
      await expect.poll(measured).toEqual([0, 0])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    const frame = page.frameLocator('bandstand-embed iframe')
    await frame.getByRole('button', { name: `Play ${album}` }).click()
    await expect(frame.getByRole('button', { name: `Pause ${album}` })).toBeVisible()
    // Nothing that is bought or paid can lie below a page of somebody else's.
    expect(page.frame('bait')?.url()).toBe('chrome-error://chromewebdata/')
    const [site] = await Promise.all([
      page.context().waitForEvent('page'),
      frame.getByRole('link', { name: new RegExp(`^Buy ${album}`) }).click(),
    ])
    await site.getByRole('heading', { level: 1, name: album }).waitFor()
    await hydrated(site)
    await site.setViewportSize({ width: 1280, height: 720 })
    expect(await site.evaluate(() => [window.top === window, window.opener])).toEqual([true, null])
    const ground = (of: Page | typeof frame) =>
      of.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor)
    expect(await ground(frame)).toBe(await ground(site))
    await page.close()
    return site
  } finally {
    other.close()
  }
}
