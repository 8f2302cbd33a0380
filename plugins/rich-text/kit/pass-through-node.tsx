import {
  DecoratorNode,
  type Klass,
  type LexicalNode,
  type NodeKey,
  type SerializedLexicalNode,
} from '@payloadcms/richtext-lexical/lexical'
import type { JSX } from 'react'
import { emptyRichText, type RichTextNode } from '@/src/core/rich-text'
import { RichText, StillLink } from '@/src/rich-text/render'

/**
 * Makes a node class for a type this editor does not know, so that content of a newer release or of
 * a plugin survives an edit untouched. Its words are drawn as the site draws them.
 */
export function passThroughNode(type: string): Klass<LexicalNode> {
  return class PassThroughNode extends DecoratorNode<JSX.Element> {
    #stored: SerializedLexicalNode

    constructor(stored: SerializedLexicalNode, key?: NodeKey) {
      super(key)
      this.#stored = stored
    }

    static override getType(): string {
      return type
    }

    static override clone(node: PassThroughNode): PassThroughNode {
      return new PassThroughNode(node.#stored, node.__key)
    }

    static override importJSON(stored: SerializedLexicalNode): PassThroughNode {
      return new PassThroughNode(stored)
    }

    override exportJSON(): SerializedLexicalNode {
      return this.#stored
    }

    override createDOM(): HTMLElement {
      const element = document.createElement('span')
      // The site draws no element for it either.
      element.style.display = 'contents'
      return element
    }

    override updateDOM(): false {
      return false
    }

    override decorate(): JSX.Element {
      const children = [this.#stored as RichTextNode]
      return <RichText doc={{ root: { ...emptyRichText().root, children } }} Link={StillLink} />
    }

    override isInline(): boolean {
      return false
    }

    /** Nobody can write in it: no key beside it takes it away. */
    override isIsolated(): boolean {
      return true
    }
  }
}

/** The types in a stored document that are not among the known ones. What is inside such a node belongs to it. */
export function unknownTypes(stored: unknown, known: ReadonlySet<string>): Set<string> {
  const found = new Set<string>()
  const enter = (value: unknown) => {
    if (typeof value !== 'object' || value === null) {
      return
    }
    if ('type' in value && typeof value.type === 'string' && !known.has(value.type)) {
      found.add(value.type)
      return
    }
    if ('children' in value && Array.isArray(value.children)) {
      value.children.forEach(enter)
    }
  }
  enter(typeof stored === 'object' && stored !== null && 'root' in stored ? stored.root : null)
  return found
}
