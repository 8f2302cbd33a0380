import type { Page } from '@playwright/test'
import { askJson } from '@/site/e2e/http-request'
import { hydrated } from '@/site/e2e/story'
import { ordersMessages } from '@/src/core/messages/orders'
import { sampleOrder } from '@/src/testing/sample-order'

export type Site = 'luna' | 'kito'
export type Who = 'fan' | 'guest'

/** A route or a state of one, as pictures and checks of accessibility visit it. */
export type Place = {
  /** File name of its pictures. */
  name: string
  site?: Site
  path: string
  /** Signed in as this visitor of the demo. */
  as?: Who
  /** Brings the page into the state: opens a dialog, shows errors. */
  prepare?: (page: Page) => Promise<void>
}

/** Where the demo under test answers. */
export const demoOrigin = process.env.E2E_ORIGIN ?? ''

/** Ids of the demo that paths are made of. */
export type Ids = {
  album: string
  payWhatYouWant: string
  merch: string
  event: string
  tier: string
  kitoSingle: string
}

type Found = { id: string; title: string }

/** Asks the API of the running demo. */
export async function findIds(origin: string): Promise<Ids> {
  const luna = await profileOf(origin)
  const kitoOrigin = originOf(origin, 'kito')
  const kito = await profileOf(kitoOrigin)
  const [music, merch, events, tiers, kitoMusic] = await Promise.all([
    data(`${origin}/api/public/products?profileId=${luna}&limit=50`),
    data(`${origin}/api/public/products?profileId=${luna}&category=Merch&limit=50`),
    askJson<Found[]>(`${origin}/api/public/events?profileId=${luna}`),
    askJson<(Found & { priceMonthly: number | null })[]>(
      `${origin}/api/public/membership-tiers?profileId=${luna}`,
    ),
    data(`${kitoOrigin}/api/public/products?profileId=${kito}&limit=50`),
  ])
  return {
    album: idOf(music, ({ title }) => title === 'Salt & Signal'),
    payWhatYouWant: idOf(music, ({ title }) => title === 'Tidewater'),
    merch: idOf(merch, ({ variants }) => variants.length > 3),
    event: idOf(events, () => true),
    tier: idOf(tiers, ({ priceMonthly }) => priceMonthly === 5),
    kitoSingle: idOf(kitoMusic, () => true),
  }
}

export function originOf(origin: string, site: Site = 'luna'): string {
  return site === 'kito' ? origin.replace('//localhost', '//kito.localhost') : origin
}

type Product = Found & { variants: unknown[] }

async function data(url: string): Promise<Product[]> {
  return (await askJson<{ data: Product[] }>(url)).data
}

async function profileOf(origin: string): Promise<string> {
  return (await askJson<{ id: string }>(`${origin}/api/public/profiles/current`)).id
}

function idOf<Item extends Found>(items: readonly Item[], wanted: (item: Item) => boolean): string {
  const found = items.find(wanted)
  if (!found) {
    throw new Error('The demo lacks something that every visitor sees')
  }
  return found.id
}

