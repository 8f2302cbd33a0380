import { useEditorConfigContext } from '@payloadcms/richtext-lexical/client'
import { $getSelection, type LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { Ellipsis } from 'lucide-react'
import { Suspense } from 'react'
import type { EditorConfig } from '@/plugins/rich-text/kit/editor-config'
import type { ToolbarItem } from '@/plugins/rich-text/kit/feature'
import { toolGroups, useShownItem } from '@/plugins/rich-text/kit/menu-items'
import { useReading } from '@/plugins/rich-text/kit/use-reading'
import { ToolMenu } from '@/plugins/rich-text/toolbar/tool-menu'
import styles from '@/plugins/rich-text/toolbar/toolbar.module.css'
import { toolsAfterMs } from '@/plugins/rich-text/toolbar/words-format'

type Props = {
  editor: LexicalEditor
  element: HTMLElement
  config: EditorConfig
  onLeave: () => void
}
type Group = ReturnType<typeof toolGroups>[number]

/** The buttons and menus of features. */
export function FeatureTools({ config, ...props }: Props) {
  return toolGroups(config).map((group) => (
    // What one of them loads, the others do not wait for.
    <Suspense key={group.key}>
      <FeatureGroup group={group} {...props} />
    </Suspense>
  ))
}

/** As Payload's features declare it: an icon, when it is pressed in and when it can be pressed. */
function FeatureGroup({
  group,
  editor,
  element,
  onLeave,
}: Omit<Props, 'config'> & { group: Group }) {
  const { items } = group
  const states = useStates(editor, items)
  const show = useShownItem()
  const tools = items.map((item, index) => {
    const { isOn, isDisabled } = states[index] ?? {}
    const shown = show(item)
    const select = () => shown.onSelect({ editor, isActive: isOn ?? false, queryString: '' })
    return { item, ...shown, isOn, isDisabled, select }
  })
  if (group.type === 'dropdown') {
    return (
      <ToolMenu
        // The API has no name for a menu.
        label={tools.map(({ label }) => label).join(', ')}
        icon={group.ChildComponent ?? tools[0]?.Icon ?? Ellipsis}
        onLeave={onLeave}
        items={tools.map(({ Icon, select, ...tool }) => ({ ...tool, icon: Icon, run: select }))}
      />
    )
  }
  return tools.map(({ item, key, label, Icon, isOn, isDisabled = false, select }) =>
    item.Component ? (
      <item.Component
        key={key}
        editor={editor}
        anchorElem={element}
        item={item}
        active={isOn}
        enabled={!isDisabled}
      />
    ) : (
      <button
        key={key}
        type="button"
        className={styles.button}
        aria-label={label}
        title={label}
        aria-pressed={isOn}
        disabled={isDisabled}
        onClick={select}
      >
        {Icon && <Icon />}
      </button>
    ),
  )
}

type State = { isOn?: boolean; isDisabled?: boolean }

function useStates(editor: LexicalEditor, items: readonly ToolbarItem[]): readonly State[] {
  const editorConfigContext = useEditorConfigContext()
  const $read = () => {
    const selection = $getSelection()
    const at = selection && { editor, editorConfigContext, selection }
    return items.map(
      ({ isActive, isEnabled }): State => ({
        ...(isActive && { isOn: at !== null && isActive(at) }),
        ...(isEnabled && { isDisabled: at !== null && !isEnabled(at) }),
      }),
    )
  }
  return useReading(editor, $read, toolsAfterMs)
}
