import type { BlockRender } from '@/blocks/_kit/define'
import styles from '@/blocks/button/button.module.css'
import type { ButtonData } from '@/blocks/button/load'
import type { definition } from '@/blocks/button/schema'
import { buttonClass } from '@/src/ui/button/button'
import { classNames } from '@/src/ui/class-names'
import { Icon } from '@/src/ui/icon/icon'
import layout from '@/src/ui/layout/layout.module.css'

/** Where a visitor may listen while no release can be played. */
const music = '/products?category=Music'

/** Without a link there is nothing to follow: it is drawn, but is no link. */
export const Render: BlockRender<typeof definition.schema, ButtonData> = ({
  props,
  data,
  env,
  rootProps,
}) => {
  const { label, action, look, size, align } = props
  const plays = action === 'play'
  const played = plays ? data?.release : null
  const href = plays ? (played ? `/products/${played.id}` : music) : props.href
  const opensNewTab = props.opensNewTab && !plays
  const isWide = size === 'wide'
  const { Link, player } = env
  const className = classNames(
    buttonClass({ primary: look === 'primary', wide: isWide }),
    isWide && styles.row,
  )
  const link = href ? (
    <Link
      href={href}
      className={className}
      {...(opensNewTab && { target: '_blank', rel: 'noopener' })}
    >
      {label}
      {plays ? <Icon name="play" filled /> : (opensNewTab || isWide) && <Icon name="out" />}
    </Link>
  ) : (
    <span className={className}>{label}</span>
  )
  return (
    <div
      className={classNames(layout.place, isWide ? styles.wide : layout[`place-${align}`])}
      {...rootProps}
    >
      {played && player ? (
        <player.Link profileId={player.profileId} productId={played.id} className={className}>
          {label}
        </player.Link>
      ) : (
        link
      )}
    </div>
  )
}
