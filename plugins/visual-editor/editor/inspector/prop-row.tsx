import type { Control } from '@/blocks/_kit/define'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { useBlockData } from '@/plugins/visual-editor/editor/canvas/blocks/use-block-context'
import { useEngineValue } from '@/plugins/visual-editor/editor/engine/engine'
import {
  ControlRow,
  type ControlRowProps,
} from '@/plugins/visual-editor/editor/inspector/control-row'
import styles from '@/plugins/visual-editor/editor/inspector/inspector.module.css'
import { ScreenPills } from '@/plugins/visual-editor/editor/inspector/layout/screen-pills'
import { useTypedAhead } from '@/plugins/visual-editor/editor/inspector/use-typed-ahead'
import { layoutKeyOf } from '@/plugins/visual-editor/editor/layout-props'
import { readPath } from '@/plugins/visual-editor/editor/save/calls/owner-call'
import { useScreen } from '@/plugins/visual-editor/editor/shell/bar/devices'
import { maxLengthOf } from '@/src/core/page-document/fit-props'
import { type LayoutPatch, layoutOn } from '@/src/core/page-document/layout/layout'

type Props = {
  id: string
  prop: string
  control: Control
  /** All of the block's props, defaults filled in. */
  props: Readonly<Record<string, unknown>>
}

/**
 * One of a block's own settings. Where it is about size, spacing or side, a narrow screen shows and
 * writes what holds on that screen alone.
 */
export function PropRow({ id, prop, control, props }: Props) {
  const { blocks, commands, engine, kind } = useBuilder()
  const screen = useScreen()
  const node = useEngineValue(engine, () => engine.document().nodes[id])
  const layout = node?.layout
  const schema = blocks.get(node?.type ?? '')?.definition.schema
  const key = kind.hasScreens ? layoutKeyOf(prop, control) : undefined

  if (control.kind === 'text' || control.kind === 'textarea') {
    const row: ControlRowProps = {
      control,
      name: prop,
      value: props[prop],
      maxLength: maxLengthOf(schema?.shape[prop]),
      onChange: (value) => commands.setProps(id, { [prop]: value }),
    }
    const fallback = control.kind === 'textarea' ? control.fallback : undefined
    return node && fallback ? (
      <FallbackRow block={node} path={fallback} {...row} />
    ) : (
      <TextRow {...row} />
    )
  }
  if (!key) {
    return (
      <ControlRow
        control={control}
        name={prop}
        value={props[prop]}
        props={props}
        maxLength={maxLengthOf(schema?.shape[prop])}
        onChange={(value) => commands.setProps(id, { [prop]: value })}
      />
    )
  }
  const own = layoutOn(layout, screen)[key]
  return (
    <div
      className={styles.perScreen}
      data-inherited={screen !== 'base' && layout?.[screen]?.[key] === undefined}
    >
      <ControlRow
        control={control}
        name={prop}
        value={own ?? props[prop]}
        onChange={(value) => commands.setLayout(id, screen, { [key]: value } as LayoutPatch)}
      />
      <ScreenPills
        id={id}
        name={key}
        options={control.kind === 'select' ? control.options : undefined}
      />
    </div>
  )
}

/** What is typed shows before the page follows. */
function TextRow({ value, onChange, ...row }: ControlRowProps) {
  const [shown, take] = useTypedAhead(value, onChange)
  return <ControlRow {...row} value={shown} onChange={take} />
}

type FallbackRowProps = ControlRowProps & {
  block: Parameters<typeof useBlockData>[0]
  path: readonly string[]
}

/** A text whose place is taken, while it is empty, by one that is written elsewhere. */
function FallbackRow({ block, path, ...row }: FallbackRowProps) {
  const words = readPath(useBlockData(block).data, path)
  return <TextRow {...row} placeholder={typeof words === 'string' ? words : ''} />
}
