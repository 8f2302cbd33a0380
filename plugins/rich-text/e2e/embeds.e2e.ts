import type { Page } from '@playwright/test'
import { TextStory } from '@/plugins/rich-text/e2e/text-story'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'

let story: TextStory

test.beforeEach(async ({ context, page }) => {
  story = await TextStory.begin(context, page, 'Embeds')
})
test.afterEach(() => story.end())

const film = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'

/** Hosts that a page asks for something, apart from its own. */
function foreignHosts(page: Page): string[] {
  const hosts: string[] = []
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && host !== new URL(page.url()).host) {
      hosts.push(host)
    }
  })
  return hosts
}

const paste = (text: string) => story.builder.paste({ 'text/plain': text })

test('a pasted address becomes a film that asks its host only after a click', async ({ page }) => {
  const inEditor = foreignHosts(page)
  await paste(film)
  await expect(story.words.getByRole('link')).toHaveText(film)
  const offer = page.getByRole('group', { name: 'Pasted address' })
  await offer.getByRole('button', { name: 'Keep as link' }).click()
  await expect(offer).toBeHidden()
  await expect(story.words.getByRole('link')).toHaveText(film)
  await page.keyboard.press('Enter')

  await paste(film)
  await offer.getByRole('button', { name: 'Embed as video' }).click()
  const face = story.words.locator('[data-atom]')
  await expect(face).toContainText('Load content from YouTube')
  await story.publish()
  expect(inEditor).toEqual([])

  for (const width of [375, 1280]) {
    const visitor = await story.visit(width)
    const asked = foreignHosts(visitor)
    await visitor.route(/youtube-nocookie/, (route) =>
      route.fulfill({ contentType: 'text/html', body: 'The film' }),
    )
    const load = visitor.getByRole('link', { name: /Load content from YouTube/ })
    const box = await load.boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1)
    await visitor.screenshot({ path: test.info().outputPath(`embed-${width}.png`) })
    expect(asked).toEqual([])
    await load.click()
    const frame = visitor.locator('iframe[title="Video on YouTube"]')
    await expect(frame).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
    )
    await expect(visitor.frameLocator('iframe').getByText('The film')).toBeVisible()
    expect(await frame.boundingBox()).toEqual(box)
    expect(new Set(asked)).toEqual(new Set(['www.youtube-nocookie.com']))
    await visitor.close()
  }
})

const others = [
  {
    letters: 'post',
    title: 'Post on X',
    wrong: 'https://x.com/jack',
    right: 'https://x.com/jack/status/20',
    host: 'X',
    player: 'https://platform.twitter.com/embed/Tweet.html?dnt=true&id=20',
  },
  {
    letters: 'figma',
    title: 'Figma design',
    wrong: 'https://www.figma.com/file/short',
    right: 'https://www.figma.com/design/LKQ4FJ4bTnCSjedbRpk931/Name',
    host: 'Figma',
    player:
      'https://www.figma.com/embed?embed_host=bandstand&url=https%3A%2F%2Fwww.figma.com%2Ffile%2FLKQ4FJ4bTnCSjedbRpk931',
  },
]

test('posts and designs wait for an address that is known, and for a click of a visitor', async ({
  page,
}) => {
  const inEditor = foreignHosts(page)
  for (const { letters, title, wrong, right, host } of others) {
    await story.insert(letters)
    const dialog = page.getByRole('dialog', { name: title })
    const embed = dialog.getByRole('button', { name: 'Embed' })
    await expect(embed).toBeDisabled()
    await dialog.getByLabel('Address').fill(wrong)
    await expect(dialog.getByRole('alert')).toContainText('This is no address')
    await expect(embed).toBeDisabled()
    const face = story.words.locator('[data-atom]', { hasText: `Load content from ${host}` })
    const add = async () => {
      await dialog.getByLabel('Address').fill(right)
      await expect(embed).toBeEnabled()
      await page.keyboard.press('Enter')
      await expect(face).toBeVisible()
    }
    await add()
    await page.keyboard.press('Delete')
    await expect(face).toHaveCount(0)
    await story.insert(letters)
    await add()
    await page.keyboard.press('ArrowDown')
  }
  await story.publish()
  expect(inEditor).toEqual([])

  const visitor = await story.visit(375)
  const asked = foreignHosts(visitor)
  await visitor.route(/twitter|figma/, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Theirs' }),
  )
  for (const [index, { host, player }] of others.entries()) {
    expect(asked).toHaveLength(index)
    const load = visitor.getByRole('link', { name: `Load content from ${host}` })
    const box = await load.boundingBox()
    expect(box?.width).toBeLessThan(375)
    await load.click()
    const frame = visitor.locator(`iframe[src="${player}"]`)
    await expect(frame.contentFrame().getByText('Theirs')).toBeVisible()
    expect(await frame.boundingBox()).toEqual(box)
  }
  expect(asked).toEqual(others.map(({ player }) => new URL(player).host))
  await visitor.close()
})

test('music that only its provider can tell about is asked for once, and keeps its room', async ({
  page,
}) => {
  const address = 'https://luna.bandcamp.com/album/tide'
  const answers = [
    null,
    `${address}#player=${encodeURIComponent('https://bandcamp.com/EmbeddedPlayer/v=2/album=7/')}`,
  ]
  await page.route('**/api/embeds/find', (route) =>
    route.fulfill({ json: { address: answers.shift() } }),
  )
  const offer = page.getByRole('group', { name: 'Pasted address' })
  await paste(address)
  await offer.getByRole('button', { name: 'Embed as music' }).click()
  await expect(page.getByTestId('toast')).toContainText(
    'Bandcamp did not say what there is to show',
  )
  await expect(story.words.getByRole('link')).toHaveText(address)
  await page.keyboard.press('Enter')
  await paste(address)
  await offer.getByRole('button', { name: 'Embed as music' }).click()
  await expect(story.words.locator('[data-atom]')).toContainText('Load content from Bandcamp')
  await story.publish()

  const visitor = await story.visit(375)
  const asked = foreignHosts(visitor)
  await visitor.route(/bandcamp/, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'The album' }),
  )
  const load = visitor.getByRole('link', { name: /Load content from Bandcamp/ })
  await expect(load).toHaveAttribute('href', address)
  const box = await load.boundingBox()
  expect(box?.height).toBe(340)
  expect(asked).toEqual([])
  await load.click()
  const frame = visitor.locator('iframe[title="Music on Bandcamp"]')
  await expect(frame.contentFrame().getByText('The album')).toBeVisible()
  expect(await frame.boundingBox()).toEqual(box)
  expect(new Set(asked)).toEqual(new Set(['bandcamp.com']))
  await visitor.close()
})
