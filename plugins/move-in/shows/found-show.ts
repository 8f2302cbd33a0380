import type { ShowRow } from '@/src/core/contracts/events/shows'

/** A show as a file has it, not judged yet. Without a date it cannot be read. */
export type FoundShow = ShowRow & {
  /** What the calendar calls it, each time of a repeating one; empty in tables. */
  uid: string
  /** Where it is in the file, from 1. */
  line: number
  /** What the file says, for those that cannot be read. */
  written: string
  /** Where the file names a point in time instead of one by the clock of the venue. */
  moment: string | null
  /** The zone of the calendar, where the place says none. */
  home?: string
}
