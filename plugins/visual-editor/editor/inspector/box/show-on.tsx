import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { useEngineValue } from '@/plugins/visual-editor/editor/canvas/engine'
import styles from '@/plugins/visual-editor/editor/inspector/inspector.module.css'
import { screenNames } from '@/plugins/visual-editor/editor/shell/devices'
import { Monitor, Smartphone, Tablet } from '@/plugins/visual-editor/editor/shell/icons'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import { showOnProp } from '@/plugins/visual-editor/publish-check/finding'
import { type Screen, screens, shownOn, withShownOn } from '@/src/core/page-document/box'

const icons = { base: Monitor, tablet: Tablet, mobile: Smartphone } as const

/** Which screens a block is on; the same three switches whatever screen is being edited. */
export function ShowOn({ id }: { id: string }) {
  const { commands, engine } = useBuilder()
  const box = useEngineValue(engine, () => engine.document().nodes[id]?.box)
  const shown = shownOn(box)

  const toggle = (screen: Screen) => {
    const next = { ...shown, [screen]: !shown[screen] }
    commands.setNode(id, { box: withShownOn(box, next) }, `${screen}:${next[screen]}`)
    commands.announce(`${next[screen] ? 'Shown' : 'Hidden'} on ${screenNames[screen]}`)
  }

  return (
    <div className={styles.setting} data-prop={showOnProp}>
      <span className={styles.label}>Show on</span>
      <fieldset className={shell.segmented} aria-label="Show on" data-several="true">
        {screens.map((screen) => {
          const Icon = icons[screen]
          const name = screenNames[screen]
          return (
            <button
              key={screen}
              type="button"
              title={`${shown[screen] ? 'Hide' : 'Show'} on ${name}`}
              aria-label={`Show on ${name}`}
              aria-pressed={shown[screen]}
              onClick={() => toggle(screen)}
            >
              <Icon size={16} strokeWidth={1.75} aria-hidden />
            </button>
          )
        })}
      </fieldset>
    </div>
  )
}
