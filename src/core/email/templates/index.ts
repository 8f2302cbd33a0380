import type { EmailTemplate } from '@/src/core/email/template'
import { accountTemplates } from '@/src/core/email/templates/account'
import { membershipTemplates } from '@/src/core/email/templates/memberships'
import { newsTemplates } from '@/src/core/email/templates/news'
import { orderTemplates } from '@/src/core/email/templates/orders'

/** Every mail that the software writes, in the order that artists see. */
export const emailTemplates: ReadonlyMap<string, EmailTemplate> = new Map(
  [...accountTemplates, ...orderTemplates, ...membershipTemplates, ...newsTemplates].map(
    (template) => [template.key, template],
  ),
)

/** Those that are sent, and so are worth changing. */
export const sentTemplates: readonly EmailTemplate[] = [...emailTemplates.values()].filter(
  ({ isForLater }) => !isForLater,
)

/** @throws when there is no such mail */
export function shippedTemplate(key: string): EmailTemplate {
  const template = emailTemplates.get(key)
  if (!template) {
    throw new Error(`There is no email "${key}"`)
  }
  return template
}
