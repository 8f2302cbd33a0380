// Written by `npm run generate`. Edit the blocks instead.
import { blocksByType, editorBlock } from '@/blocks/_kit/registry'
import { editor as audioPlayerEditor } from '@/blocks/audio-player/editor'
import { Render as audioPlayerRender } from '@/blocks/audio-player/render'
import { definition as audioPlayer } from '@/blocks/audio-player/schema'
import { editor as buttonEditor } from '@/blocks/button/editor'
import { Render as buttonRender } from '@/blocks/button/render'
import { definition as button } from '@/blocks/button/schema'
import { editor as columnsEditor } from '@/blocks/columns/editor'
import { Render as columnsRender } from '@/blocks/columns/render'
import { definition as columns } from '@/blocks/columns/schema'
import { editor as containerEditor } from '@/blocks/container/editor'
import { Render as containerRender } from '@/blocks/container/render'
import { definition as container } from '@/blocks/container/schema'
import { editor as dividerEditor } from '@/blocks/divider/editor'
import { Render as dividerRender } from '@/blocks/divider/render'
import { definition as divider } from '@/blocks/divider/schema'
import { editor as emailListEditor } from '@/blocks/email-list/editor'
import { Render as emailListRender } from '@/blocks/email-list/render'
import { definition as emailList } from '@/blocks/email-list/schema'
import { editor as embedEditor } from '@/blocks/embed/editor'
import { Render as embedRender } from '@/blocks/embed/render'
import { definition as embed } from '@/blocks/embed/schema'
import { editor as featuredMusicEditor } from '@/blocks/featured-music/editor'
import { Render as featuredMusicRender } from '@/blocks/featured-music/render'
import { definition as featuredMusic } from '@/blocks/featured-music/schema'
import { editor as footerEditor } from '@/blocks/footer/editor'
import { Render as footerRender } from '@/blocks/footer/render'
import { definition as footer } from '@/blocks/footer/schema'
import { editor as galleryEditor } from '@/blocks/gallery/editor'
import { Render as galleryRender } from '@/blocks/gallery/render'
import { definition as gallery } from '@/blocks/gallery/schema'
import { editor as iconEditor } from '@/blocks/icon/editor'
import { Render as iconRender } from '@/blocks/icon/render'
import { definition as icon } from '@/blocks/icon/schema'
import { editor as imageEditor } from '@/blocks/image/editor'
import { Render as imageRender } from '@/blocks/image/render'
import { definition as image } from '@/blocks/image/schema'
import { editor as linkListEditor } from '@/blocks/link-list/editor'
import { Render as linkListRender } from '@/blocks/link-list/render'
import { definition as linkList } from '@/blocks/link-list/schema'
import { editor as membershipSectionEditor } from '@/blocks/membership-section/editor'
import { Render as membershipSectionRender } from '@/blocks/membership-section/render'
import { definition as membershipSection } from '@/blocks/membership-section/schema'
import { editor as modalEditor } from '@/blocks/modal/editor'
import { Render as modalRender } from '@/blocks/modal/render'
import { definition as modal } from '@/blocks/modal/schema'
import { editor as pageHeaderEditor } from '@/blocks/page-header/editor'
import { Render as pageHeaderRender } from '@/blocks/page-header/render'
import { definition as pageHeader } from '@/blocks/page-header/schema'
import { editor as productCardEditor } from '@/blocks/product-card/editor'
import { Render as productCardRender } from '@/blocks/product-card/render'
import { definition as productCard } from '@/blocks/product-card/schema'
import { editor as quoteEditor } from '@/blocks/quote/editor'
import { Render as quoteRender } from '@/blocks/quote/render'
import { definition as quote } from '@/blocks/quote/schema'
import { editor as releaseEditor } from '@/blocks/release/editor'
import { Render as releaseRender } from '@/blocks/release/render'
import { definition as release } from '@/blocks/release/schema'
import { editor as socialIconsEditor } from '@/blocks/social-icons/editor'
import { Render as socialIconsRender } from '@/blocks/social-icons/render'
import { definition as socialIcons } from '@/blocks/social-icons/schema'
import { editor as textEditor } from '@/blocks/text/editor'
import { Render as textRender } from '@/blocks/text/render'
import { definition as text } from '@/blocks/text/schema'
import { editor as tourListEditor } from '@/blocks/tour-list/editor'
import { Render as tourListRender } from '@/blocks/tour-list/render'
import { definition as tourList } from '@/blocks/tour-list/schema'
import { editor as upcomingEventsEditor } from '@/blocks/upcoming-events/editor'
import { Render as upcomingEventsRender } from '@/blocks/upcoming-events/render'
import { definition as upcomingEvents } from '@/blocks/upcoming-events/schema'
import { editor as videoEditor } from '@/blocks/video/editor'
import { Render as videoRender } from '@/blocks/video/render'
import { definition as video } from '@/blocks/video/schema'
import { editor as encoreCountdownEditor } from '@/examples/encore/blocks/countdown/editor'
import { Render as encoreCountdownRender } from '@/examples/encore/blocks/countdown/render'
import { definition as encoreCountdown } from '@/examples/encore/blocks/countdown/schema'

