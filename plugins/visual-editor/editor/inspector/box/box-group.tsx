import { alignControl } from '@/blocks/_kit/controls'
import { ownBoxProps } from '@/plugins/visual-editor/editor/box-props'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { useEngineValue } from '@/plugins/visual-editor/editor/canvas/engine'
import { LengthRow } from '@/plugins/visual-editor/editor/inspector/box/length-row'
import { OrderRow } from '@/plugins/visual-editor/editor/inspector/box/order-row'
import { ScreenPills } from '@/plugins/visual-editor/editor/inspector/box/screen-pills'
import { ShowOn } from '@/plugins/visual-editor/editor/inspector/box/show-on'
import { useLaidOut } from '@/plugins/visual-editor/editor/inspector/box/use-laid-out'
import { ControlRow } from '@/plugins/visual-editor/editor/inspector/control-row'
import { Group } from '@/plugins/visual-editor/editor/inspector/group'
import styles from '@/plugins/visual-editor/editor/inspector/inspector.module.css'
import { screenNames, useScreen } from '@/plugins/visual-editor/editor/shell/devices'
import { type BoxKey, type BoxPatch, boxOn } from '@/src/core/page-document/box'

export const boxGroupTitle = 'Size and place'

/** How a block stands on the page, whatever kind it is; what it has settings of its own for is left to them. */
export function BoxGroup({ id }: { id: string }) {
  const { blocks, commands, engine } = useBuilder()
  const screen = useScreen()
  const node = useEngineValue(engine, () => engine.document().nodes[id])
  const laidOut = useLaidOut(id)
  const block = blocks.get(node?.type ?? '')
  const own = ownBoxProps(block)
  const has = (name: BoxKey) => own.has(name)
  const hasHeight = block?.editor.groups.some(({ controls }) => 'height' in controls) ?? false
  const { align } = boxOn(node?.box, screen)

  return (
    <Group title={boxGroupTitle}>
      {screen !== 'base' && (
        <p className={styles.hint}>What you set here holds on {screenNames[screen]} only.</p>
      )}
      <ShowOn id={id} />
      {!has('width') && <LengthRow id={id} name="width" label="Width at most" inherited="Any" />}
      {!has('minHeight') && !hasHeight && (
        <LengthRow id={id} name="minHeight" label="Height at least" inherited="Any" />
      )}
      <LengthRow id={id} name="above" label="Space above" inherited={laidOut.above} />
      <LengthRow id={id} name="below" label="Space below" inherited={laidOut.below} />
      {!has('align') && (
        <div className={styles.perScreen} data-inherited={node?.box?.[screen]?.align === undefined}>
          <ControlRow
            control={alignControl}
            value={align}
            onChange={(value) =>
              commands.setBox(id, screen, {
                align: value === node?.box?.[screen]?.align ? undefined : value,
              } as BoxPatch)
            }
          />
          <ScreenPills id={id} name="align" />
        </div>
      )}
      <OrderRow id={id} />
    </Group>
  )
}
