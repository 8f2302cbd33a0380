import type { BenchServer } from '@/scripts/bench/bench-server'
import type { LoadGenerator } from '@/scripts/bench/load-generator'

/** What every measurement works with. */
export type Session = {
  server: BenchServer
  load: LoadGenerator
  chromiumPath: string
  /** How often a measurement is repeated, and for how long load is applied each time. */
  rounds: number
  seconds: number
  /** Sites in the large database. */
  manySites: number
}
