import type { ComponentType, CSSProperties, ReactNode } from 'react'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'
import type { TextPoll } from '@/src/core/polls/text-polls'
import type { RichTextDoc, RichTextNode } from '@/src/core/rich-text'

/** A link as its surroundings draw it: Next's on the site, an inert anchor on the canvas. */
export type RichTextLink = ComponentType<{
  href: string
  className?: string
  children?: ReactNode
  target?: string
  rel?: string
}>

/** How the site draws polls that people can vote in, and the id of the document they are in. */
export type RichTextPolls = {
  documentId: string
  Poll: ComponentType<{ documentId: string; poll: TextPoll }>
}

/** Pictures of a text by media id: null for what is gone, left out what nobody asked for yet. */
export type RichTextPictures = Readonly<Record<string, MediaView | null>>

/** LaTeX drawn: at once on the site, on the canvas as soon as the code for it is there. */
export type RichTextFormula = ComponentType<{ latex: string; inline: boolean }>

/** Code drawn in colours, from its letters; `draw` draws the pieces that it finds. */
export type RichTextCode = ComponentType<{
  code: string
  language?: string
  draw: (pieces: RichTextNode[]) => ReactNode
}>

/** What the surroundings of a text do for it. */
export type RichTextSurroundings = {
  Link: RichTextLink
  /** Without it polls stand still. */
  polls?: RichTextPolls
  pictures?: RichTextPictures
  /** Without it formulas show how they are written. */
  Formula?: RichTextFormula
  /** Without it code has the colours that the document says. */
  ColouredCode?: RichTextCode
  /** For readers without our scripts: parts that are nothing without them are left out. */
  isPlain?: boolean
}

export type NodeRenderProps<Node> = RichTextSurroundings & {
  node: Node
  /** Draws a text inside the node, like a caption. */
  draw: (doc: RichTextDoc) => ReactNode
  children?: ReactNode
}

/** Draws one node; `children` are its drawn children. */
export type NodeRender<Node> = (props: NodeRenderProps<Node>) => ReactNode

/** What Lexical writes on every element; `auto` is for those that name no direction. */
export type ElementProps = {
  direction: 'ltr' | 'rtl' | 'auto' | null
  format: '' | 'left' | 'start' | 'center' | 'right' | 'end' | 'justify'
  indent: number
}

/** One level; less in a narrow column, where seven of them leave more than half to the words. */
export const indentStep = 'clamp(4px, 11% - 17px, 40px)'

/** Attributes that carry an element's direction, alignment and indent. */
export function elementAttributes({ direction, format, indent }: ElementProps): {
  dir?: 'ltr' | 'rtl' | 'auto'
  style?: CSSProperties
} {
  const style: CSSProperties = {
    ...(format !== '' && { textAlign: format }),
    ...(indent > 0 && { paddingInlineStart: `calc(${indent} * ${indentStep})` }),
  }
  return {
    ...(direction && { dir: direction }),
    ...(Object.keys(style).length > 0 && { style }),
  }
}

/** Where a picture or film stands in its line; one that says nothing stands as the words around it. */
export function placeStyle(format: string): CSSProperties | undefined {
  return format === '' ? undefined : { justifySelf: format === 'justify' ? 'start' : format }
}
