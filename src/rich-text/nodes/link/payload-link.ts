import { z } from 'zod'
import { blank } from '@/src/core/safe-url'

const id = z.union([z.string(), z.number()])

/** What Payload's own editor says of a link. */
const fields = z.object({
  linkType: z.string().optional(),
  url: z.string().nullish(),
  newTab: z.boolean().nullish(),
  doc: z
    .object({
      relationTo: z.string(),
      value: z.union([id, z.looseObject({ id, pathname: z.string().optional() })]),
    })
    .nullish(),
})
type Doc = NonNullable<z.output<typeof fields>['doc']>

/** Collections whose documents have a page of their own below their name. */
const withPages = new Set(['products', 'events'])

/**
 * A link as Lexical writes it: Payload's own editor puts the address into `fields`, where neither our
 * editor nor the site would find it. They stay as long as they name a document whose address nobody knows.
 */
export function fromPayloadLink(node: unknown): unknown {
  if (typeof node !== 'object' || node === null || !('fields' in node)) {
    return node
  }
  const { fields: said, ...link } = node
  const { data } = fields.safeParse(said)
  if (!data || ('url' in link && link.url !== blank)) {
    return link
  }
  const { linkType, newTab = false, doc } = data
  const target = newTab ? '_blank' : null
  if (linkType !== 'internal' || !doc) {
    return { ...link, url: data.url ?? '', target }
  }
  const url = addressOfDocument(doc)
  return url
    ? { ...link, url, target }
    : { ...link, url: blank, target, fields: { linkType, newTab, doc: withBareId(doc) } }
}

function withBareId({ relationTo, value }: Doc) {
  return { relationTo, value: typeof value === 'object' ? value.id : value }
}

function addressOfDocument({ relationTo, value }: Doc): string | undefined {
  const document = typeof value === 'object' ? value : { id: value, pathname: undefined }
  return withPages.has(relationTo) ? `/${relationTo}/${document.id}` : document.pathname
}
