import { scaleBand, scaleLinear } from 'd3-scale'
import styles from '@/src/admin/charts/charts.module.css'

export type Bar = {
  /** Stands below the bar; '' for none. */
  label: string
  value: number
  /** Said of the bar when it is pointed at; differs from bar to bar. */
  title: string
}

type Props = {
  /** What the chart shows, for those who cannot see it; the figures stand in a table beside it. */
  name: string
  bars: readonly Bar[]
  /** Pixels of the drawing; it scales with its place. */
  height?: number
}

const width = 320
const labelHeight = 20

/** Bars from the ground up, rendered on the server; the last one dark: it is today. */
export function BarChart({ name, bars, height = 96 }: Props) {
  const ground = height - labelHeight
  const x = scaleBand<number>()
    .domain(bars.map((_, index) => index))
    .range([0, width])
    .paddingInner(bars.length > 40 ? 0.1 : 0.22)
  const y = scaleLinear()
    .domain([0, Math.max(1, ...bars.map(({ value }) => value))])
    .range([0, ground - 4])

  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name}>
      {bars.map(({ label, value, title }, index) => {
        const left = x(index) ?? 0
        const tall = value > 0 ? Math.max(3, y(value)) : 1
        const isToday = index === bars.length - 1
        return (
          <g key={title}>
            <title>{title}</title>
            {/* The whole column can be pointed at. */}
            <rect className={styles.column} x={left} y={0} width={x.bandwidth()} height={ground} />
            <rect
              className={isToday ? styles.today : styles.bar}
              x={left}
              y={ground - tall}
              width={x.bandwidth()}
              height={tall}
              rx={Math.min(2, x.bandwidth() / 4)}
            />
            {label && (
              <text
                className={styles.label}
                x={left + x.bandwidth() / 2}
                y={height - 5}
                textAnchor={isToday && bars.length > 12 ? 'end' : 'middle'}
              >
                {label}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
