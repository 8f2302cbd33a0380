import { emptyRichText, type RichTextNode } from '@/src/core/rich-text'

/** A title and what it opens, in this order, each once; what else was inside goes into the content. */
export function tidyCollapsible(container: RichTextNode): RichTextNode {
  const children = container.children ?? []
  const title = children.find(({ type }) => type === 'collapsible-title')
  const contents = children.filter(({ type }) => type === 'collapsible-content')
  const inner = contents.flatMap((content) => content.children ?? [])
  return {
    ...container,
    children: [
      title ?? part('collapsible-title', []),
      {
        ...(contents[0] ?? part('collapsible-content', [])),
        children: inner.length > 0 ? inner : (emptyRichText().root.children ?? []),
      },
    ],
  }
}

function part(type: string, children: RichTextNode[]): RichTextNode {
  return { type, version: 1, direction: null, format: '', indent: 0, children }
}