/** Every route a visitor can reach, and the states that look different. */
export function placesOf(ids: Ids): Place[] {
  const press = (name: string | RegExp) => async (page: Page) => {
    await page.getByRole('button', { name }).first().click()
  }
  const openDialog = (button: string | RegExp) => async (page: Page) => {
    await press(button)(page)
    await page.getByRole('dialog').waitFor()
  }
  /** Wide pages show their links instead. */
  const openDrawer = async (page: Page) => {
    if (await page.getByRole('button', { name: 'Open menu' }).isVisible()) {
      await openDialog('Open menu')(page)
    }
  }
  const openAccount = (link: string) => async (page: Page) => {
    await press('Account')(page)
    await page.getByRole('link', { name: link }).first().waitFor()
  }
  /** The feed is drawn again once it is known who asks, which closes what was opened before. */
  const seenByFan = async (page: Page) => {
    const paid = page.getByRole('article').filter({ hasText: 'The test pressing' })
    await paid.getByRole('img').first().waitFor()
  }
  const submit = async (page: Page) => {
    await page.locator('main form button[type=submit]').first().click()
    await page.locator('[aria-invalid=true]').first().waitFor()
  }
  const intoCart = async (page: Page) => {
    // An album is bought once: what another state has put there goes.
    await page.evaluate(() => localStorage.clear())
    await page.goto(`/products/${ids.album}`)
    await hydrated(page)
    await press('Buy Now')(page)
    await page.getByRole('dialog', { name: 'My Cart' }).waitFor()
  }
  const orderPath = `/checkout/complete?order=${sampleOrder.ref}&token=${'a'.repeat(43)}`
  /** The demo tells no company of purchases. */
  const seeConsent = async (page: Page) => {
    await page.route(`**/api/public/orders/${sampleOrder.ref}/**`, (route) =>
      route.fulfill({
        json: { ...sampleOrder, toTell: ['meta', 'google'], maybeTold: ['google'] },
      }),
    )
    await page.reload()
    await hydrated(page)
    await page.getByRole('button', { name: ordersMessages.withdrawConsent }).waitFor()
  }
  return [
    { name: 'home', path: '/' },
    { name: 'home-drawer', path: '/', prepare: openDrawer },
    { name: 'home-visitor', path: '/', prepare: openAccount('Log in') },
    { name: 'home-account', path: '/', as: 'fan', prepare: openAccount('My Account') },
    { name: 'members', path: '/members' },
    { name: 'members-fan', path: '/members', as: 'fan', prepare: seenByFan },
    { name: 'members-filter', path: '/members', prepare: openDialog(/Filter/) },
    {
      name: 'members-comments',
      path: '/members',
      as: 'fan',
      prepare: async (page) => {
        await seenByFan(page)
        await openDialog(/comment/i)(page)
      },
    },
    { name: 'members-none', path: '/members?search=nothing-like-this' },
    { name: 'store', path: '/products' },
    { name: 'store-merch', path: '/products?category=Merch' },
    { name: 'store-filter', path: '/products', prepare: openDialog(/Filter/) },
    { name: 'store-none', path: '/products?search=nothing-like-this' },
    { name: 'album', path: `/products/${ids.album}` },
    {
      name: 'album-playing',
      path: `/products/${ids.album}`,
      prepare: async (page) => {
        await page.getByRole('button', { name: /^Play/ }).first().click()
        await page.getByRole('region', { name: /player/i }).waitFor()
      },
    },
    {
      name: 'gift-errors',
      path: `/products/${ids.album}`,
      prepare: async (page) => {
        await openDialog('Send as gift')(page)
        const dialog = page.getByRole('dialog')
        await dialog.locator('button[type=submit]').click()
        await dialog.locator('[aria-invalid=true]').first().waitFor()
      },
    },
    {
      name: 'pay-what-you-want',
      path: `/products/${ids.payWhatYouWant}`,
      prepare: openDialog('Buy Now'),
    },
    { name: 'merch', path: `/products/${ids.merch}` },
    { name: 'cart', path: '/products', prepare: intoCart },
    { name: 'checkout-empty', path: '/checkout' },
    {
      name: 'checkout',
      path: '/products',
      prepare: async (page) => {
        await intoCart(page)
        await page
          .getByRole('button', { name: 'Checkout' })
          .or(page.getByRole('link', { name: 'Checkout' }))
          .click()
        await page.waitForURL(/\/checkout$/)
        await page.getByLabel('Email').waitFor()
      },
    },
    { name: 'order-consent', path: orderPath, prepare: seeConsent },
    {
      name: 'order-consent-withdrawn',
      path: orderPath,
      prepare: async (page) => {
        await seeConsent(page)
        await press(ordersMessages.withdrawConsent)(page)
        await page.getByText(ordersMessages.consentWithdrawn('Google')).waitFor()
      },
    },
    { name: 'event', path: `/events/${ids.event}` },
    { name: 'leave-waitlist', path: '/events/leave-waitlist?token=none' },
    { name: 'contact', path: '/contact' },
    { name: 'contact-errors', path: '/contact', prepare: submit },
    { name: 'terms', path: '/terms-of-service' },
    { name: 'cookies', path: '/cookie-policy' },
    { name: 'privacy', path: '/privacy-policy' },
    { name: 'login', path: '/login' },
    { name: 'login-errors', path: '/login', prepare: submit },
    { name: 'signup', path: '/signup' },
    { name: 'signup-errors', path: '/signup', prepare: submit },
    { name: 'forgot-password', path: '/forgot-password' },
    { name: 'reset-password', path: '/reset-password?token=none' },
    { name: 'redeem', path: '/redeem' },
    { name: 'redeem-errors', path: '/redeem', prepare: submit },
    { name: 'account', path: '/account', as: 'fan' },
    { name: 'account-membership', path: '/account#membership', as: 'fan' },
    { name: 'account-gifts', path: '/account#gifts', as: 'fan' },
    { name: 'account-tickets', path: '/account#tickets', as: 'fan' },
    { name: 'gift-missing', path: `/gift/${'a'.repeat(43)}` },
    { name: 'tier', path: `/membership/checkout?membershipTierId=${ids.tier}`, as: 'guest' },
    { name: 'tiers', path: '/membership/checkout', as: 'guest' },
    { name: 'tier-gift', path: '/membership/checkout', prepare: openDialog(/^Give as a gift/) },
    { name: 'missing', path: '/no-such-page' },
    { name: 'kito-home', site: 'kito', path: '/' },
    { name: 'kito-store', site: 'kito', path: '/products' },
    { name: 'kito-single', site: 'kito', path: `/products/${ids.kitoSingle}` },
    { name: 'kito-members', site: 'kito', path: '/members' },
    { name: 'kito-login', site: 'kito', path: '/login' },
    { name: 'kito-missing', site: 'kito', path: '/no-such-page' },
  ]
}

const tokens = new Map<string, Promise<string>>()

/** A token of a demo visitor. Stories share it, for a login keeps a machine busy. */
export function visitorToken(email: string, origin = demoOrigin): Promise<string> {
  const key = `${origin} ${email}`
  const token = tokens.get(key) ?? logIn(email, origin)
  tokens.set(key, token)
  return token
}

async function logIn(email: string, origin: string): Promise<string> {
  const body = { profileId: await profileOf(origin), email, password: 'bandstand-demo' }
  const url = `${origin}/api/sessions`
  return (await askJson<{ token: string }>(url, { method: 'POST', body })).token
}

/** Puts the token where the site looks for it, before the page is opened. */
export async function signIn(page: Page, token: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('public-access-token', value), token)
}

/** Goes to a place and waits until nothing moves any more. */
export async function visit(page: Page, origin: string, place: Place): Promise<void> {
  const home = originOf(origin, place.site)
  if (place.as) {
    await signIn(page, await visitorToken(`${place.as}@example.com`, home))
  }
  await page.goto(`${home}${place.path}`)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await arrange(page, place)
}

/** Brings a page that is open into the state of a place, and waits until nothing moves any more. */
export async function arrange(page: Page, { prepare }: Place): Promise<void> {
  await prepare?.(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all(
      document.getAnimations().map((animation) => animation.finished.catch(() => {})),
    )
  })
}
