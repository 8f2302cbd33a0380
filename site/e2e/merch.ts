import type { Page } from '@playwright/test'
import { askJson } from '@/site/e2e/http-request'
import { ownerHeaders } from '@/site/e2e/owner-session'
import { demoOrigin } from '@/site/e2e/places'

type Made = { doc: { id: string } }

/** Puts a thing into the store as its artist does, with one variant. Returns its id. */
export async function makeProduct(
  owner: string,
  description: unknown,
  variant: object,
): Promise<string> {
  const headers = { authorization: `JWT ${owner}` }
  const { id: profile } = await askJson<{ id: string }>(`${demoOrigin}/api/public/profiles/current`)
  const make = (collection: string, body: object) =>
    askJson<Made>(`${demoOrigin}/api/${collection}`, { method: 'POST', headers, body })
  const { doc: product } = await make('products', {
    profile,
    title: 'Story mug',
    category: 'Merch',
    kind: 'physical',
    description,
    // Before what other stories sell, which may fill a page of the store.
    releaseDate: '2021-01-01',
  })
  await make('variants', { profile, product: product.id, deliveryType: 'shipping', ...variant })
  await askJson(`${demoOrigin}/api/products/${product.id}`, {
    method: 'PATCH',
    headers,
    body: { isPublished: true },
  })
  return product.id
}

export async function openMerch(page: Page, title: string): Promise<void> {
  await page.goto('/products?category=Merch')
  await page.getByRole('link', { name: title, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

export async function removeProducts(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await askAsOwner(id, { method: 'DELETE' })
  }
}

/** Takes things out of the store that were sold, and so cannot be deleted. */
export async function hideProducts(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await askAsOwner(id, { method: 'PATCH', body: { isPublished: false } })
  }
}

async function askAsOwner(id: string, question: { method: string; body?: object }): Promise<void> {
  const headers = await ownerHeaders()
  await askJson(`${demoOrigin}/api/products/${id}`, { ...question, headers })
}
