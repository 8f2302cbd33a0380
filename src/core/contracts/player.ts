/** Something the site's player can play. */
export type PlayerTrack = {
  id: string
  title: string
  artist: string
  /** What the visitor may hear; empty where the address has to be asked for. */
  url: string
  /** That is only the beginning, unless the visitor has bought it. */
  isPreview?: boolean
  /** The address is asked for each time: plays are counted, or it is for buyers alone. */
  isAsked?: boolean
  coverImage: string
  productId: string
  /** Where the track comes from; the page of its product unless given. */
  href?: string
  /** From the catalogue, shown until the file tells its own; 0 when unknown. */
  durationSeconds: number
}
