import type { BlockRender } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/social-icons/schema'
import styles from '@/blocks/social-icons/social-icons.module.css'
import { safeUrl } from '@/src/core/safe-url'
import type { SocialPlatform } from '@/src/core/theme/schema'
import { iconButtonClass } from '@/src/ui/button/button'
import { classNames } from '@/src/ui/class-names'
import { Icon } from '@/src/ui/icon/icon'
import layout from '@/src/ui/layout/layout.module.css'

const names: Record<SocialPlatform, string> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  twitter: 'Twitter',
  youtube: 'YouTube',
  website: 'Website',
}

export const Render: BlockRender<typeof definition.schema> = ({
  props,
  context,
  env,
  rootProps,
}) => {
  const { socialLinks } = context.theme
  const { Link, editing } = env
  if (socialLinks.length === 0) {
    return editing ? (
      <div className={layout.hint} {...rootProps}>
        Add your social links in Theme, and they show here.
      </div>
    ) : null
  }
  return (
    <ul className={classNames(styles.icons, styles[props.align])} {...rootProps}>
      {socialLinks.map(({ icon, href }) => (
        <li key={icon}>
          <Link
            href={safeUrl(href)}
            className={iconButtonClass()}
            aria-label={names[icon]}
            target="_blank"
            rel="noopener me"
          >
            <Icon name={icon} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
