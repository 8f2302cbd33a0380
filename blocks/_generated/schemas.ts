// Written by `npm run generate`. Edit the blocks instead.
import { definitionsByType } from '@/blocks/_kit/registry'
import { definition as audioPlayer } from '@/blocks/audio-player/schema'
import { definition as button } from '@/blocks/button/schema'
import { definition as columns } from '@/blocks/columns/schema'
import { definition as container } from '@/blocks/container/schema'
import { definition as divider } from '@/blocks/divider/schema'
import { definition as emailList } from '@/blocks/email-list/schema'
import { definition as embed } from '@/blocks/embed/schema'
import { definition as featuredMusic } from '@/blocks/featured-music/schema'
import { definition as footer } from '@/blocks/footer/schema'
import { definition as gallery } from '@/blocks/gallery/schema'
import { definition as icon } from '@/blocks/icon/schema'
import { definition as image } from '@/blocks/image/schema'
import { definition as linkList } from '@/blocks/link-list/schema'
import { definition as membershipSection } from '@/blocks/membership-section/schema'
import { definition as modal } from '@/blocks/modal/schema'
import { definition as pageHeader } from '@/blocks/page-header/schema'
import { definition as productCard } from '@/blocks/product-card/schema'
import { definition as quote } from '@/blocks/quote/schema'
import { definition as release } from '@/blocks/release/schema'
import { definition as socialIcons } from '@/blocks/social-icons/schema'
import { definition as text } from '@/blocks/text/schema'
import { definition as tourList } from '@/blocks/tour-list/schema'
import { definition as upcomingEvents } from '@/blocks/upcoming-events/schema'
import { definition as video } from '@/blocks/video/schema'
import { definition as encoreCountdown } from '@/examples/encore/blocks/countdown/schema'

export const blockSchemas = definitionsByType([
  ['audio-player', audioPlayer],
  ['button', button],
  ['columns', columns],
  ['container', container],
  ['divider', divider],
  ['email-list', emailList],
  ['embed', embed],
  ['featured-music', featuredMusic],
  ['footer', footer],
  ['gallery', gallery],
  ['icon', icon],
  ['image', image],
  ['link-list', linkList],
  ['membership-section', membershipSection],
  ['modal', modal],
  ['page-header', pageHeader],
  ['product-card', productCard],
  ['quote', quote],
  ['release', release],
  ['social-icons', socialIcons],
  ['text', text],
  ['tour-list', tourList],
  ['upcoming-events', upcomingEvents],
  ['video', video],
  ['encore/countdown', encoreCountdown],
])
