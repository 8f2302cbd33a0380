import type { PageDocument } from '@/src/core/page-document/schema'
import {
  firstAction,
  heading,
  heroSection,
  newsletterSection,
  paragraphs,
  releaseBeside,
  section,
} from '@/src/core/page-document/templates/sections'
import type { SiteWords } from '@/src/core/page-document/templates/site-words'
import { pageOf, type Sketch, sketch } from '@/src/core/page-document/templates/sketch'

/**
 * The home page an artist starts with: their name, their music, their shows. What they do not have
 * yet is said in words that may stand on a live site.
 */
export function firstHome(words: SiteWords): PageDocument {
  const { name, show } = words
  return pageOf([
    heroSection(words, name, words.tagline, firstAction(words)),
    music(words),
    sketch('membership-section'),
    ...(show ? [sketch('upcoming-events')] : []),
    newsletterSection(words),
  ])
}

function music({ name, release, hasFeatured }: SiteWords): Sketch {
  if (hasFeatured) {
    return sketch('featured-music')
  }
  return release
    ? releaseBeside(release)
    : section([
        heading('Music'),
        paragraphs(`New songs by ${name} are on their way. Join the list and hear them first.`),
      ])
}
