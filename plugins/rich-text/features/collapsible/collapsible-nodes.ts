import {
  $create,
  $createParagraphNode,
  type DOMConversionOutput,
  ElementNode,
  type LexicalEditor,
  type LexicalNode,
  type LexicalUpdateJSON,
  type SerializedElementNode,
  type Spread,
} from '@payloadcms/richtext-lexical/lexical'
import { $insertBlock } from '@/plugins/rich-text/kit/insert-block'
import styles from '@/src/rich-text/nodes/collapsible/collapsible.module.css'

type SerializedContainer = Spread<{ open: boolean }, SerializedElementNode>

/** A title and what it opens. Shown as a plain box: browsers do not let people write in `<summary>`. */
export class CollapsibleContainerNode extends ElementNode {
  __open = true

  override $config() {
    return this.config('collapsible-container', {
      extends: ElementNode,
      importDOM: {
        details: () => ({ conversion: $convertDetails, priority: 1 }),
      },
    })
  }

  override afterCloneFrom(from: this): void {
    super.afterCloneFrom(from)
    this.__open = from.__open
  }

  override updateFromJSON(stored: LexicalUpdateJSON<SerializedContainer>): this {
    return super.updateFromJSON(stored).setOpen(stored.open)
  }

  override exportJSON(): SerializedContainer {
    return { ...super.exportJSON(), open: this.isOpen() }
  }

  override createDOM(): HTMLElement {
    const element = document.createElement('div')
    element.className = styles.container ?? ''
    element.toggleAttribute('open', this.__open)
    return element
  }

  override updateDOM(_: this, element: HTMLElement): false {
    element.toggleAttribute('open', this.__open)
    return false
  }

  override exportDOM() {
    const element = document.createElement('details')
    element.open = this.__open
    return { element }
  }

  override isShadowRoot(): true {
    return true
  }

  override canIndent(): false {
    return false
  }

  isOpen(): boolean {
    return this.getLatest().__open
  }

  setOpen(isOpen: boolean): this {
    const self = this.getWritable()
    self.__open = isOpen
    return self
  }

  /** Leaves its words where it stood. */
  unwrap(): void {
    for (const part of this.getChildren()) {
      if ($isTitle(part)) {
        this.insertBefore($createParagraphNode().append(...part.getChildren()))
      } else if ($isContent(part)) {
        for (const child of part.getChildren()) {
          this.insertBefore(child)
        }
      }
    }
    this.remove()
  }
}

export class CollapsibleTitleNode extends ElementNode {
  override $config() {
    return this.config('collapsible-title', {
      extends: ElementNode,
      importDOM: {
        summary: () => ({
          conversion: () => ({ node: $create(CollapsibleTitleNode) }),
          priority: 1,
        }),
      },
    })
  }

  override createDOM(): HTMLElement {
    const element = document.createElement('div')
    element.className = styles.title ?? ''
    return element
  }

  override updateDOM(): false {
    return false
  }

  override exportDOM() {
    return { element: document.createElement('summary') }
  }

  override canIndent(): false {
    return false
  }

  /** Deleting backwards from the start of the title takes the box away, never the words. */
  override collapseAtStart(): true {
    const container = this.getParent()
    const first = this.getFirstDescendant()
    if ($isContainer(container)) {
      const before = container.getPreviousSibling()
      container.unwrap()
      const line = before ? before.getNextSibling() : first?.getTopLevelElement()
      ;(first?.isAttached() ? first : line)?.selectStart()
    }
    return true
  }
}

export class CollapsibleContentNode extends ElementNode {
  override $config() {
    return this.config('collapsible-content', { extends: ElementNode })
  }

  override createDOM(): HTMLElement {
    const element = document.createElement('div')
    element.className = styles.content ?? ''
    return element
  }

  override updateDOM(): false {
    return false
  }

  override isShadowRoot(): true {
    return true
  }

  override canIndent(): false {
    return false
  }
}

export const $isContainer = (node: LexicalNode | null | undefined) =>
  node instanceof CollapsibleContainerNode
export const $isTitle = (node: LexicalNode | null | undefined) =>
  node instanceof CollapsibleTitleNode
export const $isContent = (node: LexicalNode | null | undefined) =>
  node instanceof CollapsibleContentNode

/** The box that a node is in, or is; null outside. */
export function $containerOf(node: LexicalNode): CollapsibleContainerNode | null {
  return [node, ...node.getParents()].find($isContainer) ?? null
}

function $convertDetails(element: HTMLElement): DOMConversionOutput {
  const isOpen = element instanceof HTMLDetailsElement && element.open
  return { node: $create(CollapsibleContainerNode).setOpen(isOpen) }
}

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
