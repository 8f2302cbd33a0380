import { useBuilder, useUi } from '@/plugins/visual-editor/editor/builder-context'
import { useEngineValue } from '@/plugins/visual-editor/editor/canvas/engine'
import { BlockSettings } from '@/plugins/visual-editor/editor/inspector/block-settings'
import styles from '@/plugins/visual-editor/editor/inspector/inspector.module.css'
import { PageHelp } from '@/plugins/visual-editor/editor/inspector/page-help'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import { PhoneStrip } from '@/plugins/visual-editor/editor/strip/phone-strip'
import { useStripPlace } from '@/plugins/visual-editor/editor/strip/use-strip-place'

/** The settings of the selected block; with nothing selected, the page as on a phone. */
export function Inspector({ pageTitle, pathname }: { pageTitle: string; pathname: string }) {
  const { engine } = useBuilder()
  const selectedId = useUi((state) => state.selectedId)
  const id = useEngineValue(engine, () =>
    selectedId && engine.document().nodes[selectedId] ? selectedId : null,
  )
  const { isShown, isPinned, hasRoom, canPin, setShown, setPinned } = useStripPlace()
  const isStripOn = hasRoom && isShown
  return (
    <>
      <aside
        className={`${shell.chrome} ${styles.inspector}`}
        aria-label="Settings"
        data-empty={id === null}
        hidden={isStripOn && !isPinned && id === null}
      >
        {id ? (
          <BlockSettings key={id} id={id} />
        ) : (
          <>
            <div className={styles.head}>
              <h2>{pageTitle}</h2>
            </div>
            <div className={styles.body}>
              <PageHelp pathname={pathname} />
              {hasRoom && !isShown && (
                <button
                  type="button"
                  className={`${shell.button} ${styles.showStrip}`}
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
          isAway={id !== null && !isPinned}
          isPinned={isPinned}
          onPin={canPin ? setPinned : null}
          onHide={() => setShown(false)}
        />
      )}
    </>
  )
}
