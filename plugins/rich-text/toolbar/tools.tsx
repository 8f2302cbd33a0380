import {
  type ElementFormatType,
  FORMAT_ELEMENT_COMMAND,
  FORMAT_TEXT_COMMAND,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import {
  AlignCenter,
  AlignEndVertical,
  AlignJustify,
  AlignLeft,
  AlignRight,
  AlignStartVertical,
  Baseline,
  Bold,
  CaseLower,
  CaseSensitive,
  CaseUpper,
  Code,
  Ellipsis,
  Highlighter,
  Italic,
  Link,
  type LucideIcon,
  PaintBucket,
  RemoveFormatting,
  Strikethrough,
  Subscript,
  Superscript,
  Type,
  Underline,
} from 'lucide-react'
import { useId, useState } from 'react'
import type { EditorConfig } from '@/plugins/rich-text/kit/editor-config'
import { focusWords } from '@/plugins/rich-text/kit/focus-words'
import {
  type BlockKind,
  headings,
  type ListKind,
  listKinds,
  setBlockKind,
  type TextKind,
  toggleList,
} from '@/plugins/rich-text/toolbar/block-kinds'
import { ColourMenu } from '@/plugins/rich-text/toolbar/colour-menu'
import { FeatureTools } from '@/plugins/rich-text/toolbar/feature-tools'
import { FontMenu } from '@/plugins/rich-text/toolbar/font-menu'
import { InsertMenu } from '@/plugins/rich-text/toolbar/insert-menu'
import { kindFaces } from '@/plugins/rich-text/toolbar/kind-inserts'
import { MoreMenu } from '@/plugins/rich-text/toolbar/more-menu'
import type { Offered } from '@/plugins/rich-text/toolbar/offered'
import { clearFormat, setStyle } from '@/plugins/rich-text/toolbar/set-format'
import {
  alignKeys,
  kindKeys,
  markKeys,
  type ToolActions,
  toolKeys,
} from '@/plugins/rich-text/toolbar/shortcuts'
import { SizeField } from '@/plugins/rich-text/toolbar/size-field'
import { ToolButton } from '@/plugins/rich-text/toolbar/tool-button'
import { type ToolItem, ToolMenu } from '@/plugins/rich-text/toolbar/tool-menu'
import styles from '@/plugins/rich-text/toolbar/toolbar.module.css'
import type { FontSize } from '@/plugins/rich-text/toolbar/use-font-size'
import type { Mark, StyleName, WordsFormat } from '@/plugins/rich-text/toolbar/words-format'
import { fontStack } from '@/src/core/theme/fonts'
import { fontFamilyOf } from '@/src/rich-text/nodes/text/text-style'

type Props = {
  editor: LexicalEditor
  element: HTMLElement
  config: EditorConfig
  offered: Offered
  format: WordsFormat
  size: FontSize
  actions: ToolActions
  /** Has room for one row: what is used most, and the rest behind a button. */
  isShort: boolean
  onLeave: () => void
}

/** The tools in their order: what a line is, how letters look, where lines stand, what can be put in. */
export function Tools(props: Props) {
  const { editor, element, config, offered, format, size, actions, isShort, onLeave } = props
  const [isMore, setIsMore] = useState(false)
  const id = useId()
  const { hasKind, hasMark, hasAlignment, hasLinks, hasStyles } = offered
  const lists = listKinds.filter(hasKind)
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

  const marks = (names: readonly Mark[]) =>
    names
      .filter(hasMark)
      .map((each) => <ToolButton key={each} {...mark(each)} onClick={() => toggle(each)} />)
  const listButtons = (kinds: readonly ListKind[]) =>
    kinds.map((kind) => (
      <ToolButton key={kind} {...list(kind)} onClick={() => toggleList(editor, kind)} />
    ))
  const kindSelect = <KindSelect editor={editor} kind={format.kind} offered={offered} />
  const letters = hasStyles && (
    <>
      <FontMenu
        family={family}
        onLeave={onLeave}
        onChange={(next) => setStyle(editor, 'font-family', next && fontStack(next))}
      />
      <SizeField px={size.px} onChange={size.set} onLeave={onLeave} />
    </>
  )
  const moreForLetters = (
    <ToolMenu
      label="More for letters"
      icon={Type}
      onLeave={onLeave}
      items={[
        ...inMenu.filter(hasMark).map((each) => ({ ...mark(each), run: () => toggle(each) })),
        {
          label: 'Clear formatting',
          icon: RemoveFormatting,
          keys: toolKeys.clear,
          run: () => clearFormat(editor),
        },
      ]}
    />
  )
  const colours = hasStyles && (
    <>
      <ColourMenu label="Text colour" icon={Baseline} {...colour('color')} />
      <ColourMenu label="Background colour" icon={PaintBucket} {...colour('background-color')} />
    </>
  )
  const link = hasLinks && (
    <ToolButton
      label="Link"
      icon={Link}
      keys={toolKeys.link}
      isOn={format.isInLink}
      onClick={actions.link}
    />
  )
  const alignment = hasAlignment && (
    <ToolMenu
      label="Alignment"
      icon={alignOf(format.align).icon}
      onLeave={onLeave}
      items={alignItems(editor, format.align)}
    />
  )
  const insert = <InsertMenu editor={editor} config={config} onLeave={onLeave} />
  const others = (
    <>
      <FeatureTools editor={editor} element={element} config={config} onLeave={onLeave} />
      <MoreMenu editor={editor} actions={actions} onLeave={onLeave} />
    </>
  )

  if (isShort) {
    return (
      <>
        {marks(mostUsed)}
        {link}
        {listButtons(lists.slice(0, 1))}
        {insert}
        <span className={styles.moreTools}>
          <ToolButton
            label="More tools"
            icon={Ellipsis}
            shows={{ id, isOpen: isMore }}
            onClick={() => setIsMore(!isMore)}
          />
        </span>
        {isMore && (
          <span id={id} className={styles.rest}>
            {kindSelect}
            {letters}
            {marks(inBar.filter((each) => !mostUsed.includes(each)))}
            {moreForLetters}
            {colours}
            {alignment}
            {listButtons(lists.slice(1))}
            {others}
          </span>
        )}
      </>
    )
  }
  return (
    <>
      {kindSelect}
      {letters}
      <span className={styles.group}>
        {marks(inBar)}
        {moreForLetters}
        {colours}
        {link}
      </span>
      {(hasAlignment || lists.length > 0) && (
        <span className={styles.group}>
          {alignment}
          {listButtons(lists)}
        </span>
      )}
      <span className={styles.group}>
        {insert}
        {others}
      </span>
    </>
  )
}

type Align = Exclude<ElementFormatType, ''>

const faces: Readonly<Record<Align, { label: string; icon: LucideIcon }>> = {
  left: { label: 'Left', icon: AlignLeft },
  center: { label: 'Centre', icon: AlignCenter },
  right: { label: 'Right', icon: AlignRight },
  justify: { label: 'Justify', icon: AlignJustify },
  start: { label: 'Start of the line', icon: AlignStartVertical },
  end: { label: 'End of the line', icon: AlignEndVertical },
}

/** How lines stand that nobody aligned. */
const alignOf = (align: ElementFormatType) => faces[align === '' ? 'left' : align]

/** What is on already goes back to how lines stand by themselves. */
function alignItems(editor: LexicalEditor, current: ElementFormatType): ToolItem[] {
  return (Object.keys(faces) as Align[]).map((align) => ({
    ...faces[align],
    isOn: align === current,
    keys: alignKeys[align],
    run: () => editor.dispatchCommand(FORMAT_ELEMENT_COMMAND, align === current ? '' : align),
  }))
}

const markFaces: Readonly<Record<Mark, { label: string; icon: LucideIcon }>> = {
  bold: { label: 'Bold', icon: Bold },
  italic: { label: 'Italic', icon: Italic },
  underline: { label: 'Underline', icon: Underline },
  strikethrough: { label: 'Strikethrough', icon: Strikethrough },
  code: { label: 'Code', icon: Code },
  subscript: { label: 'Subscript', icon: Subscript },
  superscript: { label: 'Superscript', icon: Superscript },
  highlight: { label: 'Highlight', icon: Highlighter },
  uppercase: { label: 'Upper case', icon: CaseUpper },
  lowercase: { label: 'Lower case', icon: CaseLower },
  capitalize: { label: 'Capitalize', icon: CaseSensitive },
}

/** What stays in sight where there is room for one short row. */
const mostUsed: readonly Mark[] = ['bold', 'italic']
const inBar: readonly Mark[] = [...mostUsed, 'underline', 'strikethrough']
const inMenu: readonly Mark[] = [
  'highlight',
  'code',
  'subscript',
  'superscript',
  'uppercase',
  'lowercase',
  'capitalize',
]

const textKinds: readonly TextKind[] = ['paragraph', ...headings, 'quote']

type KindSelectProps = { editor: LexicalEditor; kind: BlockKind; offered: Offered }

/** What a line is. Phones and screen readers know this kind of field best. */
function KindSelect({ editor, kind, offered }: KindSelectProps) {
  const kinds = textKinds.filter(offered.hasKind)
  const isOffered = kinds.some((each) => each === kind)
  if (kinds.length < 2) {
    return null
  }
  return (
    <select
      className={styles.kind}
      aria-label="Style"
      title="Style"
      value={isOffered && kind ? kind : ''}
      onChange={(event) => {
        setBlockKind(editor, event.target.value as TextKind)
        focusWords(editor)
      }}
    >
      {!isOffered && (
        <option value="" disabled hidden>
          {kind ? kindFaces[kind].label : 'Other'}
        </option>
      )}
      {kinds.map((each) => (
        <option key={each} value={each}>
          {kindFaces[each].label}
        </option>
      ))}
    </select>
  )
}