export const editorBlocks = blocksByType([
  ['audio-player', editorBlock({ definition: audioPlayer, Render: audioPlayerRender, editor: audioPlayerEditor })],
  ['button', editorBlock({ definition: button, Render: buttonRender, editor: buttonEditor })],
  ['columns', editorBlock({ definition: columns, Render: columnsRender, editor: columnsEditor })],
  ['container', editorBlock({ definition: container, Render: containerRender, editor: containerEditor })],
  ['divider', editorBlock({ definition: divider, Render: dividerRender, editor: dividerEditor })],
  ['email-list', editorBlock({ definition: emailList, Render: emailListRender, editor: emailListEditor })],
  ['embed', editorBlock({ definition: embed, Render: embedRender, editor: embedEditor })],
  ['featured-music', editorBlock({ definition: featuredMusic, Render: featuredMusicRender, editor: featuredMusicEditor })],
  ['footer', editorBlock({ definition: footer, Render: footerRender, editor: footerEditor })],
  ['gallery', editorBlock({ definition: gallery, Render: galleryRender, editor: galleryEditor })],
  ['icon', editorBlock({ definition: icon, Render: iconRender, editor: iconEditor })],
  ['image', editorBlock({ definition: image, Render: imageRender, editor: imageEditor })],
  ['link-list', editorBlock({ definition: linkList, Render: linkListRender, editor: linkListEditor })],
  ['membership-section', editorBlock({ definition: membershipSection, Render: membershipSectionRender, editor: membershipSectionEditor })],
  ['modal', editorBlock({ definition: modal, Render: modalRender, editor: modalEditor })],
  ['page-header', editorBlock({ definition: pageHeader, Render: pageHeaderRender, editor: pageHeaderEditor })],
  ['product-card', editorBlock({ definition: productCard, Render: productCardRender, editor: productCardEditor })],
  ['quote', editorBlock({ definition: quote, Render: quoteRender, editor: quoteEditor })],
  ['release', editorBlock({ definition: release, Render: releaseRender, editor: releaseEditor })],
  ['social-icons', editorBlock({ definition: socialIcons, Render: socialIconsRender, editor: socialIconsEditor })],
  ['text', editorBlock({ definition: text, Render: textRender, editor: textEditor })],
  ['tour-list', editorBlock({ definition: tourList, Render: tourListRender, editor: tourListEditor })],
  ['upcoming-events', editorBlock({ definition: upcomingEvents, Render: upcomingEventsRender, editor: upcomingEventsEditor })],
  ['video', editorBlock({ definition: video, Render: videoRender, editor: videoEditor })],
  ['encore/countdown', editorBlock({ definition: encoreCountdown, Render: encoreCountdownRender, editor: encoreCountdownEditor })],
])
