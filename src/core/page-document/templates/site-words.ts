/** What ready-made pages and sections are filled with: the site's own words, music and pictures. */
export type SiteWords = {
  name: string
  /** Empty when there is none. */
  tagline: string
  /** Media ids; empty for none. A wide picture for backgrounds, one of the artist. */
  widePicture: string
  portrait: string
  /** The newest release; null before the first one. */
  release: { title: string; href: string /** Media id; empty for none. */; cover: string } | null
  /** The next show; null when nothing is planned. */
  show: { title: string; href: string; place: string } | null
  /** The owner chose releases to feature. */
  hasFeatured: boolean
  hasMerch: boolean
}
