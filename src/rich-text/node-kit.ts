import type { ComponentType, CSSProperties, ReactNode } from 'react'
import { z } from 'zod'

/** A link as its surroundings draw it: Next's on the site, an inert anchor on the canvas. */
export type RichTextLink = ComponentType<{
  href: string
  className?: string
  children?: ReactNode
  target?: string
  rel?: string
}>

export type NodeRenderProps<Node> = { node: Node; Link: RichTextLink; children?: ReactNode }

/** Draws one node; `children` are its drawn children. */
export type NodeRender<Node> = (props: NodeRenderProps<Node>) => ReactNode

/** What Lexical writes on every element. Odd values become the neutral one, as an editor would read them. */
export const elementProps = {
  direction: z.enum(['ltr', 'rtl']).nullable().catch(null),
  format: z.enum(['', 'left', 'start', 'center', 'right', 'end', 'justify']).catch(''),
  /** Levels. */
  indent: z.int().min(0).max(7).catch(0),
  version: z.int().catch(1),
}

export type ElementProps = {
  direction: 'ltr' | 'rtl' | 'auto' | null
  format: '' | 'left' | 'start' | 'center' | 'right' | 'end' | 'justify'
  indent: number
}

/** Attributes that carry an element's direction, alignment and indent. */
export function elementAttributes({ direction, format, indent }: ElementProps): {
  dir?: 'ltr' | 'rtl' | 'auto'
  style?: CSSProperties
} {
  const style: CSSProperties = {
    ...(format !== '' && { textAlign: format }),
    ...(indent > 0 && { paddingInlineStart: `calc(${indent} * 40px)` }),
  }
  return {
    ...(direction && { dir: direction }),
    ...(Object.keys(style).length > 0 && { style }),
  }
}
