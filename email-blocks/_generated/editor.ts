// Written by `npm run generate`. Edit the blocks instead.
import { blocksByType, editorBlock } from '@/blocks/_kit/registry'
import { editor as emailButtonEditor } from '@/email-blocks/email-button/editor'
import { Render as emailButtonRender } from '@/email-blocks/email-button/render'
import { definition as emailButton } from '@/email-blocks/email-button/schema'
import { editor as emailColumnsEditor } from '@/email-blocks/email-columns/editor'
import { Render as emailColumnsRender } from '@/email-blocks/email-columns/render'
import { definition as emailColumns } from '@/email-blocks/email-columns/schema'
import { editor as emailDividerEditor } from '@/email-blocks/email-divider/editor'
import { Render as emailDividerRender } from '@/email-blocks/email-divider/render'
import { definition as emailDivider } from '@/email-blocks/email-divider/schema'
import { editor as emailFooterEditor } from '@/email-blocks/email-footer/editor'
import { Render as emailFooterRender } from '@/email-blocks/email-footer/render'
import { definition as emailFooter } from '@/email-blocks/email-footer/schema'
import { editor as emailImageEditor } from '@/email-blocks/email-image/editor'
import { Render as emailImageRender } from '@/email-blocks/email-image/render'
import { definition as emailImage } from '@/email-blocks/email-image/schema'
import { editor as emailOrderLinesEditor } from '@/email-blocks/email-order-lines/editor'
import { Render as emailOrderLinesRender } from '@/email-blocks/email-order-lines/render'
import { definition as emailOrderLines } from '@/email-blocks/email-order-lines/schema'
import { editor as emailProductsEditor } from '@/email-blocks/email-products/editor'
import { Render as emailProductsRender } from '@/email-blocks/email-products/render'
import { definition as emailProducts } from '@/email-blocks/email-products/schema'
import { editor as emailRootEditor } from '@/email-blocks/email-root/editor'
import { Render as emailRootRender } from '@/email-blocks/email-root/render'
import { definition as emailRoot } from '@/email-blocks/email-root/schema'
import { editor as emailSocialEditor } from '@/email-blocks/email-social/editor'
import { Render as emailSocialRender } from '@/email-blocks/email-social/render'
import { definition as emailSocial } from '@/email-blocks/email-social/schema'
import { editor as emailSpacerEditor } from '@/email-blocks/email-spacer/editor'
import { Render as emailSpacerRender } from '@/email-blocks/email-spacer/render'
import { definition as emailSpacer } from '@/email-blocks/email-spacer/schema'
import { editor as emailTextEditor } from '@/email-blocks/email-text/editor'
import { Render as emailTextRender } from '@/email-blocks/email-text/render'
import { definition as emailText } from '@/email-blocks/email-text/schema'
import { editor as encoreCountdownEditor } from '@/examples/encore/email-blocks/countdown/editor'
import { Render as encoreCountdownRender } from '@/examples/encore/email-blocks/countdown/render'
import { definition as encoreCountdown } from '@/examples/encore/email-blocks/countdown/schema'

export const editorBlocks = blocksByType([
  ['email-button', editorBlock({ definition: emailButton, Render: emailButtonRender, editor: emailButtonEditor })],
  ['email-columns', editorBlock({ definition: emailColumns, Render: emailColumnsRender, editor: emailColumnsEditor })],
  ['email-divider', editorBlock({ definition: emailDivider, Render: emailDividerRender, editor: emailDividerEditor })],
  ['email-footer', editorBlock({ definition: emailFooter, Render: emailFooterRender, editor: emailFooterEditor })],
  ['email-image', editorBlock({ definition: emailImage, Render: emailImageRender, editor: emailImageEditor })],
  ['email-order-lines', editorBlock({ definition: emailOrderLines, Render: emailOrderLinesRender, editor: emailOrderLinesEditor })],
  ['email-products', editorBlock({ definition: emailProducts, Render: emailProductsRender, editor: emailProductsEditor })],
  ['email-root', editorBlock({ definition: emailRoot, Render: emailRootRender, editor: emailRootEditor })],
  ['email-social', editorBlock({ definition: emailSocial, Render: emailSocialRender, editor: emailSocialEditor })],
  ['email-spacer', editorBlock({ definition: emailSpacer, Render: emailSpacerRender, editor: emailSpacerEditor })],
  ['email-text', editorBlock({ definition: emailText, Render: emailTextRender, editor: emailTextEditor })],
  ['encore/countdown', editorBlock({ definition: encoreCountdown, Render: encoreCountdownRender, editor: encoreCountdownEditor })],
])
