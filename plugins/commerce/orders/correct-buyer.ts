import type { PayloadRequest } from 'payload'
import { findGifts } from '@/plugins/commerce/gifts/find-gift'
import { idOf, lockOrder } from '@/plugins/commerce/orders/find-order'
import { recordOrderEvent } from '@/plugins/commerce/orders/move-order'
import { buyerAddressCause, buyerEmailCause } from '@/plugins/commerce/orders/order-history'
import { unpaidUnits } from '@/plugins/commerce/payments/refund-rows'
import type { ShippingAddress } from '@/src/core/contracts/orders/buyer'
import { deletedEmail } from '@/src/core/deleted-account'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { unsentLines } from '@/src/core/orders/fulfilment/parcels'
import type { RefundLine } from '@/src/core/orders/refund-amounts'
import { countryName } from '@/src/core/places/countries'
import { slugs } from '@/src/core/slugs'
import type { Order } from '@/src/payload-types'
import { recordAudit } from '@/src/server/record-audit'
import { runSql, withTx } from '@/src/server/transaction'

const messages = ownerMessages.correctBuyer

/** Whether its email is one that somebody typed: an account has its own, and one that was deleted has none. */
export function canCorrectEmail({ account, email }: Pick<Order, 'account' | 'email'>): boolean {
  return !account && email !== deletedEmail
}

/**
 * Whether something of the buyer's own still goes to their address.
 *
 * @param given units that were given back
 */
export function canCorrectAddress(
  { status, items, shippingAddress }: Pick<Order, 'status' | 'items' | 'shippingAddress'>,
  given: readonly RefundLine[],
): boolean {
  const isOver = status === 'failed' || status === 'cancelled'
  const isOwnParcel = (line: number) =>
    items[line]?.deliveryType === 'shipping' && !items[line]?.giftFor
  return !isOver && Boolean(shippingAddress?.street) && unsentLines(items, given).some(isOwnParcel)
}

/** The one country that shipping and taxes were reckoned for, ISO code; empty when neither depends on it. */
export function keptCountryOf({
  shippingRateName,
  taxCountry,
  shippingAddress,
}: Pick<Order, 'shippingRateName' | 'taxCountry' | 'shippingAddress'>): string {
  return shippingRateName || taxCountry ? (shippingAddress?.country ?? '') : ''
}

type Correction = {
  email?: string
  shippingAddress?: ShippingAddress
  /** The owner who corrects it. */
  actor: string
}

/**
 * Puts right what a buyer mistyped: the email, with all that the order gave to it, and where the parcel goes.
 * Links that were mailed before go on working. History and audit log say that it was done, not what it was.
 *
 * @throws {AppError} `CONFLICT` once the order belongs to an account, or the parcel has left;
 *   `VALIDATION_FAILED` for another country than was paid for, or the address of somebody who gets a gift of it
 */
export async function correctBuyer(
  req: PayloadRequest,
  orderId: string,
  { email, shippingAddress, actor }: Correction,
): Promise<Order> {
  return withTx(req, async () => {
    const order = await lockOrder(req, orderId)
    const hasNewEmail = email !== undefined && email !== order.email
    const hasNewAddress = shippingAddress !== undefined && !isSame(order, shippingAddress)
    if (hasNewEmail) {
      await moveToEmail(req, order, email)
    }
    if (hasNewAddress) {
      await writeAddress(req, order, shippingAddress)
    }
    const causes = [
      ...(hasNewEmail ? [buyerEmailCause] : []),
      ...(hasNewAddress ? [buyerAddressCause] : []),
    ]
    const { profile, publicRef } = order
    for (const cause of causes) {
      await recordOrderEvent(req, order, { by: 'owner', actor, cause })
    }
    if (causes.length > 0) {
      await recordAudit(req, {
        action: 'order_buyer_changed',
        profileId: idOf(profile),
        summary: ownerMessages.audit.buyerChanged(publicRef),
        target: { collection: slugs.orders, id: orderId, label: publicRef },
        details: { email: hasNewEmail, address: hasNewAddress },
      })
    }
    return order
  })
}

/** The rights and tickets that the buyer keeps come along; those of gifts are their recipients'. */
async function moveToEmail(req: PayloadRequest, order: Order, email: string): Promise<void> {
  const { id, email: former } = order
  if (!canCorrectEmail(order)) {
    throw new AppError('CONFLICT', { message: messages.hasAccount })
  }
  const gifts = await findGifts(req, { order: { equals: id } })
  if (gifts.some(({ recipientEmail }) => recipientEmail === email)) {
    throw refusal('email', messages.getsGift)
  }
  await runSql(req)`update orders set email = ${email}, updated_at = now() where id = ${id}`
  await runSql(req)`
    update entitlements set email = ${email}, updated_at = now()
    where order_id = ${id} and account_id is null and email = ${former} and source <> 'gift'`
  await runSql(req)`
    update tickets set holder_email = ${email}, updated_at = now()
    where order_id = ${id} and account_id is null and holder_email = ${former}
      and not exists (
        select 1 from gifts where gifts.order_id = tickets.order_id and gifts.line = tickets.line)`
}

async function writeAddress(
  req: PayloadRequest,
  order: Order,
  { name, street, line2, zipCode, city, region, country }: ShippingAddress,
): Promise<void> {
  if (!canCorrectAddress(order, await unpaidUnits(req, order))) {
    throw new AppError('CONFLICT', { message: messages.nothingToShip })
  }
  const kept = keptCountryOf(order)
  if (kept && kept !== country) {
    throw refusal('shippingAddress.country', messages.otherCountry(countryName(kept)))
  }
  await runSql(req)`
    update orders set
      buyer_name = case when buyer_name = shipping_address_name then ${name} else buyer_name end,
      shipping_address_name = ${name}, shipping_address_street = ${street},
      shipping_address_line2 = ${line2}, shipping_address_zip_code = ${zipCode},
      shipping_address_city = ${city}, shipping_address_region = ${region},
      shipping_address_country = ${country}, updated_at = now()
    where id = ${order.id}`
}

function isSame({ shippingAddress: before }: Order, address: ShippingAddress): boolean {
  return (Object.keys(address) as (keyof ShippingAddress)[]).every(
    (field) => (before?.[field] ?? '') === address[field],
  )
}

function refusal(field: string, message: string): AppError {
  return new AppError('VALIDATION_FAILED', { message, errors: [{ field, message }] })
}
