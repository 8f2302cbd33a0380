import type { CSSProperties } from 'react'
import type { BlockRender } from '@/blocks/_kit/define'
import { columnTracks } from '@/blocks/columns/column-tracks'
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
