import { scaleLinear } from 'd3-scale'
import { area, line } from 'd3-shape'
import styles from '@/src/admin/charts/charts.module.css'

type Props = {
  /** What the chart shows, for those who cannot see it. */
  name: string
  /** At least two, oldest first. */
  values: readonly number[]
  firstLabel: string
  lastLabel: string
}

const width = 320
const height = 96
const labelHeight = 20
const dot = 3.5

/** How something grew: a line over its area, with a dot for today. */
export function LineChart({ name, values, firstLabel, lastLabel }: Props) {
  const ground = height - labelHeight
  const low = Math.min(...values)
  const high = Math.max(...values)
  const x = scaleLinear()
    .domain([0, Math.max(1, values.length - 1)])
    .range([0, width - dot])
  // A little room below the lowest: a line on the ground looks like nothing at all.
  const y = scaleLinear()
    .domain([Math.max(0, low - (high - low) * 0.2 - 1), Math.max(high, 1)])
    .range([ground, dot + 1])
  const points = values.map((value, index): [number, number] => [x(index), y(value)])
  const [lastX, lastY] = points.at(-1) ?? [0, ground]

  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name}>
      <path className={styles.area} d={area().y0(ground)(points) ?? ''} />
      <path className={styles.line} d={line()(points) ?? ''} />
      <line className={styles.ground} x1={0} x2={width} y1={ground} y2={ground} />
      <circle className={styles.today} cx={lastX} cy={lastY} r={dot} />
      <text className={styles.label} x={0} y={height - 5}>
        {firstLabel}
      </text>
      <text className={styles.label} x={width} y={height - 5} textAnchor="end">
        {lastLabel}
      </text>
    </svg>
  )
}
