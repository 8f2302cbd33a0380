import { z } from 'zod'
import type { FoundItem, Importer } from '@/plugins/_kit/importer'
import { refuseFile } from '@/plugins/move-in/files/refuse-file'
import {
  captionOf,
  readMoment,
  readText,
  withParagraphs,
} from '@/plugins/move-in/importers/read-post'
import { htmlOfLexical } from '@/plugins/move-in/texts/lexical-html'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { escapeHtml } from '@/src/core/text'

const text = z.string().nullish().catch(null)
const post = z.looseObject({
  id: z.union([z.string(), z.number()]).transform(String),
  ...{
    uuid: text,
    title: text,
    html: text,
    /** The text as Ghost's editors keep it, which some exports have without its HTML. */
    ...{ lexical: text, mobiledoc: text },
    plaintext: text,
    custom_excerpt: text,
    feature_image: text,
  },
  ...{ type: text, status: text, visibility: text, published_at: text, created_at: text },
  /** Of older exports, which have no type. */
  page: z.union([z.number(), z.boolean()]).nullish().catch(null),
})
type GhostPost = z.output<typeof post>

const data = z.looseObject({ posts: z.array(z.unknown()) })
const withData = z.looseObject({ data })
const exported = z.union([
  z.looseObject({ db: z.tuple([withData], z.unknown()) }).transform(({ db }) => db[0].data),
  withData.transform((whole) => whole.data),
])

export const ghostPosts: Importer = {
  id: 'ghost-posts',
  source: 'Ghost',
  title: 'Posts',
  makes: 'Posts with their dates, and who may read them',
  steps: [
    'In Ghost Admin open Settings, then Import/Export under Advanced.',
    'Choose Export, then “Content & settings”.',
    'The file ends with .json.',
  ],
  without: 'Sign-up forms and pages are not imported: rebuild pages in the editor.',
  accepts: ['.json'],
  read: async function* (file) {
    const whole = exported.safeParse(await file.json())
    if (!whole.success) {
      throw refuseFile(ownerMessages.moveIn.noGhost)
    }
    for (const [index, each] of whole.data.posts.entries()) {
      const read = post.safeParse(each)
      yield read.success
        ? itemOf(read.data)
        : { key: `post ${index}`, title: `Post ${index + 1}`, leaveOut: 'It cannot be read' }
    }
  },
}

function itemOf(found: GhostPost): FoundItem {
  const title = found.title ?? ''
  const named = { key: found.uuid || found.id, title: title || found.id }
  if (found.type === 'page' || found.page === 1 || found.page === true) {
    return { ...named, leaveOut: 'This is a page, not a post: rebuild it in the editor' }
  }
  const caption = captionOf(title, found.custom_excerpt ?? '')
  if (caption === '') {
    return { ...named, leaveOut: 'It has no title' }
  }
  const { text, remarks: ofFormat } = textIn(found)
  const { feature_image: picture } = found
  const { html, remarks } = readText(picture ? `<img src="${escapeHtml(picture)}">${text}` : text)
  const { visibility, remark } = readersOf(found.visibility ?? 'public')
  return {
    ...named,
    make: {
      kind: 'post',
      caption,
      html,
      publishedAt: readMoment(found.published_at ?? '') ?? readMoment(found.created_at ?? ''),
      visibility,
    },
    remarks: [...ofFormat, ...remarks, ...(remark ? [remark] : [])],
  }
}

/** Of a post in the format of the editor before the last, only the words are there where the export has no HTML. */
function textIn({ html, lexical, mobiledoc, plaintext }: GhostPost) {
  if (html?.trim()) {
    return { text: html, remarks: [] }
  }
  const read = lexical ? htmlOfLexical(lexical) : null
  if (read) {
    return { text: read.html, remarks: read.hasMarkdown ? [ownerMessages.moveIn.asTyped] : [] }
  }
  return {
    text: withParagraphs(escapeHtml(plaintext ?? '')),
    remarks: mobiledoc ? [ownerMessages.moveIn.wordsAlone] : [],
  }
}

/** Who may read it here. Certain tiers become all paying members, with a remark. */
function readersOf(visibility: string) {
  switch (visibility) {
    case 'public':
      return { visibility: 'public' } as const
    case 'members':
      return { visibility: 'members' } as const
    case 'paid':
      return { visibility: 'paid' } as const
    default:
      return {
        visibility: 'paid',
        remark: 'For certain tiers there: for paying members here',
      } as const
  }
}
