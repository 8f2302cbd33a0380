import {
  DecoratorNode,
  type Klass,
  type LexicalNode,
  type NodeKey,
  type SerializedLexicalNode,
} from '@payloadcms/richtext-lexical/lexical'

/**
 * Makes a node class for a type this editor does not know, so that content of a newer release or of
 * a plugin survives an edit untouched. It shows nothing and moves along with the words around it.
 */
export function passThroughNode(type: string): Klass<LexicalNode> {
  return class PassThroughNode extends DecoratorNode<null> {
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
      element.hidden = true
      return element
    }

    override updateDOM(): false {
      return false
    }

    override decorate(): null {
      return null
    }

    override isInline(): boolean {
      return false
    }

    /** Nobody sees it: no key beside it takes it away. */
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
