import {
  $create,
  $createParagraphNode,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import {
  CollapsibleContainerNode,
  CollapsibleContentNode,
  CollapsibleTitleNode,
} from '@/plugins/rich-text/features/collapsible/collapsible-nodes'
import { $insertBlock } from '@/plugins/rich-text/kit/insert-block'

/** Puts an empty, open container at the caret, which goes into its title. */
export function insertCollapsible(editor: LexicalEditor): void {
  editor.update(() => {
    const title = $create(CollapsibleTitleNode)
    const content = $create(CollapsibleContentNode).append($createParagraphNode())
    const container = $create(CollapsibleContainerNode).append(title, content)
    $insertBlock(container)
    title.select()
  })
}
