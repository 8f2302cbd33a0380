import { z } from 'zod'
import { type BlockDefinition, defineBlock, freeBlock } from '@/blocks/_kit/define'
import { horizontalAlign, linkProp } from '@/blocks/_kit/props'

const color = z.union([z.literal(''), z.string().regex(/^#[0-9a-f]{6}$/i)]).default('')
const align = horizontalAlign.default('left')
const holds = { ...freeBlock, acceptsChildren: true }

/** A band across the page, with room of its own for what it holds. */
export const section = defineBlock({
  type: 'section',
  v: 1,
  schema: z.object({
    background: color,
    ink: color,
    width: z.enum(['measure', 'content', 'full']).default('content'),
    /** Pixels above and below, and between the blocks inside. */
    padding: z.int().min(0).max(200).default(48),
    gap: z.int().min(0).max(120).default(20),
  }),
  rules: holds,
  layoutProps: { padding: 'padding', gap: 'gap' },
})

export const columns = defineBlock({
  type: 'columns',
  v: 1,
  schema: z.object({
    /** Side by side on wide pages, below each other on phones. */
    count: z.int().min(2).max(4).default(2),
    gap: z.int().min(0).max(120).default(32),
    verticalAlign: z.enum(['top', 'middle', 'bottom']).default('top'),
  }),
  rules: holds,
  layoutProps: { gap: 'gap' },
})

export const heading = defineBlock({
  type: 'heading',
  v: 1,
  schema: z.object({
    text: z.string().max(300).default('Heading'),
    level: z.enum(['1', '2', '3', '4']).default('2'),
    align,
  }),
  rules: freeBlock,
})

export const text = defineBlock({
  type: 'text',
  v: 1,
  schema: z.object({
    /** An empty line begins a paragraph. */
    text: z.string().max(20_000).default('Write something here.'),
    look: z.enum(['regular', 'large', 'quiet']).default('regular'),
    align,
  }),
  rules: freeBlock,
})

export const button = defineBlock({
  type: 'button',
  v: 1,
  schema: z.object({
    label: z.string().max(80).default('Read on'),
    href: linkProp,
    look: z.enum(['filled', 'outline']).default('filled'),
    align,
  }),
  rules: freeBlock,
})

export const image = defineBlock({
  type: 'image',
  v: 1,
  schema: z.object({
    src: linkProp,
    alt: z.string().max(300).default(''),
    /** Pixels at most; 0 takes all the room there is. */
    width: z.int().min(0).max(2000).default(0),
    align,
  }),
  rules: freeBlock,
  layoutProps: { width: 'width' },
})

/** What a page may hold without blocks of one's own. */
export const basics: readonly BlockDefinition[] = [section, columns, heading, text, button, image]
