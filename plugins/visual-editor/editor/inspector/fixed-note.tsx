import type { SettingsPlace } from '@/blocks/_kit/define'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import styles from '@/plugins/visual-editor/editor/inspector/inspector.module.css'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import type { UiState } from '@/plugins/visual-editor/editor/state/ui-store'

const ways: Readonly<
  Record<SettingsPlace['panel'], { label: string; opens: Pick<UiState, 'panel' | 'themePlace'> }>
> = {
  theme: { label: 'Open theme settings', opens: { panel: 'theme', themePlace: 'theme-header' } },
  pages: { label: 'Open your pages', opens: { panel: 'pages', themePlace: null } },
}

/** For a block that is the same on every page: what it shows, and the way to where that is set. */
export function FixedNote({ panel, shows }: SettingsPlace) {
  const { ui } = useBuilder()
  const { label, opens } = ways[panel]
  return (
    <div className={styles.help}>
      <p>{shows} It is the same on every page.</p>
      <button type="button" className={shell.button} onClick={() => ui.setState(opens)}>
        {label}
      </button>
    </div>
  )
}
