import type { EmailTemplate } from '@/src/core/email/template'
import { accountTemplates } from '@/src/core/email/templates/account'
import { eventTemplates } from '@/src/core/email/templates/events'
import { giftTemplates } from '@/src/core/email/templates/gifts'
import { membershipTemplates } from '@/src/core/email/templates/memberships'
import { newsTemplates } from '@/src/core/email/templates/news'
import { orderTemplates } from '@/src/core/email/templates/orders'
import { saleTemplates } from '@/src/core/email/templates/sales'

/** Every mail that the software writes, in the order that artists see. */
export const emailTemplates: ReadonlyMap<string, EmailTemplate> = new Map(
  [
    ...accountTemplates,
    ...orderTemplates,
    ...giftTemplates,
    ...eventTemplates,
    ...membershipTemplates,
    ...newsTemplates,
    ...saleTemplates,
  ].map((template) => [template.key, template]),
)

/** @throws when there is no such mail */
export function shippedTemplate(key: string): EmailTemplate {
  const template = emailTemplates.get(key)
  if (!template) {
    throw new Error(`There is no email "${key}"`)
  }
  return template
}
