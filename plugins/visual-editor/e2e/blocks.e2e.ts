import type { Locator, Page } from '@playwright/test'
import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'
import { createPage, deletePage, type StoredPage } from '@/plugins/visual-editor/e2e/owner-api'
import { signInOwner } from '@/site/e2e/owner-session'
import { hydrated } from '@/site/e2e/story'

let stored: StoredPage
let builder: BuilderPage

test.beforeEach(async ({ context, page }) => {
  await signInOwner(context)
  stored = await createPage(context.request, 'All blocks')
  builder = new BuilderPage(page)
  await builder.open(stored.id)
})

test.afterEach(async ({ context }) => {
  expect(builder.problems).toEqual([])
  await deletePage(context.request, stored.id)
})

/** Puts a block at the end of the page and selects it. */
async function add(type: string): Promise<string> {
  const done = builder.settings.getByRole('button', { name: 'Done' })
  if (await done.isVisible()) {
    await done.click()
  }
  const before = await builder.ids()
  await builder.card(type).click()
  return builder.newId(before)
}

const setting = (name: string) => builder.settings.getByLabel(name, { exact: true })

/** Opens a list of things in the settings and ticks one. */
async function pick(label: string, thing: string): Promise<void> {
  const field = builder.settings.getByRole('button', { name: `${label}: ` })
  await field.click()
  await builder.settings.getByLabel(thing).first().check()
  await field.click()
}

async function choosePictures(button: Locator, count: number): Promise<void> {
  await button.click()
  const dialog = builder.page.getByRole('dialog')
  const tiles = dialog.locator('button[aria-pressed]').filter({ has: builder.page.locator('img') })
  for (let index = 0; index < count; index += 1) {
    await tiles.nth(index).click()
  }
  await dialog.getByRole('button', { name: /^Use / }).click()
  await expect(dialog).toBeHidden()
}

/** What is changed of each block, and how a visitor sees that it was. */
const blocks: Record<string, { set: () => Promise<unknown>; shown: (page: Page) => Locator }> = {
  text: {
    set: async () => {
      await setting('Size').selectOption('Large')
      await (await builder.write((await builder.ids()).at(-2) ?? '')).fill('Words of mine')
      await builder.page.keyboard.press('Escape')
    },
    shown: (page) => page.getByText('Words of mine'),
  },
  image: {
    set: async () => {
      await choosePictures(setting('Picture'), 1)
      await setting('Describe it, for people who can’t see it').fill('A picture of mine')
    },
    shown: (page) => page.getByRole('img', { name: 'A picture of mine' }),
  },
  button: {
    set: () => setting('Label').fill('Hear it now'),
    shown: (page) => page.getByText('Hear it now'),
  },
  icon: {
    set: () => setting('In words').fill('A heart of mine'),
    shown: (page) => page.getByRole('img', { name: 'A heart of mine' }),
  },
  'social-icons': {
    set: () => pick('Platforms', 'Instagram'),
    shown: (page) => page.getByRole('main').getByRole('link', { name: 'Instagram' }),
  },
  quote: {
    set: () => setting('What was said').fill('The rain can be heard'),
    shown: (page) => page.getByRole('blockquote').getByText('The rain can be heard'),
  },
  'link-list': {
    set: async () => {
      await builder.settings.getByRole('button', { name: 'Add a link' }).click()
      await builder.page.keyboard.type('Bandcamp of mine')
      await setting('Address of link 1').fill('lunavale.example.com')
    },
    shown: (page) => page.getByRole('link', { name: 'Bandcamp of mine' }),
  },
  gallery: {
    set: () => choosePictures(setting('Add pictures'), 2),
    shown: (page) => page.getByRole('link', { name: /^Open / }).nth(1),
  },
  video: {
    set: async () => {
      await builder.settings.getByRole('button', { name: 'YouTube, Vimeo' }).click()
      await setting('Link to the video').fill('https://youtu.be/dQw4w9WgXcQ')
    },
    shown: (page) => page.getByRole('link', { name: 'Load content from YouTube' }),
  },
  embed: {
    set: () => setting('Address').fill('https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC'),
    shown: (page) => page.getByRole('link', { name: 'Load content from Spotify' }),
  },
  'featured-music': {
    set: () => setting('Title').fill('Music of mine'),
    shown: (page) => page.getByRole('heading', { name: 'Music of mine' }),
  },
  'upcoming-events': {
    set: () => setting('Title').fill('Shows of mine'),
    shown: (page) => page.getByRole('heading', { name: 'Shows of mine' }),
  },
  'tour-list': {
    set: () => setting('Title').fill('Tour of mine'),
    shown: (page) =>
      page
        .getByRole('region', { name: 'Tour of mine' })
        .getByRole('link', { name: /Leeds/ })
        .first(),
  },
  'audio-player': {
    set: () => pick('Release', 'Nocturne for the M62'),
    // Covers in rows and cards have such a button, too.
    shown: (page) => page.locator('button[aria-label="Play Nocturne for the M62"]:not(article *)'),
  },
  release: {
    set: () => setting('Above the title').fill('Out now, at last'),
    shown: (page) => page.getByText('Out now, at last'),
  },
  'product-card': {
    set: () => pick('Product', 'Long Wave Tote'),
    shown: (page) => page.getByRole('link', { name: 'Long Wave Tote' }),
  },
  'email-list': {
    set: () => setting('Title').fill('Letters of mine'),
    shown: (page) => page.getByRole('heading', { name: 'Letters of mine' }),
  },
  'membership-section': {
    set: () => setting('Title').fill('Circle of mine'),
    shown: (page) => page.getByRole('heading', { name: 'Circle of mine' }),
  },
  divider: {
    set: () => builder.settings.getByRole('button', { name: 'Dashed' }).click(),
    shown: (page) => page.getByRole('separator'),
  },
  modal: {
    set: () => setting('Label').fill('Open it'),
    shown: (page) => page.getByRole('button', { name: 'Open it' }),
  },
}

