import type { BlockRender } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/social-icons/schema'
import styles from '@/blocks/social-icons/social-icons.module.css'
import { platformNames } from '@/src/core/theme/platform-names'
import { safeUrl } from '@/src/core/urls/safe-url'
import { iconButtonClass } from '@/src/ui/button/button'
import { classNames } from '@/src/ui/class-names'
import { Icon } from '@/src/ui/icon/icon'
import layout from '@/src/ui/layout/layout.module.css'

export const Render: BlockRender<typeof definition.schema> = ({
  props,
  context,
  env,
  rootProps,
}) => {
  const { platforms } = props
  const socialLinks = context.theme.socialLinks.filter(
    ({ icon }) => platforms.length === 0 || platforms.includes(icon),
  )
  const { Link, editing } = env
  if (socialLinks.length === 0) {
    return editing ? (
      <div className={layout.hint} {...rootProps}>
        {context.theme.socialLinks.length === 0
          ? 'Add your social links in Theme, and they show here.'
          : 'Your theme has no links to the platforms chosen here.'}
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
            aria-label={platformNames[icon]}
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
