import { ListItemNode, ListNode, registerCheckList, registerList } from '@lexical/list'
import { mergeRegister } from 'lexical'
import { keepIndentsShallow } from '@/plugins/rich-text/features/lists/keep-indents-shallow'
import type { RichTextFeature } from '@/plugins/rich-text/kit/feature'

export const lists: RichTextFeature = {
  name: 'lists',
  nodes: [ListNode, ListItemNode],
  register: (editor) =>
    mergeRegister(registerList(editor), registerCheckList(editor), keepIndentsShallow(editor)),
}
