import type { PayloadRequest } from 'payload'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { completeUrl } from '@/plugins/commerce/payments/receipt'
import { slugs } from '@/src/core/slugs'
import type { Order } from '@/src/payload-types'
import { composeMail } from '@/src/server/mail/compose-mail'
import { queueMail } from '@/src/server/mail/queue-mail'

/** Tells the buyer that the order is on its way, with the owner's note (carrier, tracking). */
export async function queueShippedMail(
  req: PayloadRequest,
  order: Order,
  { note, origin }: { note?: string; origin: string },
): Promise<void> {
  const profileId = idOf(order.profile)
  const profile = await req.payload.findByID({
    collection: slugs.profiles,
    id: profileId,
    depth: 0,
    req,
  })
  const { html, text } = composeMail({
    siteName: profile.name,
    heading: 'Your order is on its way',
    paragraphs: [`Order ${order.publicRef}`, ...(note ? [note] : [])],
    button: { label: 'See your order', url: completeUrl(req, order, origin) },
    footer: `You get this mail because you bought from ${profile.name}.`,
  })
  await queueMail(req, {
    profileId,
    to: order.email,
    subject: `Your order ${order.publicRef} from ${profile.name} is on its way`,
    html,
    text,
    kind: 'shipped',
    dedupeKey: `shipped:${order.id}`,
  })
}
