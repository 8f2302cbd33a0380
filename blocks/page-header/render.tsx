import type { BlockEnvironment, BlockRender } from '@/blocks/_kit/define'
import styles from '@/blocks/page-header/page-header.module.css'
import type { definition } from '@/blocks/page-header/schema'
import type { Theme } from '@/src/core/theme/schema'
import { safeUrl } from '@/src/core/urls/safe-url'
import { iconButtonClass } from '@/src/ui/button/button'
import { classNames } from '@/src/ui/class-names'
import { Icon } from '@/src/ui/icon/icon'
import type { IconName } from '@/src/ui/icon/icon-paths'
import layout from '@/src/ui/layout/layout.module.css'
import { SiteName } from '@/src/ui/site-name/site-name'

export const Render: BlockRender<typeof definition.schema> = ({ context, env, rootProps }) => {
  const { profile, theme, header = {}, pathname } = context
  const { Link, slots } = env
  const menu = header.hidesLinks ? null : (slots?.headerMenu ?? still(env, 'menu'))
  const hasLogo = !(header.hidesNameAtHome && pathname === '/')
  return (
    <header className={styles.header} {...rootProps}>
      <div className={classNames(layout.wrap, styles.bar)}>
        {menu && <div className={styles.menu}>{menu}</div>}
        {hasLogo && (
          <Link href="/" className={styles.logo}>
            <Logo theme={theme} name={profile.name} />
          </Link>
        )}
        {!header.hidesLinks && theme.headerLinks.length > 0 && (
          <nav className={styles.links} aria-label="Main">
            {theme.headerLinks.map(({ label, href }, index) => (
              <Link
                // biome-ignore lint/suspicious/noArrayIndexKey: two links may be equal
                key={index}
                href={safeUrl(href)}
                className={styles.link}
              >
                {label}
              </Link>
            ))}
          </nav>
        )}
        <div className={styles.tools}>{slots?.headerTools ?? still(env, 'user', 'bag')}</div>
      </div>
    </header>
  )
}

function Logo({ theme, name }: { theme: Theme; name: string }) {
  if (!theme.logo) {
    return <SiteName name={name} />
  }
  // biome-ignore lint/performance/noImgElement: an uploaded logo of unknown shape, at a fixed height
  return <img className={styles.picture} src={theme.logo} alt={name} />
}

/** On the canvas nobody is signed in and nothing is in a cart, but their places are taken. */
function still({ editing }: BlockEnvironment, ...icons: IconName[]) {
  return editing
    ? icons.map((name) => (
        <span key={name} className={iconButtonClass()} aria-hidden="true">
          <Icon name={name} />
        </span>
      ))
    : null
}
