import { useStore } from 'zustand'
import { siteThemes } from '@/plugins/_kit/_generated/themes'
import { useBuilder, useSite } from '@/plugins/visual-editor/editor/builder-context'
import type { OpenPage } from '@/plugins/visual-editor/editor/pages/pages-panel'
import styles from '@/plugins/visual-editor/editor/publish/publish.module.css'
import { CircleAlert } from '@/src/admin/ui/icons'
import { MenuButton } from '@/src/admin/ui/menu-button'
import type { ThemeName } from '@/src/core/theme/schema'

type Props = {
  /** What visitors see now. */
  liveTheme: ThemeName
  openPage: OpenPage
}

/** Of a home page that belongs to another kind of site: published or not, visitors do not see it. */
export function OtherHomeNotice({ liveTheme, openPage }: Props) {
  const { ui, pages } = useBuilder()
  const isOther = useSite(
    ({ themeName, pathname }) =>
      pathname === '/' && themeName !== liveTheme && siteThemes.has(themeName),
  )
  const liveHome = useStore(pages, (state) =>
    state.pages.find(({ pathname, theme }) => pathname === '/' && theme === liveTheme),
  )
  if (!isOther) {
    return null
  }
  const now = siteThemes.get(liveTheme)?.now ?? 'another home page'
  return (
    <span
      className={`${styles.schedule} ${styles.otherHome}`}
      data-kind="late"
      data-testid="other-home"
    >
      <MenuButton
        label={`Visitors do not see this home page, they see ${now}`}
        items={[
          {
            label: 'Put this home page live…',
            note: `Visitors see ${now} now.`,
            run: () => ui.setState({ panel: 'theme', themePlace: 'theme-kind' }),
          },
          ...(liveHome
            ? [{ label: 'Go back to what visitors see', run: () => openPage(liveHome.id) }]
            : []),
        ]}
      >
        <CircleAlert size={16} aria-hidden />
        <span>Not your live site</span>
      </MenuButton>
    </span>
  )
}
