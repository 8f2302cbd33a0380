import {
  COMMAND_PRIORITY_CRITICAL,
  COMMAND_PRIORITY_NORMAL,
  type ElementFormatType,
  FORMAT_ELEMENT_COMMAND,
  FORMAT_TEXT_COMMAND,
  INDENT_CONTENT_COMMAND,
  KEY_DOWN_COMMAND,
  type LexicalEditor,
  mergeRegister,
  OUTDENT_CONTENT_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import { isKeys, type Keys } from '@/plugins/rich-text/kit/keys'
import {
  headings,
  isListKind,
  type ListKind,
  setBlockKind,
  type TextKind,
  toggleList,
} from '@/plugins/rich-text/toolbar/block-kinds'
import type { Offered } from '@/plugins/rich-text/toolbar/offered'
import { clearFormat } from '@/plugins/rich-text/toolbar/set-format'
import type { Mark } from '@/plugins/rich-text/toolbar/words-format'

/** Bold, italic and underline are Lexical's own. */
export const markKeys: Readonly<Partial<Record<Mark, Keys>>> = {
  bold: 'Mod+KeyB',
  italic: 'Mod+KeyI',
  underline: 'Mod+KeyU',
  strikethrough: 'Mod+Shift+KeyX',
  code: 'Mod+KeyE',
  subscript: 'Mod+Comma',
  superscript: 'Mod+Period',
  highlight: 'Mod+Shift+KeyH',
}

export const alignKeys: Readonly<Partial<Record<ElementFormatType, Keys>>> = {
  left: 'Mod+Shift+KeyL',
  center: 'Mod+Shift+KeyE',
  right: 'Mod+Shift+KeyR',
  justify: 'Mod+Shift+KeyJ',
}

export const kindKeys: Readonly<Partial<Record<TextKind | ListKind, Keys>>> = {
  paragraph: 'Mod+Alt+Digit0',
  ...Object.fromEntries(headings.map((tag, index) => [tag, `Mod+Alt+Digit${index + 1}`])),
  number: 'Mod+Shift+Digit7',
  bullet: 'Mod+Shift+Digit8',
  check: 'Mod+Shift+Digit9',
}

export const toolKeys = {
  link: 'Mod+KeyK',
  clear: 'Mod+Backslash',
  indent: 'Mod+BracketRight',
  outdent: 'Mod+BracketLeft',
  bigger: 'Mod+Shift+Period',
  smaller: 'Mod+Shift+Comma',
  find: 'Mod+KeyF',
  replace: 'Mod+KeyH',
  undo: 'Mod+KeyZ',
  redo: 'Mod+Shift+KeyZ',
  toolbar: 'Alt+F10',
} as const

/** What the toolbar does for keys that need it. */
export type ToolActions = Record<
  'link' | 'find' | 'replace' | 'bigger' | 'smaller' | 'toolbar',
  () => void
>

/** Listens to the keys of the toolbar in the words. Answers what ends it. */
export function registerShortcuts(
  editor: LexicalEditor,
  { hasKind, hasMark, hasAlignment, hasLinks, hasStyles }: Offered,
  tools: () => ToolActions,
): () => void {
  const marks = ['strikethrough', 'code', 'subscript', 'superscript', 'highlight'] as const
  const aligns = Object.entries(alignKeys) as [ElementFormatType, Keys][]
  const kinds = Object.entries(kindKeys) as [TextKind | ListKind, Keys][]
  const named = [
    ...(['find', 'replace', 'toolbar'] as const),
    ...(hasLinks ? (['link'] as const) : []),
    ...(hasStyles ? (['bigger', 'smaller'] as const) : []),
  ]
  const table: [Keys, () => void][] = [
    ...marks
      .filter(hasMark)
      .map((mark): [Keys, () => void] => [
        markKeys[mark] ?? '',
        () => editor.dispatchCommand(FORMAT_TEXT_COMMAND, mark),
      ]),
    ...aligns
      .filter(() => hasAlignment)
      .map(([align, keys]): [Keys, () => void] => [
        keys,
        () => editor.dispatchCommand(FORMAT_ELEMENT_COMMAND, align),
      ]),
    ...kinds
      .filter(([kind]) => hasKind(kind))
      .map(([kind, keys]): [Keys, () => void] => [
        keys,
        () => (isListKind(kind) ? toggleList(editor, kind) : setBlockKind(editor, kind)),
      ]),
    [toolKeys.clear, () => clearFormat(editor)],
    [toolKeys.indent, () => editor.dispatchCommand(INDENT_CONTENT_COMMAND, undefined)],
    [toolKeys.outdent, () => editor.dispatchCommand(OUTDENT_CONTENT_COMMAND, undefined)],
    ...named.map((name): [Keys, () => void] => [toolKeys[name], () => tools()[name]()]),
  ]
  const stopFormats = editor.registerCommand(
    FORMAT_TEXT_COMMAND,
    // Lexical's own keys know nothing of features.
    (mark) => !hasMark(mark),
    COMMAND_PRIORITY_CRITICAL,
  )
  const stopKeys = editor.registerCommand(
    KEY_DOWN_COMMAND,
    (event) => {
      // Nearly every press is a letter.
      const run =
        (event.ctrlKey || event.metaKey || event.altKey) &&
        table.find(([keys]) => isKeys(event, keys))?.[1]
      if (!run) {
        return false
      }
      event.preventDefault()
      run()
      return true
    },
    COMMAND_PRIORITY_NORMAL,
  )
  return mergeRegister(stopFormats, stopKeys)
}
