import styles from '@/plugins/visual-editor/editor/inspector/icon-control.module.css'
import { Icon } from '@/src/ui/icon/icon'
import { type IconName, iconPaths } from '@/src/ui/icon/icon-paths'

const names = Object.keys(iconPaths) as IconName[]

type Props = { id: string; label: string; value: string; onChange: (value: string) => void }

/** Every icon of the site to pick from, the chosen one pressed. */
export function IconControl({ id, label, value, onChange }: Props) {
  return (
    <fieldset id={id} className={styles.icons} aria-label={label}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          title={name}
          aria-label={name}
          aria-pressed={name === value}
          onClick={() => onChange(name)}
        >
          <Icon name={name} />
        </button>
      ))}
    </fieldset>
  )
}
