import { type Words, wordsOf } from '@/plugins/rich-text/features/speech/words-of'

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
