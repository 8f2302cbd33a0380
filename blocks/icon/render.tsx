import type { CSSProperties } from 'react'
import type { BlockRender } from '@/blocks/_kit/define'
import styles from '@/blocks/icon/icon.module.css'
import type { definition } from '@/blocks/icon/schema'
import { classNames } from '@/src/ui/class-names'
import { Icon } from '@/src/ui/icon/icon'
import layout from '@/src/ui/layout/layout.module.css'

export const Render: BlockRender<typeof definition.schema> = ({ props, env, rootProps }) => {
  const { name, size, color, isFilled, align, href, label } = props
  const { Link } = env
  const style: CSSProperties & Record<'--size', string> = {
    '--size': `${size}px`,
    ...(color && { color }),
  }
  const icon = <Icon name={name} filled={isFilled} className={styles.icon} />
  return (
    <div
      className={classNames(layout.place, layout[`place-${align}`])}
      style={style}
      {...rootProps}
    >
      {href ? (
        // A link without a name leads nowhere for those who cannot see where it leads.
        <Link href={href} className={styles.link} aria-label={label || href}>
          {icon}
        </Link>
      ) : (
        <span {...(label && { role: 'img', 'aria-label': label })}>{icon}</span>
      )}
    </div>
  )
}
