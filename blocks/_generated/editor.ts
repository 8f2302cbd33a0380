// Written by `npm run generate`. Edit the blocks instead.
import { blocksByType, editorBlock } from '@/blocks/_kit/registry'
import { editor as buttonEditor } from '@/blocks/button/editor'
import { Render as buttonRender } from '@/blocks/button/render'
import { definition as button } from '@/blocks/button/schema'
import { editor as containerEditor } from '@/blocks/container/editor'
import { Render as containerRender } from '@/blocks/container/render'
import { definition as container } from '@/blocks/container/schema'
import { editor as featuredMusicEditor } from '@/blocks/featured-music/editor'
import { Render as featuredMusicRender } from '@/blocks/featured-music/render'
import { definition as featuredMusic } from '@/blocks/featured-music/schema'
import { editor as footerEditor } from '@/blocks/footer/editor'
import { Render as footerRender } from '@/blocks/footer/render'
import { definition as footer } from '@/blocks/footer/schema'
import { editor as imageEditor } from '@/blocks/image/editor'
import { Render as imageRender } from '@/blocks/image/render'
import { definition as image } from '@/blocks/image/schema'
import { editor as pageHeaderEditor } from '@/blocks/page-header/editor'
import { Render as pageHeaderRender } from '@/blocks/page-header/render'
import { definition as pageHeader } from '@/blocks/page-header/schema'
import { editor as socialIconsEditor } from '@/blocks/social-icons/editor'
import { Render as socialIconsRender } from '@/blocks/social-icons/render'
import { definition as socialIcons } from '@/blocks/social-icons/schema'
import { editor as textEditor } from '@/blocks/text/editor'
import { Render as textRender } from '@/blocks/text/render'
import { definition as text } from '@/blocks/text/schema'

export const editorBlocks = blocksByType([
  ['button', editorBlock({ definition: button, Render: buttonRender, editor: buttonEditor })],
  ['container', editorBlock({ definition: container, Render: containerRender, editor: containerEditor })],
  ['featured-music', editorBlock({ definition: featuredMusic, Render: featuredMusicRender, editor: featuredMusicEditor })],
  ['footer', editorBlock({ definition: footer, Render: footerRender, editor: footerEditor })],
  ['image', editorBlock({ definition: image, Render: imageRender, editor: imageEditor })],
  ['page-header', editorBlock({ definition: pageHeader, Render: pageHeaderRender, editor: pageHeaderEditor })],
  ['social-icons', editorBlock({ definition: socialIcons, Render: socialIconsRender, editor: socialIconsEditor })],
  ['text', editorBlock({ definition: text, Render: textRender, editor: textEditor })],
])
