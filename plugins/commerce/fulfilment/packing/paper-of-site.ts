import type { PayloadRequest } from 'payload'
import { findSeller } from '@/plugins/commerce/invoices/seller'
import { findPaymentAccount } from '@/plugins/commerce/payments/payment-account'
import { type Paper, paperOf } from '@/src/core/places/paper-of'

/** What the printer of an artist holds: by the country that sells, or that is paid. */
export async function paperOfSite(req: PayloadRequest, profileId: string): Promise<Paper> {
  const country =
    (await findSeller(req, profileId))?.country ||
    (await findPaymentAccount(req, { profile: { equals: profileId } }))?.country
  return paperOf(country ?? '')
}
