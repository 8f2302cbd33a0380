import { siteThemes } from '@/plugins/_kit/_generated/themes'
import { useSite } from '@/plugins/visual-editor/editor/builder-context'
import { TriangleAlert } from '@/plugins/visual-editor/editor/shell/icons'
import styles from '@/plugins/visual-editor/editor/theme/theme.module.css'
import { themeOf } from '@/src/core/theme/site-theme'

/** Says that nobody will see the header links, where the kind of site leaves them out. */
export function HiddenLinksNote() {
  const isHidden = useSite(({ header }) => header?.hidesLinks === true)
  const themeName = useSite((site) => site.themeName)
  if (!isHidden) {
    return null
  }
  return (
    <div className={styles.note}>
      <TriangleAlert size={18} strokeWidth={1.75} aria-hidden />
      <b>Visitors do not see these links</b>
      <p>
        A site of the kind “{themeOf(siteThemes, themeName).label}” shows no links in its header.
        They are kept for when you choose another kind.
      </p>
    </div>
  )
}
