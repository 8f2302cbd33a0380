import { useBuilder, usePage } from '@/plugins/visual-editor/editor/builder-context'
import inspector from '@/plugins/visual-editor/editor/inspector/inspector.module.css'
import styles from '@/plugins/visual-editor/editor/inspector/layout/layout.module.css'
import { ScreenPill } from '@/plugins/visual-editor/editor/inspector/layout/screen-pill'
import { screenNames, useScreen } from '@/plugins/visual-editor/editor/shell/bar/devices'
import { IconButton } from '@/src/admin/ui/icon-button'
import { ArrowDown, ArrowUp } from '@/src/admin/ui/icons'
import { narrowScreens } from '@/src/core/page-document/layout/layout'

/** Another place among the neighbours on a narrow screen; on wide ones the block itself is moved. */
export function OrderRow({ id }: { id: string }) {
  const { commands } = useBuilder()
  usePage()
  const current = useScreen()
  const narrow = narrowScreens.filter((screen) => current === 'base' || current === screen)

  return (
    <div className={inspector.perScreen}>
      {current !== 'base' && (
        <div className={inspector.setting}>
          <span className={inspector.label}>Place</span>
          <Steps id={id} screen={current} />
        </div>
      )}
      {narrow.map((screen) => {
        const { index, own, count } = commands.placeOn(id, screen)
        return index === own ? null : (
          <ScreenPill
            key={screen}
            screen={screen}
            words={`place ${index + 1} of ${count}`}
            onReset={() => {
              if (commands.putBackOrder(id, screen)) {
                commands.announce(`Put back on ${screenNames[screen]}`)
              }
            }}
          />
        )
      })}
    </div>
  )
}

function Steps({ id, screen }: { id: string; screen: (typeof narrowScreens)[number] }) {
  const { commands } = useBuilder()
  const { index, count } = commands.placeOn(id, screen)
  return (
    <span className={styles.steps}>
      <IconButton
        icon={ArrowUp}
        label={`Earlier on ${screenNames[screen]}`}
        disabled={index <= 0}
        onClick={() => commands.moveOn(id, screen, -1)}
      />
      <IconButton
        icon={ArrowDown}
        label={`Later on ${screenNames[screen]}`}
        disabled={index >= count - 1}
        onClick={() => commands.moveOn(id, screen, 1)}
      />
      {index + 1} of {count}
    </span>
  )
}
