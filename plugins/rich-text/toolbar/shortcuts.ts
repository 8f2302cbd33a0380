import {
  COMMAND_PRIORITY_NORMAL,
  type ElementFormatType,
  FORMAT_ELEMENT_COMMAND,
  FORMAT_TEXT_COMMAND,
  INDENT_CONTENT_COMMAND,
  KEY_DOWN_COMMAND,
  type LexicalEditor,
  OUTDENT_CONTENT_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import { isKeys, type Keys } from '@/plugins/rich-text/kit/keys'
import {
  headings,
  type ListKind,
  setBlockKind,
  type TextKind,
  toggleList,
} from '@/plugins/rich-text/toolbar/block-kinds'
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
export function registerShortcuts(editor: LexicalEditor, tools: () => ToolActions): () => void {
  const table: [Keys, () => void][] = [
    ...(['strikethrough', 'code', 'subscript', 'superscript', 'highlight'] as const).map(
      (mark): [Keys, () => void] => [
        markKeys[mark] ?? '',
        () => editor.dispatchCommand(FORMAT_TEXT_COMMAND, mark),
      ],
    ),
    ...Object.entries(alignKeys).map(([align, keys]): [Keys, () => void] => [
      keys,
      () => editor.dispatchCommand(FORMAT_ELEMENT_COMMAND, align as ElementFormatType),
    ]),
    ...Object.entries(kindKeys).map(([kind, keys]): [Keys, () => void] => [
      keys,
      kind === 'bullet' || kind === 'number' || kind === 'check'
        ? () => toggleList(editor, kind)
        : () => setBlockKind(editor, kind as TextKind),
    ]),
    [toolKeys.clear, () => clearFormat(editor)],
    [toolKeys.indent, () => editor.dispatchCommand(INDENT_CONTENT_COMMAND, undefined)],
    [toolKeys.outdent, () => editor.dispatchCommand(OUTDENT_CONTENT_COMMAND, undefined)],
    ...(['link', 'find', 'replace', 'bigger', 'smaller', 'toolbar'] as const).map(
      (name): [Keys, () => void] => [toolKeys[name], () => tools()[name]()],
    ),
  ]
  return editor.registerCommand(
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
}
