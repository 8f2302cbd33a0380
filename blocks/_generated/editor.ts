// Written by `npm run generate`. Edit the blocks instead.
import { blocksByType, editorBlock } from '@/blocks/_kit/registry'
import { editor as buttonEditor } from '@/blocks/button/editor'
import { Render as buttonRender } from '@/blocks/button/render'
import { definition as button } from '@/blocks/button/schema'
import { editor as containerEditor } from '@/blocks/container/editor'
import { Render as containerRender } from '@/blocks/container/render'
import { definition as container } from '@/blocks/container/schema'
import { editor as emailListEditor } from '@/blocks/email-list/editor'
import { Render as emailListRender } from '@/blocks/email-list/render'
import { definition as emailList } from '@/blocks/email-list/schema'
import { editor as featuredMusicEditor } from '@/blocks/featured-music/editor'
import { Render as featuredMusicRender } from '@/blocks/featured-music/render'
import { definition as featuredMusic } from '@/blocks/featured-music/schema'
import { editor as footerEditor } from '@/blocks/footer/editor'
import { Render as footerRender } from '@/blocks/footer/render'
import { definition as footer } from '@/blocks/footer/schema'
import { editor as iconEditor } from '@/blocks/icon/editor'
import { Render as iconRender } from '@/blocks/icon/render'
import { definition as icon } from '@/blocks/icon/schema'
import { editor as imageEditor } from '@/blocks/image/editor'
import { Render as imageRender } from '@/blocks/image/render'
import { definition as image } from '@/blocks/image/schema'
import { editor as membershipSectionEditor } from '@/blocks/membership-section/editor'
import { Render as membershipSectionRender } from '@/blocks/membership-section/render'
import { definition as membershipSection } from '@/blocks/membership-section/schema'
import { editor as modalEditor } from '@/blocks/modal/editor'
import { Render as modalRender } from '@/blocks/modal/render'
import { definition as modal } from '@/blocks/modal/schema'
import { editor as pageHeaderEditor } from '@/blocks/page-header/editor'
import { Render as pageHeaderRender } from '@/blocks/page-header/render'
import { definition as pageHeader } from '@/blocks/page-header/schema'
import { editor as socialIconsEditor } from '@/blocks/social-icons/editor'
import { Render as socialIconsRender } from '@/blocks/social-icons/render'
import { definition as socialIcons } from '@/blocks/social-icons/schema'
import { editor as textEditor } from '@/blocks/text/editor'
import { Render as textRender } from '@/blocks/text/render'
import { definition as text } from '@/blocks/text/schema'
import { editor as upcomingEventsEditor } from '@/blocks/upcoming-events/editor'
import { Render as upcomingEventsRender } from '@/blocks/upcoming-events/render'
import { definition as upcomingEvents } from '@/blocks/upcoming-events/schema'

export const editorBlocks = blocksByType([
  ['button', editorBlock({ definition: button, Render: buttonRender, editor: buttonEditor })],
  ['container', editorBlock({ definition: container, Render: containerRender, editor: containerEditor })],
  ['email-list', editorBlock({ definition: emailList, Render: emailListRender, editor: emailListEditor })],
  ['featured-music', editorBlock({ definition: featuredMusic, Render: featuredMusicRender, editor: featuredMusicEditor })],
  ['footer', editorBlock({ definition: footer, Render: footerRender, editor: footerEditor })],
  ['icon', editorBlock({ definition: icon, Render: iconRender, editor: iconEditor })],
  ['image', editorBlock({ definition: image, Render: imageRender, editor: imageEditor })],
  ['membership-section', editorBlock({ definition: membershipSection, Render: membershipSectionRender, editor: membershipSectionEditor })],
  ['modal', editorBlock({ definition: modal, Render: modalRender, editor: modalEditor })],
  ['page-header', editorBlock({ definition: pageHeader, Render: pageHeaderRender, editor: pageHeaderEditor })],
  ['social-icons', editorBlock({ definition: socialIcons, Render: socialIconsRender, editor: socialIconsEditor })],
  ['text', editorBlock({ definition: text, Render: textRender, editor: textEditor })],
  ['upcoming-events', editorBlock({ definition: upcomingEvents, Render: upcomingEventsRender, editor: upcomingEventsEditor })],
])
