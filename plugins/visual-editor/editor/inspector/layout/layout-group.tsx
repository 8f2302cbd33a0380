import { useEffect, useId, useState } from 'react'
import { alignControl } from '@/blocks/_kit/controls'
import { useBuilder, usePage } from '@/plugins/visual-editor/editor/builder-context'
import { useEngineValue } from '@/plugins/visual-editor/editor/engine/engine'
import { ControlRow } from '@/plugins/visual-editor/editor/inspector/control-row'
import { Group } from '@/plugins/visual-editor/editor/inspector/group'
import styles from '@/plugins/visual-editor/editor/inspector/inspector.module.css'
import { OrderRow } from '@/plugins/visual-editor/editor/inspector/layout/order-row'
import { ScreenPills } from '@/plugins/visual-editor/editor/inspector/layout/screen-pills'
import { ownLayoutProps } from '@/plugins/visual-editor/editor/layout-props'
import {
  screenNames,
  usePageSize,
  useScreen,
} from '@/plugins/visual-editor/editor/shell/bar/devices'
import { showOnProp } from '@/plugins/visual-editor/publish-check/subject'
import controls from '@/src/admin/ui/controls.module.css'
import { Monitor, Smartphone, Tablet } from '@/src/admin/ui/icons'
import { NumberInput } from '@/src/admin/ui/number-input'
import {
  type LayoutKey,
  type LayoutPatch,
  type LayoutStyle,
  layoutOn,
  layoutStyle,
  type Screen,
  screens,
  shownOn,
  withShownOn,
} from '@/src/core/page-document/layout/layout'

export const layoutGroupTitle = 'Size and place'

/** How a block stands on the page, whatever kind it is; what it has settings of its own for is left to them. */
export function LayoutGroup({ id }: { id: string }) {
  const { blocks, commands, engine } = useBuilder()
  const screen = useScreen()
  const node = useEngineValue(engine, () => engine.document().nodes[id])
  const laidOut = useComputedSpacing(id)
  const block = blocks.get(node?.type ?? '')
  const own = ownLayoutProps(block)
  const has = (name: LayoutKey) => own.has(name)
  const hasHeight = block?.editor.groups.some(({ controls }) => 'height' in controls) ?? false
  const { align } = layoutOn(node?.layout, screen)

  return (
    <Group title={layoutGroupTitle}>
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
        <div
          className={styles.perScreen}
          data-inherited={node?.layout?.[screen]?.align === undefined}
        >
          <ControlRow
            control={alignControl}
            value={align}
            onChange={(value) =>
              commands.setLayout(id, screen, {
                align: value === node?.layout?.[screen]?.align ? undefined : value,
              } as LayoutPatch)
            }
          />
          <ScreenPills id={id} name="align" />
        </div>
      )}
      <OrderRow id={id} />
    </Group>
  )
}

/** Distances that a block has on the page now, set or not, in whole pixels. */
function useComputedSpacing(id: string): { above: string; below: string } {
  const { elements } = useBuilder()
  const page = usePage()
  const { widthPx } = usePageSize()
  const [laidOut, setLaidOut] = useState({ above: '', below: '' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or width has other distances
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const element = elements.page?.querySelector<HTMLElement>(`[data-block-id="${id}"]`)
      if (element) {
        const { marginTop, marginBottom } = getComputedStyle(element)
        const [above, below] = [whole(marginTop), whole(marginBottom)]
        setLaidOut((current) =>
          current.above === above && current.below === below ? current : { above, below },
        )
      }
    })
    return () => cancelAnimationFrame(frame)
  }, [elements, id, page, widthPx])

  return laidOut
}

const whole = (length: string) => String(Math.round(Number.parseFloat(length) || 0))

const icons = { base: Monitor, tablet: Tablet, mobile: Smartphone } as const

/** Which screens a block is on; the same three switches whatever screen is being edited. */
function ShowOn({ id }: { id: string }) {
  const { commands, engine } = useBuilder()
  const layout = useEngineValue(engine, () => engine.document().nodes[id]?.layout)
  const shown = shownOn(layout)

  const toggle = (screen: Screen) => {
    const next = { ...shown, [screen]: !shown[screen] }
    commands.setNode(id, { layout: withShownOn(layout, next) }, `${screen}:${next[screen]}`)
    commands.announce(`${next[screen] ? 'Shown' : 'Hidden'} on ${screenNames[screen]}`)
  }

  return (
    <div className={styles.setting} data-prop={showOnProp}>
      <span className={styles.label}>Show on</span>
      <fieldset className={controls.segmented} aria-label="Show on" data-several="true">
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

type LengthKey = Extract<
  keyof LayoutStyle,
  'width' | 'minHeight' | 'above' | 'below' | 'padding' | 'gap'
>

type LengthRowProps = {
  id: string
  name: LengthKey
  label: string
  /** Shown faintly while nothing is set. */
  inherited: string
}

/** A length in pixels that may be left open; emptied, it follows what holds on all screens again. */
function LengthRow({ id, name, label, inherited }: LengthRowProps) {
  const { commands, engine } = useBuilder()
  const screen = useScreen()
  const fieldId = useId()
  const layout = useEngineValue(engine, () => engine.document().nodes[id]?.layout)
  const { minValue, maxValue } = layoutStyle.shape[name].unwrap()
  const set = (value: number | undefined) => commands.setLayout(id, screen, { [name]: value })

  return (
    <div className={styles.perScreen}>
      <div className={styles.setting}>
        <label htmlFor={fieldId} className={styles.label}>
          {label}
        </label>
        <NumberInput
          id={fieldId}
          value={layout?.[screen]?.[name]}
          placeholder={String(layout?.base?.[name] ?? inherited)}
          min={minValue ?? 0}
          max={maxValue ?? Number.MAX_SAFE_INTEGER}
          step={1}
          unit="px"
          onChange={set}
          onClear={() => set(undefined)}
        />
      </div>
      <ScreenPills id={id} name={name} />
    </div>
  )
}
