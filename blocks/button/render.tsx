import type { BlockRender } from '@/blocks/_kit/define'
import styles from '@/blocks/button/button.module.css'
import type { definition } from '@/blocks/button/schema'
import { buttonClass } from '@/src/ui/button/button'
import { classNames } from '@/src/ui/class-names'
import { Icon } from '@/src/ui/icon/icon'
import layout from '@/src/ui/layout/layout.module.css'

/** Without a link there is nothing to follow: it is drawn, but is no link. */
export const Render: BlockRender<typeof definition.schema> = ({ props, env, rootProps }) => {
  const { label, href, look, size, opensNewTab, align } = props
  const isWide = size === 'wide'
  const { Link } = env
  const className = classNames(
    buttonClass({ primary: look === 'primary', wide: isWide }),
    isWide && styles.row,
  )
  return (
    <div
      className={classNames(layout.place, isWide ? styles.wide : layout[`place-${align}`])}
      {...rootProps}
    >
      {href ? (
        <Link
          href={href}
          className={className}
          {...(opensNewTab && { target: '_blank', rel: 'noopener' })}
        >
          {label}
          {(opensNewTab || isWide) && <Icon name="out" />}
        </Link>
      ) : (
        <span className={className}>{label}</span>
      )}
    </div>
  )
}
