// Written by `npm run generate`. Edit the blocks instead.
import { blocksByType, serverBlock } from '@/blocks/_kit/registry'
import { load as audioPlayerLoad } from '@/blocks/audio-player/load'
import { Render as audioPlayerRender } from '@/blocks/audio-player/render'
import { definition as audioPlayer } from '@/blocks/audio-player/schema'
import { load as buttonLoad } from '@/blocks/button/load'
import { Render as buttonRender } from '@/blocks/button/render'
import { definition as button } from '@/blocks/button/schema'
import { Render as columnsRender } from '@/blocks/columns/render'
import { definition as columns } from '@/blocks/columns/schema'
import { load as containerLoad } from '@/blocks/container/load'
import { Render as containerRender } from '@/blocks/container/render'
import { definition as container } from '@/blocks/container/schema'
import { Render as dividerRender } from '@/blocks/divider/render'
import { definition as divider } from '@/blocks/divider/schema'
import { load as emailListLoad } from '@/blocks/email-list/load'
import { Render as emailListRender } from '@/blocks/email-list/render'
import { definition as emailList } from '@/blocks/email-list/schema'
import { Render as embedRender } from '@/blocks/embed/render'
import { definition as embed } from '@/blocks/embed/schema'
import { load as featuredMusicLoad } from '@/blocks/featured-music/load'
import { Render as featuredMusicRender } from '@/blocks/featured-music/render'
import { definition as featuredMusic } from '@/blocks/featured-music/schema'
import { Render as footerRender } from '@/blocks/footer/render'
import { definition as footer } from '@/blocks/footer/schema'
import { load as galleryLoad } from '@/blocks/gallery/load'
import { Render as galleryRender } from '@/blocks/gallery/render'
import { definition as gallery } from '@/blocks/gallery/schema'
import { Render as iconRender } from '@/blocks/icon/render'
import { definition as icon } from '@/blocks/icon/schema'
import { load as imageLoad } from '@/blocks/image/load'
import { Render as imageRender } from '@/blocks/image/render'
import { definition as image } from '@/blocks/image/schema'
import { Render as linkListRender } from '@/blocks/link-list/render'
import { definition as linkList } from '@/blocks/link-list/schema'
import { load as membershipSectionLoad } from '@/blocks/membership-section/load'
import { Render as membershipSectionRender } from '@/blocks/membership-section/render'
import { definition as membershipSection } from '@/blocks/membership-section/schema'
import { Render as modalRender } from '@/blocks/modal/render'
import { definition as modal } from '@/blocks/modal/schema'
import { Render as pageHeaderRender } from '@/blocks/page-header/render'
import { definition as pageHeader } from '@/blocks/page-header/schema'
import { load as productCardLoad } from '@/blocks/product-card/load'
import { Render as productCardRender } from '@/blocks/product-card/render'
import { definition as productCard } from '@/blocks/product-card/schema'
import { Render as quoteRender } from '@/blocks/quote/render'
import { definition as quote } from '@/blocks/quote/schema'
import { load as releaseLoad } from '@/blocks/release/load'
import { Render as releaseRender } from '@/blocks/release/render'
import { definition as release } from '@/blocks/release/schema'
import { Render as socialIconsRender } from '@/blocks/social-icons/render'
import { definition as socialIcons } from '@/blocks/social-icons/schema'
import { load as textLoad } from '@/blocks/text/load'
import { Render as textRender } from '@/blocks/text/render'
import { definition as text } from '@/blocks/text/schema'
import { load as tourListLoad } from '@/blocks/tour-list/load'
import { Render as tourListRender } from '@/blocks/tour-list/render'
import { definition as tourList } from '@/blocks/tour-list/schema'
import { load as upcomingEventsLoad } from '@/blocks/upcoming-events/load'
import { Render as upcomingEventsRender } from '@/blocks/upcoming-events/render'
import { definition as upcomingEvents } from '@/blocks/upcoming-events/schema'
import { load as videoLoad } from '@/blocks/video/load'
import { Render as videoRender } from '@/blocks/video/render'
import { definition as video } from '@/blocks/video/schema'
import { Render as encoreCountdownRender } from '@/examples/encore/blocks/countdown/render'
import { definition as encoreCountdown } from '@/examples/encore/blocks/countdown/schema'

export const serverBlocks = blocksByType([
  ['audio-player', serverBlock({ definition: audioPlayer, Render: audioPlayerRender, load: audioPlayerLoad })],
  ['button', serverBlock({ definition: button, Render: buttonRender, load: buttonLoad })],
  ['columns', serverBlock({ definition: columns, Render: columnsRender })],
  ['container', serverBlock({ definition: container, Render: containerRender, load: containerLoad })],
  ['divider', serverBlock({ definition: divider, Render: dividerRender })],
  ['email-list', serverBlock({ definition: emailList, Render: emailListRender, load: emailListLoad })],
  ['embed', serverBlock({ definition: embed, Render: embedRender })],
  ['featured-music', serverBlock({ definition: featuredMusic, Render: featuredMusicRender, load: featuredMusicLoad })],
  ['footer', serverBlock({ definition: footer, Render: footerRender })],
  ['gallery', serverBlock({ definition: gallery, Render: galleryRender, load: galleryLoad })],
  ['icon', serverBlock({ definition: icon, Render: iconRender })],
  ['image', serverBlock({ definition: image, Render: imageRender, load: imageLoad })],
  ['link-list', serverBlock({ definition: linkList, Render: linkListRender })],
  ['membership-section', serverBlock({ definition: membershipSection, Render: membershipSectionRender, load: membershipSectionLoad })],
  ['modal', serverBlock({ definition: modal, Render: modalRender })],
  ['page-header', serverBlock({ definition: pageHeader, Render: pageHeaderRender })],
  ['product-card', serverBlock({ definition: productCard, Render: productCardRender, load: productCardLoad })],
  ['quote', serverBlock({ definition: quote, Render: quoteRender })],
  ['release', serverBlock({ definition: release, Render: releaseRender, load: releaseLoad })],
  ['social-icons', serverBlock({ definition: socialIcons, Render: socialIconsRender })],
  ['text', serverBlock({ definition: text, Render: textRender, load: textLoad })],
  ['tour-list', serverBlock({ definition: tourList, Render: tourListRender, load: tourListLoad })],
  ['upcoming-events', serverBlock({ definition: upcomingEvents, Render: upcomingEventsRender, load: upcomingEventsLoad })],
  ['video', serverBlock({ definition: video, Render: videoRender, load: videoLoad })],
  ['encore/countdown', serverBlock({ definition: encoreCountdown, Render: encoreCountdownRender })],
])
