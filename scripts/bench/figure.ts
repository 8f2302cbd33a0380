export type Unit = 'req/s' | 'mails/s' | '×' | 'ms' | 's' | 'bytes' | 'MB' | 'requests'

export type Target = { atLeast: number } | { atMost: number }

/** One line of the table: a median, how far its samples lay apart, and what it should be. */
export type Figure = {
  /** Stable, like `home.ratio.1000`. */
  id: string
  name: string
  unit: Unit
  value: number
  min: number
  max: number
  samples: number
  target?: Target
  isMet?: boolean
}

type Measured = Pick<Figure, 'id' | 'name' | 'unit' | 'target'>

/**
 * @param samples one per round, in any order
 * @throws {Error} when there are none
 */
export function figureOf(measured: Measured, samples: readonly number[]): Figure {
  const { id, name, unit, target } = measured
  if (samples.length === 0) {
    throw new Error(`${id} was not measured.`)
  }
  const value = round(median(samples))
  return {
    id,
    name,
    unit,
    value,
    min: round(Math.min(...samples)),
    max: round(Math.max(...samples)),
    samples: samples.length,
    ...(target && { target, isMet: meets(value, target) }),
  }
}

export function median(samples: readonly number[]): number {
  return quantile(samples, 0.5)
}

/** @param part like 0.99; the answer lies between the two samples around it */
export function quantile(samples: readonly number[], part: number): number {
  const sorted = [...samples].sort((a, b) => a - b)
  const place = (sorted.length - 1) * part
  const below = sorted[Math.floor(place)] ?? Number.NaN
  const above = sorted[Math.ceil(place)] ?? Number.NaN
  return below + (above - below) * (place - Math.floor(place))
}

function meets(value: number, target: Target): boolean {
  return 'atLeast' in target ? value >= target.atLeast : value <= target.atMost
}

/** Three digits are more than a noisy machine can tell. */
function round(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3))
}
