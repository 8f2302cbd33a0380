import type { Section } from '@/plugins/studio/place'
import { businessSections } from '@/plugins/studio/places-of-business'
import { workSections } from '@/plugins/studio/places-of-work'

/**
 * The ways through the admin, by what people do. Navigation and palette follow from this table, and
 * what it does not name (the collections of other plugins) they show under “More”. At most nine, so that
 * they are read at a glance: what is sold (music and merch) stands together, members are part of the
 * audience, comments stand with the posts that they are about, and codes and taxes with the money.
 */
export const sections: readonly Section[] = [...workSections, ...businessSections]
