import { $getSelection, type LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { EditorConfig } from '@/plugins/rich-text/kit/editor-config'
import type { ToolbarItem } from '@/plugins/rich-text/kit/feature'
import { shownItem, toolItems } from '@/plugins/rich-text/kit/menu-items'
import styles from '@/plugins/rich-text/toolbar/toolbar.module.css'

type Props = { editor: LexicalEditor; element: HTMLElement; config: EditorConfig }

/** The buttons of features. */
export function FeatureTools({ editor, element, config }: Props) {
  return toolItems(config).map((item) =>
    item.Component ? (
      <item.Component
        key={item.key}
        editor={editor}
        anchorElem={element}
        item={item}
        active={false}
        enabled
      />
    ) : (
      <FeatureButton key={item.key} editor={editor} item={item} />
    ),
  )
}

/** A button as Payload's features declare it: an icon, when it is pressed in and when it can be pressed. */
function FeatureButton({ editor, item }: { editor: LexicalEditor; item: ToolbarItem }) {
  const [state, setState] = useState({ isActive: false, isEnabled: true })
  useEffect(() => {
    const read = () =>
      editor.getEditorState().read(() => {
        const selection = $getSelection()
        if (selection) {
          // Payload's own items read the editor and the selection alone.
          const at = { editor, selection } as Parameters<NonNullable<ToolbarItem['isActive']>>[0]
          const isActive = item.isActive?.(at) ?? false
          const isEnabled = item.isEnabled?.(at) ?? true
          setState((current) =>
            current.isActive === isActive && current.isEnabled === isEnabled
              ? current
              : { isActive, isEnabled },
          )
        }
      })
    read()
    return editor.registerUpdateListener(read)
  }, [editor, item])
  const { i18n } = useTranslation()
  const { label, Icon, onSelect } = shownItem(item, i18n)
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-pressed={state.isActive}
      disabled={!state.isEnabled}
      onClick={() => onSelect({ editor, isActive: state.isActive, queryString: '' })}
    >
      {Icon && <Icon />}
    </button>
  )
}
