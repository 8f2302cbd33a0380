import type { PageDocument } from '@/src/core/page-document/schema'
import {
  firstAction,
  heroSection,
  newsletterSection,
} from '@/src/core/page-document/templates/sections'
import type { SiteText } from '@/src/core/page-document/templates/site-text'
import { pageOf, sketch } from '@/src/core/page-document/templates/sketch'

/**
 * The home page an artist starts with. Its blocks fill themselves with the music, tiers and shows there
 * are, also with those of next year; until then visitors do not see them.
 */
export function firstHome(words: SiteText): PageDocument {
  return pageOf([
    heroSection(words, words.name, words.tagline, firstAction(words), sketch('social-icons')),
    sketch('membership-section', { title: 'Join the tribe' }),
    sketch('featured-music', { title: 'Featured Music' }),
    sketch('upcoming-events'),
    newsletterSection(words),
  ])
}
