import { useSite } from '@/plugins/visual-editor/editor/builder-context'
import styles from '@/plugins/visual-editor/editor/inspector/inspector.module.css'
import { IconButton } from '@/plugins/visual-editor/editor/shell/icon-button'
import { Link } from '@/plugins/visual-editor/editor/shell/icons'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import type { EditedSite } from '@/plugins/visual-editor/editor/state/site-store'

type Props = {
  id: string
  /** `#rrggbb`, or '' to follow the theme. */
  value: string
  /** What is seen while it follows the theme. */
  unset?: (site: EditedSite) => string
  onChange: (value: string) => void
}

/** A colour; as long as none is chosen, a chain says that it follows the theme. */
export function ColorControl({ id, value, unset = backgroundOf, onChange }: Props) {
  const unsetColor = useSite(unset)
  const followsTheme = value === ''
  const shown = followsTheme ? unsetColor : value
  return (
    <span className={`${shell.field} ${styles.color}`}>
      <input
        id={id}
        type="color"
        value={shown}
        onChange={(event) => onChange(event.target.value)}
      />
      <span>{followsTheme ? 'From the theme' : value}</span>
      {followsTheme ? (
        <Link size={16} aria-label="Follows the theme" />
      ) : (
        <IconButton icon={Link} label="Follow the theme again" onClick={() => onChange('')} />
      )}
    </span>
  )
}

const backgroundOf = ({ theme }: EditedSite) => theme.colors.background
