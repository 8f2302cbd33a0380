/** Something the site's player can play. */
export type PlayerTrack = {
  id: string
  title: string
  artist: string
  /** What the visitor may hear. */
  url: string
  coverImage: string
  productId: string
  /** Where the track comes from; the page of its product unless given. */
  href?: string
  /** From the catalogue, shown until the file tells its own; 0 when unknown. */
  durationSeconds: number
}
