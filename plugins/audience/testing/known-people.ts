import type { Payload } from 'payload'
import { openShop, payInBooks, sendTestEvent } from '@/plugins/commerce/testing/shop'
import type { SegmentRule, SegmentRules } from '@/src/core/contracts/audience/segments'
import { slugs } from '@/src/core/slugs'
import { rest } from '@/src/testing/rest'

type Item = { product: { id: string }; variant: { id: string } }

/** A site with what makes people known, and the calls about them. */
export async function knownPeople(payload: Payload, name: string) {
  const shop = await openShop(payload, name)
  const profile = shop.profile.id
  const { token } = shop.owner

  const list = await payload.create({
    collection: slugs.emailLists,
    data: { profile, name: 'News', doubleOptIn: true },
  })

  return {
    ...shop,
    list,
    /** A paid order. */
    buy: async (item: Item, email: string) => {
      const { json, status, text } = await shop.checkout([shop.item(item)], { email })
      if (status !== 201) {
        throw new Error(text)
      }
      await sendTestEvent(payload, await payInBooks(payload, json.redirectUrl))
      return json
    },
    join: (
      email: string,
      data: {
        status?: 'confirmed' | 'pending' | 'unsubscribed'
        list?: string
        firstName?: string
      } = {},
    ) =>
      payload.create({
        collection: slugs.subscribers,
        data: { profile, list: list.id, email, status: 'confirmed', ...data },
      }),
    personId: async (email: string): Promise<string | null> => {
      const { docs } = await payload.find({
        collection: slugs.people,
        where: { and: [{ profile: { equals: profile } }, { email: { equals: email } }] },
        depth: 0,
      })
      return docs[0]?.id ?? null
    },
    segment: async (rules: SegmentRule[], match: SegmentRules['match'] = 'all') => {
      const { json } = await rest<{ doc: { id: string } }>('POST', '/api/segments?depth=0', {
        token,
        body: { profile, name: 'Some', rules: { match, rules } },
      })
      return json.doc.id
    },
    ask: <Answer>(method: string, path: string, body?: unknown, by = token) =>
      rest<Answer>(method, `/api/profiles/${profile}${path}`, { token: by, body }),
  }
}
