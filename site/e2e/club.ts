import type { Page } from '@playwright/test'
import { askJson } from '@/site/e2e/http-request'
import { ownerHeaders } from '@/site/e2e/owner-session'
import { demoOrigin } from '@/site/e2e/places'
import { test as base, expect } from '@/site/e2e/story'

type Doc = { doc: { id: string } }
type Club = { basic: string; plus: string; caption: string; suffix: string }

/**
 * Stories with tiers and a poll of their own: what other stories see of the demo stays as it is, also when one of
 * these fails halfway.
 */
export const test = base.extend<{ club: Club }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  club: async ({}, use) => {
    const toUndo: (() => Promise<unknown>)[] = []
    try {
      await use(await openClub(toUndo))
    } finally {
      for (const undo of toUndo.toReversed()) {
        await undo()
      }
    }
  },
})

/** @param toUndo gets what takes away each thing that was made, as soon as it is there */
async function openClub(toUndo: (() => Promise<unknown>)[]): Promise<Club> {
  const headers = await ownerHeaders()
  const { id: profile } = await askJson<{ id: string }>(`${demoOrigin}/api/public/profiles/current`)
  const suffix = String(Date.now())
  const create = async (collection: string, data: Record<string, unknown>) =>
    (
      await askJson<Doc>(`${demoOrigin}/api/${collection}?depth=0`, {
        method: 'POST',
        headers,
        body: { profile, ...data },
      })
    ).doc.id
  const tier = async (name: string, priceMonthlyMinor: number) => {
    const id = await create('membership-tiers', {
      name: `${name} ${suffix}`,
      priceMonthlyMinor,
      position: 90,
      benefits: [{ title: 'Everything early' }],
    })
    toUndo.push(() =>
      askJson(`${demoOrigin}/api/membership-tiers/${id}`, {
        method: 'PATCH',
        headers,
        body: { isActive: false },
      }),
    )
    return id
  }
  const [basic, plus] = [await tier('Deck', 500), await tier('Bridge', 900)]
  const caption = `For the crew ${suffix}`
  const post = await create('posts', {
    type: 'poll',
    caption,
    visibility: 'tiers',
    tiers: [basic, plus],
    isPublished: true,
    poll: { question: 'Where to?', options: [{ text: 'North' }, { text: 'South' }] },
  })
  toUndo.push(() => askJson(`${demoOrigin}/api/posts/${post}`, { method: 'DELETE', headers }))
  return { basic, plus, caption, suffix }
}

/** @returns the email of the new account */
export async function signUp(page: Page, target: string): Promise<string> {
  await page.goto(`/signup?redirect=${encodeURIComponent(target)}`)
  return fillSignUp(page)
}

/** On the page of signing up. */
export async function fillSignUp(page: Page): Promise<string> {
  const form = page.getByRole('main')
  const email = `crew-${Date.now()}@example.com`
  await form.getByLabel('First name').fill('Ada')
  await form.getByLabel('Last name').fill('Fan')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill('a long enough password')
  const again = form.getByLabel(/confirm|again/i)
  if (await again.count()) {
    await again.fill('a long enough password')
  }
  await form.getByRole('button', { name: 'Sign up' }).click()
  return email
}

const post = (page: Page, caption: string) => page.getByRole('article').filter({ hasText: caption })

/** Two tiers open it: a signed-in user on none of them is asked which one, by a button. */
export async function isOpen(page: Page, caption: string, open: boolean): Promise<void> {
  await page.goto(`/members?search=${encodeURIComponent(caption)}`)
  await expect(post(page, caption)).toBeVisible()
  if (open) {
    await expect(post(page, caption).getByText('Subscribe', { exact: true })).toHaveCount(0)
  } else {
    await expect(post(page, caption).getByRole('button', { name: 'Subscribe' })).toBeVisible()
  }
}