test('every block is added, set, published and shown', async ({ browser }) => {
  test.slow()
  for (const [type, { set }] of Object.entries(blocks)) {
    await test.step(type, async () => {
      await add(type)
      await set()
    })
  }
  const offered = await builder.page
    .locator('button[data-block-type]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-block-type')))
  // Containers and what examples bring have stories of their own.
  const own = offered.filter((type) => type && !type.includes('/'))
  expect([...Object.keys(blocks), 'columns', 'container'].sort()).toEqual(own.sort())
  await builder.publish()

  const visitor = await (await browser.newContext()).newPage()
  const complaints: string[] = []
  visitor.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  visitor.on('pageerror', (error) => complaints.push(error.message))
  await visitor.goto(stored.pathname)
  for (const [type, { shown }] of Object.entries(blocks)) {
    await expect(shown(visitor), type).toBeVisible()
  }
  expect(complaints).toEqual([])
  await visitor.context().close()
})

test('columns stand side by side, and below each other on a phone', async ({ browser }) => {
  const columns = await add('columns')
  await builder.card('button').click()
  await setting('Label').fill('First')
  await builder.card('quote').click()
  await setting('What was said').fill('Second')
  await expect(builder.block(columns).locator('[data-block-id]')).toHaveCount(2)
  await builder.publish()

  const visitor = await (await browser.newContext()).newPage()
  const placesAt = async (width: number) => {
    await visitor.setViewportSize({ width, height: 800 })
    await visitor.goto(stored.pathname)
    const boxes = [visitor.getByText('First'), visitor.getByText('Second')].map((each) =>
      each.boundingBox(),
    )
    const [first, second] = await Promise.all(boxes)
    return { first: first ?? { x: 0, y: 0 }, second: second ?? { x: 0, y: 0 } }
  }
  const wide = await placesAt(1280)
  expect(wide.second.x).toBeGreaterThan(wide.first.x + 300)
  const narrow = await placesAt(375)
  expect(narrow.second.y).toBeGreaterThan(narrow.first.y)
  expect(narrow.second.x).toBeLessThan(100)
  await visitor.context().close()
})

