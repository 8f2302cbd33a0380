import { type BandstandClient, createClient, type Schemas } from '@bandstand/client'

type Product = Schemas['Product']

/** Writes the releases of a site into a page, each with a way to buy its download. */
export async function renderReleases(
  page: Document,
  origin: string,
  goTo = (url: string) => page.location.assign(url),
): Promise<void> {
  const client = createClient({ site: origin })
  const site = await client.GET('/api/public/profiles/current')
  if (!site.data) {
    throw new Error(site.error.message)
  }
  const { id: profileId, name } = site.data
  const releases = await client.GET('/api/public/products', {
    params: { query: { profileId, category: 'Music' } },
  })
  if (!releases.data) {
    throw new Error(releases.error.message)
  }
  page.title = name
  element(page, 'h1').textContent = name
  const items = releases.data.data.map((product) => {
    const cover = product.media.find(({ type }) => type === 'image')
    const item = page.createElement('li')
    item.append(
      Object.assign(page.createElement('img'), {
        src: cover ? new URL(cover.url, origin).href : '',
        alt: '',
      }),
      Object.assign(page.createElement('h2'), { textContent: product.title }),
      Object.assign(page.createElement('p'), { textContent: product.artist }),
      buyForm(page, { client, profileId, product, goTo }),
    )
    return item
  })
  element(page, 'ul').replaceChildren(...items)
}

type Offer = {
  client: BandstandClient
  profileId: string
  product: Product
  goTo: (url: string) => void
}

/** Asks where the download goes, and leads to the payment page. */
function buyForm(page: Document, { client, profileId, product, goTo }: Offer): HTMLElement {
  const download = product.variants.find(
    ({ deliveryType, availabilityStatus }) =>
      deliveryType === 'digital' && availabilityStatus === 'active',
  )
  if (!download) {
    return Object.assign(page.createElement('p'), { textContent: 'Not on sale' })
  }
  const form = page.createElement('form')
  const email = Object.assign(page.createElement('input'), {
    type: 'email',
    required: true,
    placeholder: 'you@example.com',
    ariaLabel: 'Your email',
  })
  const button = Object.assign(page.createElement('button'), {
    textContent: `Buy for $${download.price.toFixed(2)}`,
  })
  // One per cart, so that pressing twice buys once.
  const once = crypto.randomUUID()
  form.append(email, button)
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    button.disabled = true
    const { data, error } = await client.POST('/api/public/checkout', {
      params: { header: { 'Idempotency-Key': once } },
      body: {
        profileId,
        email: email.value,
        items: [{ productId: product.id, productVariantId: download.id, price: download.price }],
      },
    })
    button.disabled = false
    if (data) {
      goTo(data.redirectUrl)
    } else {
      element(page, '[role=status]').textContent = error.message
    }
  })
  return form
}

function element(page: Document, selector: string): Element {
  const found = page.querySelector(selector)
  if (!found) {
    throw new Error(`The page has no ${selector}`)
  }
  return found
}
