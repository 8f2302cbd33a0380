import { expect, it } from 'vitest'
import { openShop } from '@/plugins/commerce/testing/shop'
import { slugs } from '@/src/core/slugs'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const shop = await openShop(payload)

type Listed = { data: { id: string; title: string }[] }

/** The titles in the order of a list. */
async function sorted(list: 'releases' | 'merch', sort: string) {
  const path = `/api/profiles/${shop.profile.id}/${list}?sort=${sort}`
  const { json } = await rest<Listed>('GET', path, { token: shop.owner.token })
  return json.data.map(({ title }) => title)
}

it('sorts merch by price, by what is left, and by what was changed last', async () => {
  const goods = [
    { title: 'Cap', priceMinor: 2000, stockQuantity: 5 },
    { title: 'Mug', priceMinor: 1500, stockQuantity: undefined },
    { title: 'Pin', priceMinor: 300, stockQuantity: 40 },
  ]
  for (const good of goods) {
    await shop.sell({ category: 'Merch', ...good })
  }
  expect(await sorted('merch', 'price')).toEqual(['Pin', 'Mug', 'Cap'])
  // What nobody can run out of comes last.
  expect(await sorted('merch', 'stock')).toEqual(['Cap', 'Pin', 'Mug'])
  for (const title of ['Pin', 'Cap', 'Mug', 'Pin']) {
    await payload.update({
      collection: slugs.products,
      where: { profile: { equals: shop.profile.id }, title: { equals: title } },
      data: { isFeatured: true },
    })
  }
  expect(await sorted('merch', 'changed')).toEqual(['Pin', 'Mug', 'Cap'])
})

it('sorts music by what was paid for, not by what is in checkouts', async () => {
  const [asked, once, twice] = [
    await shop.sell({ title: 'Asked for' }),
    await shop.sell({ title: 'Once' }),
    await shop.sell({ title: 'Twice' }),
  ]
  const order = async (wish: typeof once) => (await shop.checkout([shop.item(wish)])).json
  for (const wish of [once, twice, twice]) {
    await shop.pay(await order(wish))
  }
  for (const wish of [asked, asked, asked]) {
    await order(wish)
  }
  expect(await sorted('releases', 'sold')).toEqual(['Twice', 'Once', 'Asked for'])
})
