/** A picture or film as blocks and pages need it. */
export type MediaView = {
  id: string
  url: string
  alt: string
  /** Pixels of the original; 0 when unknown. */
  width: number
  height: number
  mimeType: string
  /** Smaller copies, ascending by width. */
  sizes: readonly { url: string; width: number; height: number }[]
  /** Point to keep visible, percent of width and height. */
  focalX: number
  focalY: number
}
