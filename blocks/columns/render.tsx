import type { CSSProperties } from 'react'
import type { z } from 'zod'
import type { BlockRender } from '@/blocks/_kit/define'
import styles from '@/blocks/columns/columns.module.css'
import type { definition } from '@/blocks/columns/schema'
import { classNames } from '@/src/ui/class-names'
import layout from '@/src/ui/layout/layout.module.css'

/** Each block inside is a cell; more blocks than columns begin another row. */
export const Render: BlockRender<typeof definition.schema> = ({
  props,
  env,
  rootProps,
  children,
}) => {
  const { count, gap, verticalAlign } = props
  const style: CSSProperties & Record<'--tracks' | '--gap', string> = {
    '--tracks': columnTracks(props),
    '--gap': `${gap}px`,
  }
  return (
    <div
      className={classNames(
        layout.across,
        styles.columns,
        styles[verticalAlign],
        count > 2 && styles.many,
      )}
      style={style}
      {...rootProps}
    >
      {children ??
        (env.editing && <p className={classNames(layout.hint, styles.hint)}>Drop blocks here</p>)}
    </div>
  )
}

type Props = Pick<z.output<typeof definition.schema>, 'count' | 'ratio'>

/** Widths of the columns as CSS. Of four, the second is in the middle. */
export function columnTracks({ count, ratio }: Props): string {
  const wide = { equal: -1, first: 0, middle: Math.floor((count - 1) / 2), last: count - 1 }[ratio]
  return Array.from({ length: count }, (_, index) => `minmax(0,${index === wide ? 2 : 1}fr)`).join(
    ' ',
  )
}
