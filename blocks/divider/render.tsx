import type { CSSProperties } from 'react'
import type { BlockRender } from '@/blocks/_kit/define'
import styles from '@/blocks/divider/divider.module.css'
import type { definition } from '@/blocks/divider/schema'
import { classNames } from '@/src/ui/class-names'
import layout from '@/src/ui/layout/layout.module.css'

export const Render: BlockRender<typeof definition.schema> = ({ props, rootProps }) => {
  const { line, thickness, width, tone, align } = props
  const style: CSSProperties & Record<'--share', string> = { '--share': `${width}%` }
  return (
    <div className={classNames(layout.across, styles.divider)} style={style} {...rootProps}>
      <hr
        className={classNames(styles[align], styles[tone])}
        style={{ borderTopStyle: line, borderTopWidth: thickness }}
      />
    </div>
  )
}