test('pictures open large and are leafed through by keyboard', async ({ browser }) => {
  await add('gallery')
  await choosePictures(setting('Add pictures'), 3)
  await builder.publish()

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(stored.pathname)
  await hydrated(visitor)
  const first = visitor.getByRole('link', { name: /^Open / }).first()
  const dialog = visitor.getByRole('dialog')
  await expect(async () => {
    await first.focus()
    await visitor.keyboard.press('Enter')
    await expect(dialog).toBeVisible({ timeout: 1000 })
  }).toPass()
  await visitor.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('status')).toHaveText('2 of 3')
  await visitor.keyboard.press('ArrowLeft')
  await visitor.keyboard.press('ArrowLeft')
  await expect(dialog.getByRole('status')).toHaveText('3 of 3')
  await visitor.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(first).toBeFocused()
  await expect(visitor.locator('html')).not.toHaveCSS('overflow', 'hidden')
  await visitor.context().close()
})

test('three of what is chosen stand as badges, the others are counted', async () => {
  await add('featured-music')
  const field = builder.settings.getByRole('button', { name: 'Or these: ' })
  await field.click()
  const options = builder.settings.getByRole('checkbox')
  for (let index = 0; index < 5; index += 1) {
    await options.nth(index).check()
  }
  await expect(field).toHaveAccessibleName('Or these: 5 chosen')
  const badges = builder.settings.getByRole('list', { name: 'Chosen Or these' })
  await expect(badges.getByRole('button', { name: /^Remove / })).toHaveCount(3)
  await badges.getByRole('button', { name: '+2 more' }).click()
  await expect(badges.getByRole('button', { name: /^Remove / })).toHaveCount(5)
  await badges
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await expect(field).toHaveAccessibleName('Or these: 4 chosen')
  await expect(badges.getByRole('button', { name: /^Remove / }).first()).toBeFocused()
  await field.focus()
  await builder.page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(field).toBeFocused()
})

test('links are put in order by keyboard and by dragging', async () => {
  const id = await add('link-list')
  for (const name of ['One', 'Two', 'Three']) {
    await builder.settings.getByRole('button', { name: 'Add a link' }).click()
    await builder.page.keyboard.type(name)
    await builder.page.keyboard.press('Tab')
    await builder.page.keyboard.type('/products')
  }
  const order = () => builder.block(id).getByRole('listitem').allTextContents()
  await expect.poll(order).toEqual(['One', 'Two', 'Three'])

  const grip = (name: string) =>
    builder.settings.getByRole('button', { name: new RegExp(`^Move ${name}:`) })
  await grip('Three').focus()
  await builder.page.keyboard.press('ArrowUp')
  await builder.page.keyboard.press('ArrowUp')
  await expect.poll(order).toEqual(['Three', 'One', 'Two'])
  await expect(grip('Three')).toBeFocused()

  const from = await grip('Three').boundingBox()
  const to = await grip('Two').boundingBox()
  if (!from || !to) {
    throw new Error('The rows are not on the screen')
  }
  const { mouse } = builder.page
  await mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await mouse.down()
  await mouse.move(to.x + to.width / 2, to.y + to.height, { steps: 6 })
  await mouse.up()
  await expect.poll(order).toEqual(['One', 'Two', 'Three'])
  await expect(grip('Three')).toBeFocused()

  await builder.settings.getByRole('button', { name: 'Remove Two' }).click()
  await expect.poll(order).toEqual(['One', 'Three'])
})

test('a link may be typed letter by letter, and says when it is none', async () => {
  await add('button')
  const link = setting('Link')
  await link.click()
  await builder.page.keyboard.type('lunavale.example.com')
  await link.blur()
  await expect(link).toHaveValue('https://lunavale.example.com')
  await link.fill('not an address')
  await link.blur()
  await expect(builder.settings.getByRole('alert')).toContainText('This is no address')
  await expect(link).toHaveAttribute('aria-invalid', 'true')
})
