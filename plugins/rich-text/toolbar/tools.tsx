import {
  FORMAT_TEXT_COMMAND,
  INDENT_CONTENT_COMMAND,
  type LexicalEditor,
  OUTDENT_CONTENT_COMMAND,
  REDO_COMMAND,
  UNDO_COMMAND,
} from 'lexical'
import {
  Baseline,
  Ellipsis,
  IndentDecrease,
  IndentIncrease,
  Link,
  PaintBucket,
  Redo2,
  RemoveFormatting,
  Search,
  TextSearch,
  Type,
  Undo2,
} from 'lucide-react'
import type { Insert, RichTextFeature } from '@/plugins/rich-text/kit/feature'
import { alignItems, alignOf } from '@/plugins/rich-text/toolbar/align-items'
import { type ListKind, listKinds, toggleList } from '@/plugins/rich-text/toolbar/block-kinds'
import { ColourMenu } from '@/plugins/rich-text/toolbar/colour-menu'
import { FontMenu } from '@/plugins/rich-text/toolbar/font-menu'
import { InsertMenu } from '@/plugins/rich-text/toolbar/insert-menu'
import { kindFaces } from '@/plugins/rich-text/toolbar/kind-inserts'
import { KindSelect } from '@/plugins/rich-text/toolbar/kind-select'
import { inBar, inMenu, markFaces } from '@/plugins/rich-text/toolbar/mark-faces'
import { clearFormat, setStyle } from '@/plugins/rich-text/toolbar/set-format'
import {
  kindKeys,
  markKeys,
  type ToolActions,
  toolKeys,
} from '@/plugins/rich-text/toolbar/shortcuts'
import { SizeField } from '@/plugins/rich-text/toolbar/size-field'
import { ToolButton } from '@/plugins/rich-text/toolbar/tool-button'
import { ToolMenu } from '@/plugins/rich-text/toolbar/tool-menu'
import styles from '@/plugins/rich-text/toolbar/toolbar.module.css'
import type { FontSize } from '@/plugins/rich-text/toolbar/use-font-size'
import { WordCountLine } from '@/plugins/rich-text/toolbar/word-count'
import type { Mark, StyleName, WordsFormat } from '@/plugins/rich-text/toolbar/words-format'
import { fontStack } from '@/src/core/theme/fonts'
import { fontFamilyOf } from '@/src/rich-text/nodes/text/text-style'

type Props = {
  editor: LexicalEditor
  element: HTMLElement
  features: readonly RichTextFeature[]
  format: WordsFormat
  size: FontSize
  actions: ToolActions
  onInsert: (insert: Insert) => void
  onLeave: () => void
}

/** The tools in their order: what a line is, how letters look, where lines stand, what can be put in. */
export function Tools(props: Props) {
  const { editor, element, features, format, size, actions, onInsert, onLeave } = props
  const family = fontFamilyOf(format.style['font-family'] ?? '')
  const colour = (name: StyleName) => ({
    value: format.style[name] ?? null,
    element,
    onLeave,
    onChange: (value: string | null, isNext: boolean) => setStyle(editor, name, value, isNext),
  })
  const mark = (each: Mark) => ({
    ...markFaces[each],
    isOn: format.marks.includes(each),
    keys: markKeys[each],
  })
  const toggle = (each: Mark) => editor.dispatchCommand(FORMAT_TEXT_COMMAND, each)
  const list = (kind: ListKind) => ({
    label: kindFaces[kind].label,
    icon: kindFaces[kind].icon,
    isOn: format.kind === kind,
    keys: kindKeys[kind],
  })

  return (
    <>
      <KindSelect editor={editor} kind={format.kind} />
      <FontMenu
        family={family}
        onLeave={onLeave}
        onChange={(next) => setStyle(editor, 'font-family', next && fontStack(next))}
      />
      <SizeField px={size.px} onChange={size.set} onLeave={onLeave} />
      <span className={styles.group}>
        {inBar.map((each) => (
          <ToolButton key={each} {...mark(each)} onClick={() => toggle(each)} />
        ))}
        <ToolMenu
          label="More for letters"
          icon={Type}
          onLeave={onLeave}
          items={[
            ...inMenu.map((each) => ({ ...mark(each), run: () => toggle(each) })),
            {
              label: 'Clear formatting',
              icon: RemoveFormatting,
              keys: toolKeys.clear,
              run: () => clearFormat(editor),
            },
          ]}
        />
        <ColourMenu label="Text colour" icon={Baseline} {...colour('color')} />
        <ColourMenu label="Background colour" icon={PaintBucket} {...colour('background-color')} />
        <ToolButton
          label="Link"
          icon={Link}
          keys={toolKeys.link}
          isOn={format.isInLink}
          onClick={actions.link}
        />
      </span>
      <span className={styles.group}>
        <ToolMenu
          label="Alignment"
          icon={alignOf(format.align).icon}
          onLeave={onLeave}
          items={alignItems(editor, format.align)}
        />
        {listKinds.map((kind) => (
          <ToolButton key={kind} {...list(kind)} onClick={() => toggleList(editor, kind)} />
        ))}
      </span>
      <span className={styles.group}>
        <InsertMenu features={features} onInsert={onInsert} onLeave={onLeave} />
        {features.map(
          ({ name, Tools: Own }) => Own && <Own key={name} editor={editor} element={element} />,
        )}
        <ToolMenu
          label="More"
          icon={Ellipsis}
          onLeave={onLeave}
          items={[
            {
              label: 'Undo',
              icon: Undo2,
              keys: toolKeys.undo,
              run: () => editor.dispatchCommand(UNDO_COMMAND, undefined),
            },
            {
              label: 'Redo',
              icon: Redo2,
              keys: toolKeys.redo,
              run: () => editor.dispatchCommand(REDO_COMMAND, undefined),
            },
            {
              label: 'Indent',
              icon: IndentIncrease,
              keys: toolKeys.indent,
              run: () => editor.dispatchCommand(INDENT_CONTENT_COMMAND, undefined),
            },
            {
              label: 'Outdent',
              icon: IndentDecrease,
              keys: toolKeys.outdent,
              run: () => editor.dispatchCommand(OUTDENT_CONTENT_COMMAND, undefined),
            },
            { label: 'Find', icon: Search, keys: toolKeys.find, run: actions.find },
            {
              label: 'Find and replace',
              icon: TextSearch,
              keys: toolKeys.replace,
              run: actions.replace,
            },
          ]}
        >
          <WordCountLine editor={editor} />
        </ToolMenu>
      </span>
    </>
  )
}
