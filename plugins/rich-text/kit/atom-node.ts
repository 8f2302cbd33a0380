import {
  DecoratorNode,
  type LexicalNode,
  type LexicalUpdateJSON,
  type NodeKey,
  type SerializedLexicalNode,
} from '@payloadcms/richtext-lexical/lexical'
import type { JSX } from 'react'

export type StoredAtom<Props> = SerializedLexicalNode & Props

/** How the element of an atom looks: the same as on the site. */
export type AtomDress = {
  className: string
  /** CSS properties as they are set on elements: `--picture-width`, `justify-self`. */
  style?: Readonly<Record<string, string>>
}

/**
 * Something that stands among words without being words, like a picture: picked, moved and deleted as
 * a whole. What it is made of is stored as it is, beside type and version.
 */
export abstract class AtomNode<Props extends object> extends DecoratorNode<JSX.Element> {
  /** Lexical copies what begins so. */
  __props: Props

  constructor(props = {} as Props, key?: NodeKey) {
    super(key)
    this.__props = props
  }

  override afterCloneFrom(from: this): void {
    super.afterCloneFrom(from)
    this.__props = from.__props
  }

  /** What is stored, in the form that the node is drawn from. */
  abstract read(stored: StoredAtom<Props>): Props

  override updateFromJSON(stored: LexicalUpdateJSON<StoredAtom<Props>>): this {
    const { type: _, ...props } = this.read(stored as StoredAtom<Props>) as StoredAtom<Props>
    return super.updateFromJSON(stored).setProps(props as unknown as Props)
  }

  getProps(): Props {
    return this.getLatest().__props
  }

  setProps(change: Partial<Props>): this {
    const self = this.getWritable()
    self.__props = { ...self.__props, ...change }
    return self
  }

  abstract dress(): AtomDress

  /** Of its element. */
  tag(): string {
    return this.isInline() ? 'span' : 'div'
  }

  override exportJSON(): StoredAtom<Props> {
    return { ...super.exportJSON(), ...this.getProps() }
  }

  override createDOM(): HTMLElement {
    const element = document.createElement(this.tag())
    element.dataset.atom = ''
    put(element, this.dress())
    return element
  }

  override updateDOM(_before: unknown, element: HTMLElement): false {
    put(element, this.dress())
    return false
  }

  override isKeyboardSelectable(): boolean {
    return true
  }
}

function put(element: HTMLElement, { className, style = {} }: AtomDress): void {
  element.className = className
  element.removeAttribute('style')
  for (const [property, value] of Object.entries(style)) {
    element.style.setProperty(property, value)
  }
}

export function $isAtomNode(node: LexicalNode | null | undefined): node is AtomNode<object> {
  return node instanceof AtomNode
}
