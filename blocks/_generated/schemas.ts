// Written by `npm run generate`. Edit the blocks instead.
import { definitionsByType } from '@/blocks/_kit/registry'
import { definition as button } from '@/blocks/button/schema'
import { definition as container } from '@/blocks/container/schema'
import { definition as emailList } from '@/blocks/email-list/schema'
import { definition as featuredMusic } from '@/blocks/featured-music/schema'
import { definition as footer } from '@/blocks/footer/schema'
import { definition as icon } from '@/blocks/icon/schema'
import { definition as image } from '@/blocks/image/schema'
import { definition as membershipSection } from '@/blocks/membership-section/schema'
import { definition as modal } from '@/blocks/modal/schema'
import { definition as pageHeader } from '@/blocks/page-header/schema'
import { definition as socialIcons } from '@/blocks/social-icons/schema'
import { definition as text } from '@/blocks/text/schema'
import { definition as upcomingEvents } from '@/blocks/upcoming-events/schema'

export const blockSchemas = definitionsByType([
  ['button', button],
  ['container', container],
  ['email-list', emailList],
  ['featured-music', featuredMusic],
  ['footer', footer],
  ['icon', icon],
  ['image', image],
  ['membership-section', membershipSection],
  ['modal', modal],
  ['page-header', pageHeader],
  ['social-icons', socialIcons],
  ['text', text],
  ['upcoming-events', upcomingEvents],
])
