import {
  $getRoot,
  $getSelection,
  $isNodeSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_CRITICAL,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  DELETE_CHARACTER_COMMAND,
  INSERT_LINE_BREAK_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
  type LexicalEditor,
  mergeRegister,
} from 'lexical'

/** Anyone who waits longer than this sees what was typed, wherever it stands. */
const longestHoldMs = 2000

const holds = new WeakMap<LexicalEditor, () => void>()

/** Writes at once what is still kept from the words, for anyone who is about to read them. */
export function writeHeld(editor: LexicalEditor): void {
  holds.get(editor)?.()
}

/**
 * Keeps what is typed from the words until it is known where it belongs: whoever puts in a table goes on
 * typing, and means its first cell, whose code is still on the way. Nothing is kept from somebody who
 * leaves the words, or for long.
 *
 * @returns ends that, and puts what was typed at the caret
 */
export function holdTyped(editor: LexicalEditor): () => void {
  writeHeld(editor)
  const root = editor.getRootElement()
  let held = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  let stop = () => {}

  const end = () => {
    const letters = held
    // What is stopped below calls again.
    held = ''
    stop()
    if (letters !== '') {
      editor.update(() => $write(letters), { discrete: true })
    }
  }
  const write = () => {
    if (held !== '') {
      end()
    }
  }
  const take = (letters: string) => {
    held += letters
    timer ??= setTimeout(write, longestHoldMs)
    return true
  }
  const onBeforeInput = (event: InputEvent) => {
    if (event.inputType === 'insertText' && event.data && !event.isComposing) {
      event.preventDefault()
      event.stopImmediatePropagation()
      take(event.data)
    }
  }
  root?.addEventListener('beforeinput', onBeforeInput, true)
  // Before the editor hears of it, which passes on what is written then.
  root?.addEventListener('blur', write, true)
  holds.set(editor, write)
  stop = mergeRegister(
    editor.registerCommand(
      CONTROLLED_TEXT_INSERTION_COMMAND,
      (typed) => take(typeof typed === 'string' ? typed : (typed.data ?? '')),
      COMMAND_PRIORITY_CRITICAL,
    ),
    editor.registerCommand(INSERT_PARAGRAPH_COMMAND, () => take('\n'), COMMAND_PRIORITY_CRITICAL),
    editor.registerCommand(INSERT_LINE_BREAK_COMMAND, () => take('\n'), COMMAND_PRIORITY_CRITICAL),
    editor.registerCommand(
      DELETE_CHARACTER_COMMAND,
      (isBackward) => {
        const isHeld = isBackward && held !== ''
        if (isHeld) {
          held = withoutLast(held)
        }
        return isHeld
      },
      COMMAND_PRIORITY_CRITICAL,
    ),
    editor.registerRootListener((element) => {
      if (element === null) {
        write()
      }
    }),
    () => {
      clearTimeout(timer)
      root?.removeEventListener('beforeinput', onBeforeInput, true)
      root?.removeEventListener('blur', write, true)
      if (holds.get(editor) === write) {
        holds.delete(editor)
      }
    },
  )
  return end
}

/** As people count letters: an emoji is one. */
function withoutLast(letters: string): string {
  return [...new Intl.Segmenter().segment(letters)]
    .slice(0, -1)
    .map(({ segment }) => segment)
    .join('')
}

function $write(letters: string): void {
  const picked = $getSelection()
  if ($isNodeSelection(picked)) {
    picked.getNodes().at(-1)?.selectNext()
  }
  const selection = $getSelection()
  const place = $isRangeSelection(selection) ? selection : $getRoot().selectEnd()
  place.insertRawText(letters)
}
