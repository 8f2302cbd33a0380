import type { Count } from '@/plugins/studio/nav/load-counts'
import styles from '@/plugins/studio/nav/nav.module.css'
import type { ShownSection } from '@/plugins/studio/nav/shown-sections'
import type { SectionIcon } from '@/plugins/studio/place'
import { AdminLink } from '@/src/admin/admin-link'
import controls from '@/src/admin/ui/controls.module.css'
import {
  Banknote,
  CalendarDays,
  Disc3,
  Home,
  type LucideIcon,
  Newspaper,
  Package,
  PanelsTopLeft,
  Settings,
  Users,
} from '@/src/admin/ui/icons'

const icons: Readonly<Record<SectionIcon, LucideIcon>> = {
  home: Home,
  site: PanelsTopLeft,
  music: Disc3,
  shows: CalendarDays,
  posts: Newspaper,
  audience: Users,
  orders: Package,
  money: Banknote,
  settings: Settings,
}

const mostShown = 99

/** A section, and while somebody is in it, what it holds. */
export function NavSection({ section, count }: { section: ShownSection; count?: Count }) {
  const { label, icon, href, isCurrent, places } = section
  const Icon = icons[icon]
  const isOwnScreen = places[0]?.isCurrent === true
  return (
    <li>
      <AdminLink
        className={styles.section}
        href={href}
        data-open={isCurrent}
        aria-current={isOwnScreen ? 'page' : undefined}
      >
        <Icon size={16} aria-hidden />
        <span>{label}</span>
        {count && count.count > 0 && (
          <span className={styles.count} title={count.words}>
            <span aria-hidden>{count.count > mostShown ? `${mostShown}+` : count.count}</span>
            <span className={controls.visuallyHidden}>{count.words}</span>
          </span>
        )}
      </AdminLink>
      {isCurrent && places.length > 1 && (
        <ul className={styles.places} aria-label={label}>
          {places.map((place) => (
            <li key={place.href}>
              <AdminLink
                className={styles.place}
                href={place.href}
                aria-current={place.isCurrent ? 'page' : undefined}
              >
                {place.label}
              </AdminLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
