import { parseArgs } from 'node:util'
import type { Session } from '@/scripts/bench/session'

export type Options = Pick<Session, 'rounds' | 'seconds' | 'manySites'> & {
  isWanted: (measurement: string) => boolean
  /** Whether it is measured as thoroughly as it can be: only that is kept. */
  isThorough: boolean
  builds: boolean
  /** Of a run of the checks that has been, from which `checks` takes its figures. */
  reportsDir?: string
}

const thorough = { rounds: 7, seconds: 3, manySites: 1000 }
const quick = { rounds: 2, seconds: 1, manySites: 50 }

/**
 * Reads the command line: `--only home,api` measures a part, also by the first word of their names (`--only cluster`),
 * `--quick` measures roughly,
 * `--no-build` takes the build that is there, `--reports` a run of the checks that has been.
 *
 * @param onDemand measurements that only happen when they are named
 * @throws {Error} with one sentence when a measurement is unknown
 */
export function readOptions(standard: readonly string[], onDemand: readonly string[]): Options {
  const known = [...standard, ...onDemand]
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      quick: { type: 'boolean', default: false },
      'no-build': { type: 'boolean', default: false },
      reports: { type: 'string' },
    },
  })
  const wanted = values.only?.split(',') ?? standard
  const isOf = (name: string, asked: string) => name === asked || name.startsWith(`${asked}-`)
  const unknown = wanted.find((asked) => !known.some((name) => isOf(name, asked)))
  if (unknown !== undefined) {
    throw new Error(`There is no measurement ${unknown}: choose from ${known.join(', ')}.`)
  }
  return {
    ...(values.quick ? quick : thorough),
    isWanted: (name) => wanted.some((asked) => isOf(name, asked)),
    isThorough: !values.quick,
    builds: !values['no-build'],
    reportsDir: values.reports,
  }
}
