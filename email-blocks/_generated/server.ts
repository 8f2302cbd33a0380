// Written by `npm run generate`. Edit the blocks instead.
import { blocksByType, serverBlock } from '@/blocks/_kit/registry'
import { Render as emailButtonRender } from '@/email-blocks/email-button/render'
import { definition as emailButton } from '@/email-blocks/email-button/schema'
import { Render as emailColumnsRender } from '@/email-blocks/email-columns/render'
import { definition as emailColumns } from '@/email-blocks/email-columns/schema'
import { Render as emailDividerRender } from '@/email-blocks/email-divider/render'
import { definition as emailDivider } from '@/email-blocks/email-divider/schema'
import { Render as emailFooterRender } from '@/email-blocks/email-footer/render'
import { definition as emailFooter } from '@/email-blocks/email-footer/schema'
import { load as emailImageLoad } from '@/email-blocks/email-image/load'
import { Render as emailImageRender } from '@/email-blocks/email-image/render'
import { definition as emailImage } from '@/email-blocks/email-image/schema'
import { Render as emailOrderLinesRender } from '@/email-blocks/email-order-lines/render'
import { definition as emailOrderLines } from '@/email-blocks/email-order-lines/schema'
import { load as emailProductsLoad } from '@/email-blocks/email-products/load'
import { Render as emailProductsRender } from '@/email-blocks/email-products/render'
import { definition as emailProducts } from '@/email-blocks/email-products/schema'
import { Render as emailRootRender } from '@/email-blocks/email-root/render'
import { definition as emailRoot } from '@/email-blocks/email-root/schema'
import { Render as emailSocialRender } from '@/email-blocks/email-social/render'
import { definition as emailSocial } from '@/email-blocks/email-social/schema'
import { Render as emailSpacerRender } from '@/email-blocks/email-spacer/render'
import { definition as emailSpacer } from '@/email-blocks/email-spacer/schema'
import { load as emailTextLoad } from '@/email-blocks/email-text/load'
import { Render as emailTextRender } from '@/email-blocks/email-text/render'
import { definition as emailText } from '@/email-blocks/email-text/schema'
import { load as encoreCountdownLoad } from '@/examples/encore/email-blocks/countdown/load'
import { Render as encoreCountdownRender } from '@/examples/encore/email-blocks/countdown/render'
import { definition as encoreCountdown } from '@/examples/encore/email-blocks/countdown/schema'

export const serverBlocks = blocksByType([
  ['email-button', serverBlock({ definition: emailButton, Render: emailButtonRender })],
  ['email-columns', serverBlock({ definition: emailColumns, Render: emailColumnsRender })],
  ['email-divider', serverBlock({ definition: emailDivider, Render: emailDividerRender })],
  ['email-footer', serverBlock({ definition: emailFooter, Render: emailFooterRender })],
  ['email-image', serverBlock({ definition: emailImage, Render: emailImageRender, load: emailImageLoad })],
  ['email-order-lines', serverBlock({ definition: emailOrderLines, Render: emailOrderLinesRender })],
  ['email-products', serverBlock({ definition: emailProducts, Render: emailProductsRender, load: emailProductsLoad })],
  ['email-root', serverBlock({ definition: emailRoot, Render: emailRootRender })],
  ['email-social', serverBlock({ definition: emailSocial, Render: emailSocialRender })],
  ['email-spacer', serverBlock({ definition: emailSpacer, Render: emailSpacerRender })],
  ['email-text', serverBlock({ definition: emailText, Render: emailTextRender, load: emailTextLoad })],
  ['encore/countdown', serverBlock({ definition: encoreCountdown, Render: encoreCountdownRender, load: encoreCountdownLoad })],
])
