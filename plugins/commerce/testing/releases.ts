import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { openShop } from '@/plugins/commerce/testing/shop'
import { payInBooks, sendTestEvent } from '@/plugins/commerce/testing/shop'
import { type SoundKind, uploadSound } from '@/plugins/commerce/testing/sounds'
import { slugs } from '@/src/core/slugs'
import { prepareArchive } from '@/src/server/delivery/prepare-archive'
import { prepareTrack } from '@/src/server/delivery/prepare-track'
import { rowsOf } from '@/src/testing/rows-of'

type Shop = Awaited<ReturnType<typeof openShop>>
type Sound = { kind: SoundKind; data: Buffer }

/** A paid release whose songs were uploaded, and how to buy it. */
export async function sellRelease(
  payload: Payload,
  shop: Shop,
  {
    title = 'Night Bus',
    sounds,
    titles = ['One', 'Two'],
  }: { title?: string; sounds: Sound[]; titles?: string[] },
) {
  const goods = await shop.sell({ title, trackTitles: titles })
  const { docs } = await payload.find({
    collection: slugs.tracks,
    where: { product: { equals: goods.product.id } },
    sort: 'position',
    depth: 0,
  })
  const trackIds = docs.map(({ id }) => id)
  for (const [index, sound] of sounds.entries()) {
    const original = await uploadSound(payload, shop.profile.id, {
      ...sound,
      name: `upload-${index}`,
    })
    await payload.update({
      collection: slugs.tracks,
      id: trackIds[index] ?? '',
      data: { original },
    })
  }
  const buy = async () => {
    const { json: order } = await shop.checkout([shop.item(goods)])
    await sendTestEvent(payload, await payInBooks(payload, order.redirectUrl))
    return order
  }
  return { ...goods, trackIds, buy }
}

export async function prepareTracks(payload: Payload, trackIds: readonly string[]): Promise<void> {
  for (const id of trackIds) {
    await prepareTrack(payload, id)
  }
}

/** Does what the worker would with the archives that wait. */
export async function prepareArchives(payload: Payload): Promise<void> {
  const waiting = await rowsOf<{ id: string }>(
    payload,
    sql`select id from renditions where kind::text like 'zip-%' and state in ('queued', 'building')`,
  )
  await Promise.all(waiting.map(({ id }) => prepareArchive(payload, id)))
}
