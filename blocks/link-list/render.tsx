import type { BlockRender } from '@/blocks/_kit/define'
import styles from '@/blocks/link-list/link-list.module.css'
import { type definition, isShown } from '@/blocks/link-list/schema'
import { buttonClass } from '@/src/ui/button/button'
import { classNames } from '@/src/ui/class-names'
import { Icon } from '@/src/ui/icon/icon'
import layout from '@/src/ui/layout/layout.module.css'

export const Render: BlockRender<typeof definition.schema> = ({ props, env, rootProps }) => {
  const { title, look, opensNewTab } = props
  const { Link, editing } = env
  const links = props.links.filter(isShown)
  if (links.length === 0 && !editing) {
    return null
  }
  const isPlain = look === 'plain'
  return (
    <div className={classNames(layout.across, styles.block)} {...rootProps}>
      {title && <h2 className={styles.title}>{title}</h2>}
      {links.length === 0 ? (
        <p className={layout.hint}>Add links in its settings, each with a name and an address.</p>
      ) : (
        <ul className={styles[look]}>
          {links.map(({ label, href }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same
            <li key={index}>
              <Link
                href={href}
                className={look === 'buttons' ? buttonClass({ wide: true }) : undefined}
                {...(opensNewTab && { target: '_blank', rel: 'noopener' })}
              >
                {label}
                {!isPlain && <Icon name={opensNewTab ? 'out' : 'right'} />}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
