import type { SettingsPlace } from '@/blocks/_kit/define'
import { labelOf, rulesOf } from '@/plugins/visual-editor/editor/block-registry'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { settingsOf } from '@/plugins/visual-editor/editor/canvas/blocks/use-block-context'
import { useEngineValue } from '@/plugins/visual-editor/editor/engine/engine'
import { AnchorGroup } from '@/plugins/visual-editor/editor/inspector/anchor-group'
import { Group } from '@/plugins/visual-editor/editor/inspector/group'
import styles from '@/plugins/visual-editor/editor/inspector/inspector.module.css'
import { LayoutGroup } from '@/plugins/visual-editor/editor/inspector/layout/layout-group'
import { PropRow } from '@/plugins/visual-editor/editor/inspector/prop-row'
import { SheetActions } from '@/plugins/visual-editor/editor/overlay/sheet-actions'
import type { UiState } from '@/plugins/visual-editor/editor/state/ui-store'
import {
  foldedSettings,
  useStoredPreference,
} from '@/plugins/visual-editor/editor/state/use-stored-preference'
import controls from '@/src/admin/ui/controls.module.css'
import { IconButton } from '@/src/admin/ui/icon-button'
import { blockIcon, ChevronLeft, ChevronRight, Lock, X } from '@/src/admin/ui/icons'

/** Everything that can be set for one block. */
export function BlockSettings({ id }: { id: string }) {
  const { blocks, commands, engine, kind } = useBuilder()
  const node = useEngineValue(engine, () => engine.document().nodes[id])
  const block = node && blocks.get(node.type)
  const Icon = blockIcon(block?.editor.icon ?? '')
  const [isFolded, setFolded] = useStoredPreference(foldedSettings, false)
  const { lockedReason, canChange } = commands.permissions(id)
  const props = node && block ? settingsOf(block, node.props) : {}
  const isFixed = rulesOf(blocks, node?.type ?? '').singleton !== undefined

  return (
    <>
      <div className={styles.head}>
        <Icon size={18} strokeWidth={1.75} aria-hidden />
        <h2>{labelOf(blocks, node?.type ?? '')}</h2>
        <IconButton
          icon={isFolded ? ChevronLeft : ChevronRight}
          label={isFolded ? 'Show the settings' : 'Fold the settings away'}
          data-fold=""
          aria-expanded={!isFolded}
          onClick={() => setFolded(!isFolded)}
        />
        <IconButton icon={X} label="Done" onClick={() => commands.select(null)} />
      </div>
      <SheetActions id={id} />
      <div className={styles.body}>
        {lockedReason && (
          <p className={styles.note}>
            <Lock size={16} aria-hidden />
            {lockedReason}
          </p>
        )}
        {block?.editor.setIn && <FixedNote {...block.editor.setIn} />}
        {!block && (
          <p className={styles.help}>
            This kind of block is not installed here. Visitors do not see it; you can keep it or
            delete it.
          </p>
        )}
        <fieldset className={styles.settings} disabled={!canChange}>
          {block?.editor.groups.map(({ title, controls }) => (
            <Group key={title} title={title}>
              {Object.entries(controls).map(
                ([prop, control]) =>
                  control &&
                  (!control.shownFor ||
                    control.shownFor.values.includes(props[control.shownFor.prop])) && (
                    <PropRow key={prop} id={id} prop={prop} control={control} props={props} />
                  ),
              )}
            </Group>
          ))}
          {block?.editor.richTextProp && (
            <p className={styles.help}>Click the words on the {kind.noun} to change them.</p>
          )}
          {block && !isFixed && kind.hasScreens && <LayoutGroup id={id} />}
          {block && kind.hasPlaces && <AnchorGroup id={id} />}
        </fieldset>
      </div>
    </>
  )
}

const ways: Readonly<
  Record<SettingsPlace['panel'], { label: string; opens: Pick<UiState, 'panel' | 'themePlace'> }>
> = {
  theme: { label: 'Open theme settings', opens: { panel: 'theme', themePlace: 'theme-header' } },
  pages: { label: 'Open your pages', opens: { panel: 'pages', themePlace: null } },
}

/** For a block that is the same on every page: what it shows, and the way to where that is set. */
function FixedNote({ panel, shows }: SettingsPlace) {
  const { ui } = useBuilder()
  const { label, opens } = ways[panel]
  return (
    <div className={styles.help}>
      <p>{shows} It is the same on every page.</p>
      <button type="button" className={controls.button} onClick={() => ui.setState(opens)}>
        {label}
      </button>
    </div>
  )
}
