import { z } from 'zod'
import { blank, safeUrl } from '@/src/core/urls/safe-url'
import { stripScriptUrls } from '@/src/rich-text/strip-script-urls'

const id = z.union([z.string(), z.number()])

/** What Payload's own editor says of a link, and whatever a site lets it say besides. */
const fields = z.looseObject({
  linkType: z.string().optional().catch(undefined),
  url: z.string().nullish().catch(null),
  newTab: z.boolean().nullish().catch(null),
  doc: z
    .object({
      relationTo: z.string(),
      value: z.union([id, z.looseObject({ id, pathname: z.string().optional() })]),
    })
    .nullish()
    .catch(null),
})
type Fields = z.output<typeof fields>
type Doc = NonNullable<Fields['doc']>

/** Collections whose documents have a page of their own below their name. */
const withPages = new Set(['products', 'events'])

/**
 * A link as Lexical writes it: Payload's own editor puts the address into `fields`, where neither our
 * editor nor the site would find it. They stay as long as they say what our own form cannot, and as long
 * as the link leads where they say: a link that was led elsewhere is ours.
 */
export function fromPayloadLink(node: unknown): unknown {
  if (typeof node !== 'object' || node === null || !('fields' in node)) {
    return node
  }
  const { fields: said, id: itsId, ...link } = { id: undefined, ...node }
  const { data } = fields.safeParse(said)
  if (!data) {
    return link
  }
  const address = addressOf(data)
  const url = safeUrl(address ?? blank)
  if ('url' in link && link.url !== blank && link.url !== url) {
    return link
  }
  const target = 'target' in link ? link.target : data.newTab ? '_blank' : null
  const { linkType, url: _, newTab, doc, ...more } = data
  if (address !== undefined && Object.keys(more).length === 0) {
    return { ...link, url, target }
  }
  const rest = stripScriptUrls(more) as object
  const kept = { ...rest, ...whereTo(data, url), newTab: target === '_blank' }
  return { ...link, url, target, fields: kept, ...(itsId !== undefined && { id: itsId }) }
}

/** Undefined where only Payload knows the address of the document. */
function addressOf({ linkType, url, doc }: Fields): string | undefined {
  return linkType === 'internal' && doc ? addressOfDocument(doc) : (url ?? '')
}

/** In Payload's words. Of a document that comes along whole only its id is kept, or its address. */
function whereTo({ linkType, doc }: Fields, url: string): Fields {
  if (linkType === 'internal' && doc) {
    const { value } = doc
    const bare = { ...doc, value: typeof value === 'object' ? value.id : value }
    if (addressOfDocument(bare) === addressOfDocument(doc)) {
      return { linkType, doc: bare }
    }
  }
  return { linkType: 'custom', url }
}

function addressOfDocument({ relationTo, value }: Doc): string | undefined {
  const document = typeof value === 'object' ? value : { id: value, pathname: undefined }
  return withPages.has(relationTo) ? `/${relationTo}/${document.id}` : document.pathname
}
