import { type Action, type Desk, selectedIn } from '@/plugins/visual-editor/editor/actions/define'

const group = 'Copy and paste'
const isCopyable = (desk: Desk) => {
  const id = selectedIn(desk)
  return id !== null && desk.builder.commands.permissions(id).canDuplicate
}

/** Keys arrive as the browser's own copy, cut and paste; the palette goes through here. */
export const clipboardActions: readonly Action[] = [
  {
    id: 'copy',
    title: 'Copy',
    group,
    keys: ['Mod+C'],
    isNative: true,
    isPossible: isCopyable,
    run: ({ clipboard }) => void clipboard.copy(),
  },
  {
    id: 'cut',
    title: 'Cut',
    group,
    keys: ['Mod+X'],
    isNative: true,
    isPossible: isCopyable,
    run: ({ clipboard }) => void clipboard.cut(),
  },
  {
    id: 'paste',
    title: 'Paste',
    group,
    keys: ['Mod+V'],
    isNative: true,
    words: 'insert clipboard',
    run: ({ clipboard }) => void clipboard.paste(),
  },
]
