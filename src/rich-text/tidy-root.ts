import { emptyRichText, type RichTextNode } from '@/src/core/rich-text'

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
export function tidyRoot(root: RichTextNode): RichTextNode {
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
