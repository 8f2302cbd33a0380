/** Which rows of a plugin's collection a block shows. */
export type RowQuery = {
  /** As Payload's `where`, by field. Give times as `Date`, which counts to the minute. */
  where?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** A field, with a minus for the last first; the newest first where nothing is said. */
  sort?: string
  /** 100 unless said; from 1 to 500. */
  limit?: number
}
