// Written by `npm run generate`. Edit the blocks instead.
import { definitionsByType } from '@/blocks/_kit/registry'
import { definition as emailButton } from '@/email-blocks/email-button/schema'
import { definition as emailColumns } from '@/email-blocks/email-columns/schema'
import { definition as emailDivider } from '@/email-blocks/email-divider/schema'
import { definition as emailFooter } from '@/email-blocks/email-footer/schema'
import { definition as emailImage } from '@/email-blocks/email-image/schema'
import { definition as emailOrderLines } from '@/email-blocks/email-order-lines/schema'
import { definition as emailProducts } from '@/email-blocks/email-products/schema'
import { definition as emailRoot } from '@/email-blocks/email-root/schema'
import { definition as emailSocial } from '@/email-blocks/email-social/schema'
import { definition as emailSpacer } from '@/email-blocks/email-spacer/schema'
import { definition as emailText } from '@/email-blocks/email-text/schema'
import { definition as encoreCountdown } from '@/examples/encore/email-blocks/countdown/schema'

export const blockSchemas = definitionsByType([
  ['email-button', emailButton],
  ['email-columns', emailColumns],
  ['email-divider', emailDivider],
  ['email-footer', emailFooter],
  ['email-image', emailImage],
  ['email-order-lines', emailOrderLines],
  ['email-products', emailProducts],
  ['email-root', emailRoot],
  ['email-social', emailSocial],
  ['email-spacer', emailSpacer],
  ['email-text', emailText],
  ['encore/countdown', encoreCountdown],
])
