import { scaleLinear } from 'd3-scale'
import { area, line } from 'd3-shape'
import styles from '@/src/admin/charts/charts.module.css'

export type TrendPoint = {
  value: number
  /** The same in the days that it is compared with. */
  before: number | null
  /** Said of it when it is pointed at; differs from point to point. */
  title: string
}

type Props = {
  /** What the chart shows, for those who cannot see it; the figures stand in a table beside it. */
  name: string
  /** At least one, oldest first. */
  points: readonly TrendPoint[]
  /** What the highest line means. */
  say: (value: number) => string
  /** Below the first, the middle and the last point. */
  labels: readonly [string, string, string]
}

const width = 600
const height = 160

/** How something went, and as a dashed line how it went before. It is as wide as its place; words keep their size. */
export function TrendChart({ name, points, say, labels: [first, middle, last] }: Props) {
  const highest = Math.max(1, ...points.flatMap(({ value, before }) => [value, before ?? 0]))
  const x = scaleLinear()
    .domain([0, Math.max(1, points.length - 1)])
    .range([0, width])
  const y = scaleLinear().domain([0, highest]).nice(4).range([height, 0])
  const top = y.domain()[1] ?? highest
  const now = points.map(({ value }, index): [number, number] => [x(index), y(value)])
  const then = points.flatMap(({ before }, index): [number, number][] =>
    before === null ? [] : [[x(index), y(before)]],
  )
  const step = width / Math.max(1, points.length - 1)

  return (
    <div className={styles.trend} role="img" aria-label={name}>
      <span className={styles.top} aria-hidden="true">
        {say(top)}
      </span>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {[0, 0.5, 1].map((part) => (
          <line
            key={part}
            className={styles.grid}
            x1={0}
            x2={width}
            y1={height * part}
            y2={height * part}
          />
        ))}
        <path className={styles.area} d={area().y0(height)(now) ?? ''} />
        {then.length > 0 && <path className={styles.former} d={line()(then) ?? ''} />}
        <path className={styles.line} d={line()(now) ?? ''} />
        {points.map(({ title }, index) => (
          <g key={title}>
            <title>{title}</title>
            {/* The whole column can be pointed at. */}
            <rect
              className={styles.column}
              x={x(index) - step / 2}
              y={0}
              width={step}
              height={height}
            />
          </g>
        ))}
      </svg>
      <div className={styles.days} aria-hidden="true">
        <span>{first}</span>
        <span>{middle}</span>
        <span>{last}</span>
      </div>
    </div>
  )
}
