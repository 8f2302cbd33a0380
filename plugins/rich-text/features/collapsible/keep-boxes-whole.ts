import {
  $create,
  $createParagraphNode,
  $isElementNode,
  type LexicalEditor,
  type LexicalNode,
} from '@payloadcms/richtext-lexical/lexical'
import { mergeRegister } from '@payloadcms/richtext-lexical/lexical/utils'
import {
  $isContainer,
  $isContent,
  $isTitle,
  CollapsibleContainerNode,
  CollapsibleContentNode,
  CollapsibleTitleNode,
} from '@/plugins/rich-text/features/collapsible/collapsible-nodes'

/** However a box was cut or filled, it is a title and a content with something in it. Answers what ends it. */
export function keepBoxesWhole(editor: LexicalEditor): () => void {
  return mergeRegister(
    editor.registerNodeTransform(CollapsibleContainerNode, $repair),
    editor.registerNodeTransform(CollapsibleContentNode, (content) => {
      if (!$isContainer(content.getParent())) {
        for (const child of content.getChildren()) {
          content.insertBefore(child)
        }
        content.remove()
      } else if (content.isEmpty()) {
        content.append($createParagraphNode())
      }
    }),
    editor.registerNodeTransform(CollapsibleTitleNode, (title) => {
      if (!$isContainer(title.getParent())) {
        title.replace($createParagraphNode(), true)
      }
    }),
  )
}

function $repair(container: CollapsibleContainerNode): void {
  const children = container.getChildren()
  if (children.length === 2 && $isTitle(children[0]) && $isContent(children[1])) {
    return
  }
  const title = children.find($isTitle) ?? $titleOf(children[0])
  const content = children.find($isContent) ?? $create(CollapsibleContentNode)
  const at = children.indexOf(content)
  const rest = children.filter(
    (child) => child !== title && child !== content && child.isAttached(),
  )
  const [before, after] = [
    rest.filter((child) => at === -1 || child.getIndexWithinParent() < at),
    rest.filter((child) => at !== -1 && child.getIndexWithinParent() > at),
  ]
  content.splice(0, 0, before.flatMap($asBlock))
  content.append(...after.flatMap($asBlock))
  container.splice(0, container.getChildrenSize(), [title, content])
}

/** What took the place of the title, like a heading, goes on as the title. */
function $titleOf(first: LexicalNode | undefined): CollapsibleTitleNode {
  const title = $create(CollapsibleTitleNode)
  const isLine = $isElementNode(first) && !$isContent(first) && first.getChildren().every(isInline)
  if (isLine) {
    title.append(...first.getChildren())
    first.remove()
  }
  return title
}

function $asBlock(node: LexicalNode): LexicalNode[] {
  if ($isTitle(node)) {
    return [$createParagraphNode().append(...node.getChildren())]
  }
  if ($isContent(node)) {
    return node.getChildren()
  }
  return [isInline(node) ? $createParagraphNode().append(node) : node]
}

const isInline = (node: LexicalNode) => !$isElementNode(node) || node.isInline()
