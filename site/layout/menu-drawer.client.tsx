'use client'

import { AccountMenu } from '@/site/account/account-menu.client'
import styles from '@/site/layout/menu-drawer.module.css'
import { SidePanel } from '@/site/layout/side-panel.client'
import { SiteLink } from '@/site/layout/site-link.client'
import type { Theme } from '@/src/core/theme/schema'

type Props = { links: Theme['headerLinks']; siteName: string; onClose: () => void }

export function MenuDrawer({ links, siteName, onClose }: Props) {
  return (
    <SidePanel side="left" title={siteName} closeLabel="Close menu" onClose={onClose}>
      <nav className={styles.nav} aria-label="Menu">
        <ul>
          {links.map(({ label, href }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two links may be equal
            <li key={index}>
              <SiteLink href={href} onClick={onClose}>
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.account}>
        <AccountMenu onDone={onClose} />
      </div>
    </SidePanel>
  )
}
