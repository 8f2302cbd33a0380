import type { ReactNode } from 'react'
import { useBuilder, useUi } from '@/plugins/visual-editor/editor/builder-context'
import { useEngineValue } from '@/plugins/visual-editor/editor/engine/engine'
import { BlockSettings } from '@/plugins/visual-editor/editor/inspector/block-settings'
import styles from '@/plugins/visual-editor/editor/inspector/inspector.module.css'
import {
  foldedSettings,
  useStoredPreference,
} from '@/plugins/visual-editor/editor/state/use-stored-preference'
import { PhoneStrip } from '@/plugins/visual-editor/editor/strip/phone-strip'
import { useStripPlace } from '@/plugins/visual-editor/editor/strip/use-strip-place'
import controls from '@/src/admin/ui/controls.module.css'

type Props = {
  title: string
  /** Shown while nothing is selected. */
  children: ReactNode
}

/** The settings of the selected block; with nothing selected, those of the whole or the live view. */
export function Inspector({ title, children }: Props) {
  const { engine } = useBuilder()
  const selectedId = useUi((state) => state.selectedId)
  const id = useEngineValue(engine, () =>
    selectedId && engine.document().nodes[selectedId] ? selectedId : null,
  )
  const { isShown, isPinned, hasRoom, canPin, setShown, setPinned } = useStripPlace()
  const isStripOn = hasRoom && isShown
  const [isFolded] = useStoredPreference(foldedSettings, false)
  return (
    <>
      <aside
        className={`${controls.chrome} ${styles.inspector}`}
        aria-label="Settings"
        data-settings=""
        data-empty={id === null}
        data-folded={isFolded}
        hidden={isStripOn && !isPinned && id === null}
      >
        {id ? (
          <BlockSettings key={id} id={id} />
        ) : (
          <>
            <div className={styles.head}>
              <h2>{title}</h2>
            </div>
            <div className={styles.body}>
              {children}
              {hasRoom && !isShown && (
                <button
                  type="button"
                  className={`${controls.button} ${styles.showStrip}`}
                  onClick={() => setShown(true)}
                >
                  Show the page as on a phone
                </button>
              )}
            </div>
          </>
        )}
      </aside>
      {isStripOn && (
        <PhoneStrip
          isHidden={id !== null && !isPinned}
          isPinned={isPinned}
          onPin={canPin ? setPinned : null}
          onHide={() => setShown(false)}
        />
      )}
    </>
  )
}
