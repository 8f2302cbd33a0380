import type { Subject } from '@/src/core/access/site-roles'
import type { ProductCategory } from '@/src/core/contracts/products/products'

/** What waits for the artist, counted beside the section in which it is done. */
export type CountName = 'orders' | 'comments'

/** What an action does. Paths of calls are below `/api/profiles/:id`, those of screens below the admin's route. */
export type Deed =
  /** Opens a screen, which does the rest. */
  | { open: string }
  /** Opens the empty form of the place's list. */
  | { form: true }
  /** Makes one by a call, and opens it at `at`. */
  | { make: string; at: string }
  /** Loads a file. */
  | { file: string }
  /** Opens what a call leads to, in a window of its own. */
  | { window: string }
  | { setOnline: boolean }

export type Action = {
  title: string
  does: Deed
  /** Whose role allows to change it (or to read it, for files) may do it; the place's own when left out. */
  subject?: Subject
  /** Other words that people look for it by. */
  words?: string
}

/** A list, or a screen of its own, one level down. */
export type Place = {
  label: string
  /** A screen below the admin's route, once there is one; else the list of `collection`. */
  path?: string
  collection?: string
  /** Of the list of sites: what its only line is called, which opens at once for people of one site. */
  onlyLabel?: string
  /** Of the products, which are one collection. */
  category?: ProductCategory
  /** What a screen is about. Lists are shown to those who may read them. */
  subject?: Subject | 'platform'
  /** Other words that people look for it by. */
  words?: string
  /** What is done there, for the palette. */
  actions?: readonly Action[]
}

export type Section = {
  id: string
  label: string
  icon: SectionIcon
  count?: CountName
  /** The first that is there is the section's own. */
  places: readonly Place[]
  /** Below all others. */
  isLast?: true
}

export type SectionIcon =
  | 'home'
  | 'site'
  | 'music'
  | 'shows'
  | 'posts'
  | 'audience'
  | 'orders'
  | 'money'
  | 'settings'
