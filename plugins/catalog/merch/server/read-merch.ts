import type { PayloadRequest } from 'payload'
import {
  productFormOf,
  readStanding,
  requireSold,
} from '@/plugins/catalog/product/server/read-product'
import type { MerchAnswer, MerchRemark } from '@/src/core/contracts/products/merch'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import type { Product } from '@/src/payload-types'
import { idOf } from '@/src/server/site-data/visitor-read'
import { runSql } from '@/src/server/transaction'

const words = ownerMessages.merch

/** As {@link requireSold}, of merch. */
export const requireMerch = (
  req: PayloadRequest,
  profileId: string,
  id: string,
): Promise<Product> => requireSold(req, { profileId, id, category: 'Merch' })

/** All that the screen of a piece of merch shows, apart from its variants. */
export async function readMerch(
  req: PayloadRequest,
  profileId: string,
  id: string,
): Promise<MerchAnswer> {
  const product = await requireMerch(req, profileId, id)
  const [{ standing }, offer] = await Promise.all([
    readStanding(req, profileId, product),
    offerOf(req, id),
  ])
  const form = { ...productFormOf(product, words.newTitle), release: idOf(product.release) }
  return { ...standing, form, remarks: remarksOn({ form, ...offer, ...standing }) }
}

type Offer = { priced: number; offered: number; isPreorder: boolean }

async function offerOf(req: PayloadRequest, id: string): Promise<Offer> {
  const [offer] = await runSql(req)<Offer>`
    select count(*)::int as priced,
      (count(*) filter (where availability_status <> 'inactive'))::int as offered,
      coalesce(bool_or(availability_status = 'preorder'), false) as "isPreorder"
    from variants where product_id = ${id}`
  return offer ?? { priced: 0, offered: 0, isPreorder: false }
}

type Known = Offer & Pick<MerchAnswer, 'form' | 'pictures' | 'state'>

/** What is missing before it goes on sale, and what its artist should know. */
function remarksOn({ form, pictures, state, ...offer }: Known): MerchRemark[] {
  const { priced, offered, isPreorder } = offer
  const isPast = new Date(`${form.releaseDate}T12:00:00Z`) <= new Date()
  const remark = (place: MerchRemark['place'], message: string, isObstacle = true) => [
    { place, message, isObstacle },
  ]
  return [
    ...(form.title.trim() === '' ? remark('cover', ownerMessages.release.noTitle) : []),
    ...(pictures.length === 0 ? remark('cover', words.noPicture, false) : []),
    ...(pictures.some(({ alt }) => !alt) ? remark('cover', words.noAlt, false) : []),
    ...(priced === 0 ? remark('price', ownerMessages.store.noPrice) : []),
    ...(priced > 0 && offered === 0 ? remark('price', words.notOffered) : []),
    ...(isPreorder && isPast && state !== 'on-sale'
      ? remark('more', ownerMessages.release.preorderIsOver)
      : []),
  ]
}
