import { redirect } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { ordersPath } from '@/src/admin/studio-paths'

/** Where Payload's list, other documents and older mails lead to an order: on to its page. */
export function OrderRedirect({ doc, initPageResult: { req } }: DocumentViewServerProps): never {
  redirect(`${req.payload.config.routes.admin}${ordersPath}/${doc?.id ?? ''}`)
}
