import { shippedTemplate } from '@/src/core/email/registry'
import { fillText, type MailValues, tagsIn } from '@/src/core/email/tags'
import type { EmailTemplate } from '@/src/core/email/template'
import type { PageDocument, PageNode } from '@/src/core/page-document/schema'
import {
  type RichTextDoc,
  type RichTextNode,
  richTextOf,
  storedRichText,
} from '@/src/core/rich-text'

/** A newsletter that has been written in the editor: what it may say of each receiver. */
export const newsletterForm: EmailTemplate = {
  ...shippedTemplate('newsletter'),
  variables: ['customer.firstName', 'newsletter.reason'],
  required: [],
}

/** As letters have been addressed in plain newsletters. */
const formerName = /\{\{\s*firstName\s*\}\}/g

type Written = { subject: string; document: PageDocument }

/** What the artist has written into the form of a newsletter. */
export type NewsletterWords = { subject: string; previewText: string; text: string | RichTextDoc }

/**
 * How a newsletter looks when it is first opened in the editor: as the artist's form for newsletters,
 * with the words of this one in place of what stands for them there.
 */
export function startOfNewsletter(form: Written, words: NewsletterWords): Written {
  const text =
    typeof words.text === 'string'
      ? words.text.replace(formerName, '{{customer.firstName}}')
      : words.text
  const values: MailValues = {
    'newsletter.subject': words.subject,
    'newsletter.previewText': words.previewText,
  }
  const nodes = Object.entries(form.document.nodes).map(([id, node]): [string, PageNode] => [
    id,
    { ...node, props: filled(node.props, values, text) as PageNode['props'] },
  ])
  return {
    subject: fillText(form.subject, values),
    document: { ...form.document, nodes: Object.fromEntries(nodes) },
  }
}

function filled(value: unknown, values: MailValues, text: NewsletterWords['text']): unknown {
  if (typeof value === 'string') {
    return fillText(value, { ...values, 'newsletter.text': wordsOf(text) })
  }
  if (Array.isArray(value)) {
    return value.flatMap((entry) =>
      standsForText(entry) ? paragraphsOf(text) : [filled(entry, values, text)],
    )
  }
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).map(([key, entry]) => [key, filled(entry, values, text)]),
      )
    : value
}

/** Where they cannot be paragraphs of their own. */
function wordsOf(text: NewsletterWords['text']): string {
  const read = ({ text: words, children = [] }: RichTextNode): string =>
    typeof words === 'string' ? words : children.map(read).join('')
  return typeof text === 'string' ? text : (text.root.children ?? []).map(read).join('\n\n')
}

/** A paragraph for the words that an artist writes into the form. */
function standsForText(value: unknown): boolean {
  const node = value as Partial<RichTextNode> | null
  return node?.type === 'paragraph' && tagsIn(node).has('newsletter.text')
}

/** An empty line begins a new paragraph. */
function paragraphsOf(text: NewsletterWords['text']): RichTextNode[] {
  if (typeof text !== 'string') {
    return text.root.children ?? []
  }
  const { root } = richTextOf('paragraph', ...text.trim().split(/\n\s*\n/))
  return (root.children ?? []).map((paragraph) => ({
    ...paragraph,
    children: (paragraph.children ?? []).flatMap(lines),
  }))
}

function lines(node: RichTextNode): RichTextNode[] {
  const text = typeof node.text === 'string' ? node.text : ''
  return text
    .split('\n')
    .flatMap((line, index) => [
      ...(index > 0 ? [{ type: 'linebreak', version: 1 }] : []),
      ...(line ? [{ ...node, text: line }] : []),
    ])
}

const shows: Readonly<Record<string, (props: PageNode['props']) => boolean>> = {
  'email-image': ({ media }) => Boolean(media),
  'email-products': () => true,
  'email-text': ({ doc }) => hasWords(storedRichText(doc)),
}

/** Whether there is more to read or to see than headings, which repeat the subject. */
export function saysSomething({ nodes }: PageDocument): boolean {
  return Object.values(nodes).some(({ type, props }) => shows[type]?.(props) === true)
}

function hasWords(doc: RichTextDoc | null): boolean {
  const isSaid = (node: RichTextNode): boolean =>
    node.type !== 'heading' &&
    ((typeof node.text === 'string' && node.text.trim() !== '') ||
      (!node.children && !silent.has(node.type)) ||
      (node.children ?? []).some(isSaid))
  return (doc?.root.children ?? []).some(isSaid)
}

/** Nodes without words or children that show nothing by themselves. */
const silent: ReadonlySet<string> = new Set(['text', 'tab', 'linebreak', 'horizontalrule'])
