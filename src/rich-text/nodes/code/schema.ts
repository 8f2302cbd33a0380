import { z } from 'zod'
import { elementProps } from '@/src/rich-text/element-props'

/** Names of languages and of parts of code: nothing that could mean something in HTML. */
const name = z.string().regex(/^[a-z][\w+#.-]{0,39}$/i)

export const code = z.object({
  type: z.literal('code'),
  ...elementProps,
  language: name.optional().catch(undefined),
})

/** A piece of code, and what it is: `keyword`, `string`. */
export const codeHighlight = z.object({
  type: z.literal('code-highlight'),
  text: z.string().catch(''),
  detail: z.literal(0).catch(0),
  format: z.literal(0).catch(0),
  mode: z.literal('normal').catch('normal'),
  style: z.literal('').catch(''),
  version: z.int().catch(1),
  highlightType: name.optional().catch(undefined),
})

export type CodeNode = z.infer<typeof code>
export type CodeHighlightNode = z.infer<typeof codeHighlight>
