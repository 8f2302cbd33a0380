import type { Page } from '@playwright/test'
import { expect, test } from '@/site/e2e/story'
import { album, audioState, openRelease } from '@/site/e2e/visitor'

const player = (page: Page) => page.getByRole('region', { name: 'Player' })
const tracks = (page: Page) =>
  page.getByRole('region', { name: 'Tracks' }).getByRole('button', { name: /^(Play|Pause) / })

async function playFirst(page: Page): Promise<void> {
  await openRelease(page, album)
  await tracks(page).first().click()
  await expect(player(page).getByRole('button', { name: 'Pause' })).toBeVisible()
}

test('a broken file shows the error, and the next track still plays', async ({ page }) => {
  let broken = ''
  await page.route(/\.(mp3|wav|m4a)(\?|$)/, (route) => {
    broken ||= route.request().url()
    return route.request().url() === broken
      ? route.fulfill({ contentType: 'audio/mpeg', body: 'this is no music' })
      : route.continue()
  })
  await openRelease(page, album)
  await tracks(page).first().click()
  await expect(player(page).getByText('Failed to load audio')).toBeVisible()
  await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible()

  await player(page).getByRole('button', { name: 'Next' }).click()
  await expect(player(page).getByText('Failed to load audio')).toBeHidden()
  await expect(player(page).getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect.poll(async () => (await audioState(page)).seconds).toBeGreaterThan(0.3)
})

test('the queue wraps both ways, and a track that ends is followed by the next', async ({
  page,
}) => {
  await playFirst(page)
  const title = player(page).getByRole('link')
  const first = await title.textContent()
  await player(page).getByRole('button', { name: 'Previous' }).click()
  await expect(title).not.toHaveText(first ?? '')
  await player(page).getByRole('button', { name: 'Next' }).click()
  await expect(title).toHaveText(first ?? '')

  await expect.poll(async () => (await audioState(page)).seconds).toBeGreaterThan(0.1)
  await page.evaluate(() => {
    const audio = document.querySelector('audio')
    if (audio) {
      audio.currentTime = audio.duration - 0.2
    }
  })
  await expect(title).not.toHaveText(first ?? '')
  await expect(player(page).getByRole('button', { name: 'Pause' })).toBeVisible()
})

test('mute, volume, seeking and minimising work by keyboard alone', async ({ page }) => {
  await playFirst(page)
  const volume = player(page).getByRole('slider', { name: 'Volume' })
  const seek = player(page).getByRole('slider', { name: 'Seek' })
  const heard = () => page.evaluate(() => document.querySelector('audio')?.volume)

  await volume.focus()
  await page.keyboard.press('ArrowLeft')
  const quieter = Number(await volume.inputValue())
  expect(quieter).toBeLessThan(1)
  await player(page).getByRole('button', { name: 'Mute' }).press('Enter')
  await expect.poll(() => heard()).toBe(0)
  await player(page).getByRole('button', { name: 'Unmute' }).press('Enter')
  await expect.poll(() => heard()).toBeCloseTo(quieter)
  await volume.press('Home')
  await expect(player(page).getByRole('button', { name: 'Unmute' })).toBeVisible()
  await player(page).getByRole('button', { name: 'Unmute' }).press('Space')
  await expect.poll(() => heard()).toBeGreaterThan(0)

  await player(page).getByRole('button', { name: 'Pause' }).press('Space')
  const before = Number(await seek.inputValue())
  await seek.press('ArrowRight')
  await seek.press('ArrowRight')
  expect(Number(await seek.inputValue())).toBeGreaterThan(before)

  await player(page).getByRole('button', { name: 'Minimise player' }).press('Enter')
  await expect(player(page)).toHaveAttribute('data-player', 'card')
  const card = await player(page).boundingBox()
  expect(card?.x).toBeLessThan(40)
  await expect(seek).toBeHidden()
  await player(page).getByRole('button', { name: 'Expand player' }).press('Enter')
  await expect(seek).toBeVisible()
})

test('on a phone the bar has neither seek nor volume bar, and the cart stands above it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 720 })
  await playFirst(page)
  await expect(player(page).getByRole('slider')).toHaveCount(0)
  await page.getByRole('button', { name: 'Buy Now' }).click()
  for (const name of ['Minimise player', 'Expand player']) {
    const cart = await page.getByRole('link', { name: 'Checkout' }).boundingBox()
    const bar = await player(page).boundingBox()
    expect((cart?.y ?? 0) + (cart?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    await player(page).getByRole('button', { name }).click()
  }
})

test('the small player is worked by keyboard, and stays small from page to page', async ({
  page,
}) => {
  await playFirst(page)
  await player(page).getByRole('button', { name: 'Minimise player' }).press('Enter')
  await expect(player(page).getByRole('button', { name: 'Expand player' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(player(page).getByRole('button', { name: 'Pause' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(player(page)).toHaveAttribute('data-status', 'paused')
  await page.keyboard.press('Enter')
  await expect(player(page)).toHaveAttribute('data-status', 'playing')

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Contact' })
    .click()
  await page.waitForURL(/\/contact$/)
  await expect(player(page)).toHaveAttribute('data-player', 'card')
  await expect(player(page)).toHaveAttribute('data-status', 'playing')
  await player(page).getByRole('link').press('Enter')
  await page.getByRole('heading', { level: 1, name: album }).waitFor()
  await expect(player(page)).toHaveAttribute('data-status', 'playing')

  await page.reload()
  await expect(player(page)).toHaveAttribute('data-player', 'card')
  await expect(player(page)).toHaveAttribute('data-status', 'paused')
  await player(page).getByRole('button', { name: 'Play', exact: true }).press('Enter')
  await expect(player(page)).toHaveAttribute('data-status', 'playing')
})

test('headset and lock screen work the player, ten seconds a step', async ({ page }) => {
  await page.addInitScript(() => {
    const keys: Record<string, MediaSessionActionHandler | null> = {}
    const { mediaSession } = navigator
    const original = mediaSession.setActionHandler.bind(mediaSession)
    mediaSession.setActionHandler = (action, handler) => {
      keys[action] = handler
      original(action, handler)
    }
    Object.assign(window, {
      pressMediaKey: (action: MediaSessionAction) => keys[action]?.({ action }),
    })
  })
  const press = (action: MediaSessionAction) =>
    page.evaluate((name) => {
      ;(window as unknown as { pressMediaKey: (name: string) => void }).pressMediaKey(name)
    }, action)
  const seconds = async () => (await audioState(page)).seconds

  await playFirst(page)
  const title = player(page).getByRole('link')
  const first = (await title.textContent()) ?? ''
  await press('pause')
  await expect(player(page)).toHaveAttribute('data-status', 'paused')
  const before = await seconds()
  await press('seekforward')
  await expect.poll(seconds).toBeCloseTo(before + 10, 0)
  await press('seekbackward')
  await expect.poll(seconds).toBeCloseTo(before, 0)
  await press('nexttrack')
  await expect(title).not.toHaveText(first)
  await press('previoustrack')
  await expect(title).toHaveText(first)
  await press('play')
  await expect(player(page)).toHaveAttribute('data-status', 'playing')
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe(first)
})
