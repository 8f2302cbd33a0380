/** What is read aloud, one block after the other: the selection, or the block under the cursor. */
export function passagesOf(element: Element, selection: Selection | null): Words[] {
  const range =
    selection?.rangeCount && element.contains(selection.anchorNode) ? selection.getRangeAt(0) : null
  const chosen =
    range && !range.collapsed
      ? [...element.children]
          .filter((block) => range.intersectsNode(block))
          .map((block) => wordsOf(block, range))
      : blockAt(element, range).map((block) => wordsOf(block))
  return chosen.filter(({ text }) => text.trim() !== '')
}

/** The first one where the cursor is elsewhere; none where there is none. */
function blockAt(element: Element, range: Range | null): Element[] {
  const blocks = [...element.children]
  const holder = range && blocks.find((block) => block.contains(range.startContainer))
  // The cursor may stand between blocks, as beside a picture.
  const beside = range?.startContainer === element ? range.startOffset : 0
  return [holder ?? element.childNodes[beside] ?? blocks.at(-1)].filter(
    (block) => block instanceof Element,
  )
}

/** The words of an element as one text, and where each letter stands in the document. */
type Words = {
  text: string
  /** The letters from one place of the text to another; null beyond its end. */
  range: (start: number, end: number) => Range | null
}

type Piece = { node: Text; from: number; start: number; end: number }

/** @param within only what lies in this range; everything when there is none */
function wordsOf(element: Element, within: Range | null = null): Words {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const pieces: Piece[] = []
  let text = ''
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && (!within || within.intersectsNode(node))) {
      const from = node === within?.startContainer ? within.startOffset : 0
      const to = node === within?.endContainer ? within.endOffset : node.data.length
      // Words of two lines are not one.
      const gap = text !== '' && lineOf(node) !== lineOf(pieces.at(-1)?.node) ? ' ' : ''
      const start = text.length + gap.length
      text += gap + node.data.slice(from, to)
      pieces.push({ node, from, start, end: text.length })
    }
  }
  return {
    text,
    range: (start, end) => {
      const first = pieces.find((piece) => start < piece.end)
      const last = pieces.findLast((piece) => end > piece.start)
      if (!first || !last || end <= start) {
        return null
      }
      const range = document.createRange()
      try {
        range.setStart(first.node, first.from + Math.max(start - first.start, 0))
        range.setEnd(last.node, last.from + Math.min(end, last.end) - last.start)
        return range
      } catch {
        // The words were changed while they were read.
        return null
      }
    },
  }
}

const lines =
  'p, h1, h2, h3, h4, h5, h6, li, td, th, blockquote, figcaption, summary, legend, label'

const lineOf = (node: Text | undefined) => node?.parentElement?.closest(lines) ?? null
