/** What ready-made pages and sections are filled with: the site's own words, music and pictures. */
export type SiteText = {
  name: string
  /** Empty when there is none. */
  tagline: string
  /** Media ids; empty for none. A wide picture for backgrounds, one of the artist. */
  widePicture: string
  portrait: string
  /** The newest release with the media id of its cover, empty for none; null before the first one. */
  release: { id: string; title: string; href: string; cover: string } | null
  /** The next show, `startsAt` in ISO; null when nothing is planned. */
  show: { title: string; href: string; place: string; startsAt: string } | null
  /** The owner chose releases to feature. */
  hasFeatured: boolean
  hasMerch: boolean
  /** The header links that visitors see, without the one to the home page. */
  links: readonly { label: string; href: string }[]
}

/** The words of a site that has nothing yet. */
export function bareText({ name, tagline }: Pick<SiteText, 'name' | 'tagline'>): SiteText {
  return {
    name,
    tagline,
    widePicture: '',
    portrait: '',
    release: null,
    show: null,
    hasFeatured: false,
    hasMerch: false,
    links: [],
  }
}
