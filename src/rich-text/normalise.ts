import { emptyRichText, type RichTextNode } from '@/src/core/rich-text'
import { canContain } from '@/src/rich-text/can-contain'
import { tidyTable } from '@/src/rich-text/nodes/table/tidy'

const inlineTypes = new Set([
  'text',
  'tab',
  'linebreak',
  'keyword',
  'link',
  'autolink',
  'inline-image',
])

/** Words that stand in no paragraph get one, a run of them together: the editor refuses to open others. */
function tidyRoot(root: RichTextNode): RichTextNode {
  const children: RichTextNode[] = []
  let run: RichTextNode[] = []
  const endRun = () => {
    children.push(...paragraphsOf(run))
    run = []
  }
  for (const child of root.children ?? []) {
    if (inlineTypes.has(child.type) || (child.type === 'equation' && child.inline === true)) {
      run.push(child)
    } else {
      endRun()
      children.push(child)
    }
  }
  endRun()
  return { ...root, children }
}

function paragraphsOf(words: RichTextNode[]): RichTextNode[] {
  const empty = words.length > 0 ? (emptyRichText().root.children ?? []) : []
  return empty.map((paragraph) => ({ ...paragraph, children: words }))
}

/**
 * What stays of a node in one that may not hold it: nothing, but in code its letters, each line of them
 * with its end.
 */
export function remainsIn(parent: string, node: RichTextNode): RichTextNode[] {
  if (canContain(parent, node.type)) {
    return [node]
  }
  if (parent !== 'code') {
    return []
  }
  if (typeof node.text === 'string') {
    return [wordsOf(node.text)]
  }
  const letters = (node.children ?? []).flatMap((child) => remainsIn(parent, child))
  const isLine = node.type !== 'link' && node.type !== 'autolink' && letters.length > 0
  return isLine && letters.at(-1)?.type !== 'linebreak'
    ? [...letters, { type: 'linebreak', version: 1 }]
    : letters
}

const wordsOf = (text: string): RichTextNode => ({
  type: 'text',
  text,
  detail: 0,
  format: 0,
  mode: 'normal',
  style: '',
  version: 1,
})

const tidies = new Map<string, (node: RichTextNode) => RichTextNode | null>([
  ['root', tidyRoot],
  ['table', tidyTable],
  ['collapsible-container', tidyCollapsible],
])

/** A node, clean and with its children, in the form that the editor writes; null when nothing is left. */
export function tidy(node: RichTextNode): RichTextNode | null {
  const own = tidies.get(node.type)
  return own ? own(node) : node
}

/** A title and what it opens, in this order, each once; what else was inside goes into the content. */
function tidyCollapsible(container: RichTextNode): RichTextNode {
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
