// Written by `npm run generate`. Edit the blocks instead.
import { blocksByType, serverBlock } from '@/blocks/_kit/registry'
import { Render as buttonRender } from '@/blocks/button/render'
import { definition as button } from '@/blocks/button/schema'
import { load as containerLoad } from '@/blocks/container/load'
import { Render as containerRender } from '@/blocks/container/render'
import { definition as container } from '@/blocks/container/schema'
import { load as emailListLoad } from '@/blocks/email-list/load'
import { Render as emailListRender } from '@/blocks/email-list/render'
import { definition as emailList } from '@/blocks/email-list/schema'
import { load as featuredMusicLoad } from '@/blocks/featured-music/load'
import { Render as featuredMusicRender } from '@/blocks/featured-music/render'
import { definition as featuredMusic } from '@/blocks/featured-music/schema'
import { Render as footerRender } from '@/blocks/footer/render'
import { definition as footer } from '@/blocks/footer/schema'
import { Render as iconRender } from '@/blocks/icon/render'
import { definition as icon } from '@/blocks/icon/schema'
import { load as imageLoad } from '@/blocks/image/load'
import { Render as imageRender } from '@/blocks/image/render'
import { definition as image } from '@/blocks/image/schema'
import { load as membershipSectionLoad } from '@/blocks/membership-section/load'
import { Render as membershipSectionRender } from '@/blocks/membership-section/render'
import { definition as membershipSection } from '@/blocks/membership-section/schema'
import { Render as modalRender } from '@/blocks/modal/render'
import { definition as modal } from '@/blocks/modal/schema'
import { Render as pageHeaderRender } from '@/blocks/page-header/render'
import { definition as pageHeader } from '@/blocks/page-header/schema'
import { Render as socialIconsRender } from '@/blocks/social-icons/render'
import { definition as socialIcons } from '@/blocks/social-icons/schema'
import { Render as textRender } from '@/blocks/text/render'
import { definition as text } from '@/blocks/text/schema'
import { load as upcomingEventsLoad } from '@/blocks/upcoming-events/load'
import { Render as upcomingEventsRender } from '@/blocks/upcoming-events/render'
import { definition as upcomingEvents } from '@/blocks/upcoming-events/schema'

export const serverBlocks = blocksByType([
  ['button', serverBlock({ definition: button, Render: buttonRender })],
  ['container', serverBlock({ definition: container, Render: containerRender, load: containerLoad })],
  ['email-list', serverBlock({ definition: emailList, Render: emailListRender, load: emailListLoad })],
  ['featured-music', serverBlock({ definition: featuredMusic, Render: featuredMusicRender, load: featuredMusicLoad })],
  ['footer', serverBlock({ definition: footer, Render: footerRender })],
  ['icon', serverBlock({ definition: icon, Render: iconRender })],
  ['image', serverBlock({ definition: image, Render: imageRender, load: imageLoad })],
  ['membership-section', serverBlock({ definition: membershipSection, Render: membershipSectionRender, load: membershipSectionLoad })],
  ['modal', serverBlock({ definition: modal, Render: modalRender })],
  ['page-header', serverBlock({ definition: pageHeader, Render: pageHeaderRender })],
  ['social-icons', serverBlock({ definition: socialIcons, Render: socialIconsRender })],
  ['text', serverBlock({ definition: text, Render: textRender })],
  ['upcoming-events', serverBlock({ definition: upcomingEvents, Render: upcomingEventsRender, load: upcomingEventsLoad })],
])
