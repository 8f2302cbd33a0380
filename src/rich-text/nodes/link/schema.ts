import { z } from 'zod'
import { safeUrl } from '@/src/core/urls/safe-url'
import { elementProps } from '@/src/rich-text/element-props'
import { fromPayloadLink } from '@/src/rich-text/nodes/link/payload-link'

/** A link in the text, and one that the editor made of a typed address. */
export const link = z.preprocess(
  fromPayloadLink,
  z
    .object({
      type: z.enum(['link', 'autolink']),
      ...elementProps,
      url: z.string().catch('').transform(safeUrl),
      target: z.enum(['_blank', '_self']).nullable().catch(null),
      title: z.string().max(200).nullable().catch(null),
      /** Of another editor's link, in the form that reading it leaves. */
      fields: z.unknown().optional(),
      id: z.string().max(100).optional().catch(undefined),
      /** A typed address that shall be no link. */
      isUnlinked: z.boolean().optional().catch(undefined),
    })
    // The opener may not be reached from a page in a new tab, whatever the document says.
    .transform((node) => ({ ...node, rel: node.target === '_blank' ? 'noopener' : null })),
)

export type LinkNode = z.output<typeof link>
