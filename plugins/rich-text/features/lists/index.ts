import { ListItemNode, ListNode, registerList } from '@lexical/list'
import { mergeRegister } from '@lexical/utils'
import { keepListsShallow } from '@/plugins/rich-text/features/lists/keep-lists-shallow'
import type { RichTextFeature } from '@/plugins/rich-text/kit/feature'

export const lists: RichTextFeature = {
  name: 'lists',
  nodes: [ListNode, ListItemNode],
  register: (editor) => mergeRegister(registerList(editor), keepListsShallow(editor)),
}
