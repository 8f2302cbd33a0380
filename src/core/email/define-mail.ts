import type { MailVariable, SharedVariable } from '@/src/core/email/shared-variables'
import { type PageDocument, type PageNode, rootId, rootType } from '@/src/core/page-document/schema'
import { type Sketch, sketch, subtreeOf } from '@/src/core/page-document/templates/sketch'
import { joinRichTexts, type RichTextDoc, richTextOf } from '@/src/core/rich-text'

type Declared = {
  /** `owner`: who works for the site. What tells them of money still goes out when a visitor's account is deleted. */
  audience: 'visitor' | 'owner'
  /**
   * What its reader gets: into the account of its receiver, or a gift that is theirs. Nobody else reads its
   * text in the admin; what opens an account is never answered to the site, for the answer would quote the way in.
   */
  secret: 'none' | 'account' | 'gift'
  /** The setting of its receiver that switches it off. */
  optOut?: 'news' | 'posts' | 'sales'
}

type Parts = {
  /** What inboxes show behind the subject. */
  preheader: string
  heading: string
  blocks: readonly Sketch[]
  /** Why people get it. */
  reason: string
}

type OwnVariable = MailVariable & { name: string }
type Variables = readonly (SharedVariable | OwnVariable)[]
type NameOf<Known> = Known extends OwnVariable ? Known['name'] : Known
type OwnNameIn<Known> = Known extends OwnVariable ? Known['name'] : never

type Template<Name> = {
  /** Where it stands in the list that artists see; in tens, so that others fit between. */
  position: number
  /** In an artist's words: `Order receipt`. */
  label: string
  /** When people get it, as a sentence. */
  sentWhen: string
  /** What it may say besides what every mail may. */
  variables: readonly Name[]
  /** What shared variables say in previews of this mail, where their own sample would be of something else. */
  samples?: Partial<Record<SharedVariable, string>>
  /** Without these it would be of no use, so they cannot be taken out. */
  required: readonly Name[]
  /** People get it because they are on a list, so it has a link to leave it. */
  isMarketing?: true
  subject: string
  document: PageDocument
}

type Written<Known extends Variables> = Omit<
  Template<NameOf<Known[number]>>,
  'variables' | 'required' | 'document'
> &
  Parts & {
    /** The names of shared ones; what no other mail says is declared here. */
    variables?: Known
    required?: readonly NoInfer<NameOf<Known[number]>>[]
  }

/** A mail that the software writes: what it is, and how it looks until an artist changes it. */
export type Mail<Own extends string = string> = Declared & {
  ownVariables: Readonly<Record<Own, MailVariable>>
  /** None where what it says is written elsewhere. */
  template?: Template<SharedVariable | Own>
}

/** The mail of a folder; the folder's name is its kind in the log. */
export function defineMail(mail: Declared): Mail<never>
export function defineMail<const Known extends Variables = readonly []>(
  mail: Declared & Written<Known>,
): Mail<OwnNameIn<Known[number]>>
export function defineMail({
  audience,
  secret,
  optOut,
  ...mail
}: Declared | (Declared & Written<Variables>)): Mail {
  if (!('subject' in mail)) {
    return { audience, secret, optOut, ownVariables: {} }
  }
  const { variables = [], required = [], preheader, heading, blocks, reason, ...template } = mail
  const own = variables.flatMap((known) => (typeof known === 'string' ? [] : [known]))
  return {
    audience,
    secret,
    optOut,
    ownVariables: Object.fromEntries(own.map(({ name, ...variable }) => [name, variable])),
    template: {
      ...template,
      variables: variables.map((known) => (typeof known === 'string' ? known : known.name)),
      required,
      document: mailDocument({ preheader, heading, blocks, reason }),
    },
  }
}

/** The document of a shipped mail: a heading, the blocks, the footer. */
export function mailDocument({ preheader, heading, blocks, reason }: Parts): PageDocument {
  const top = sketch(rootType, {}, [
    sketch('email-root', { preheader }, [words(richTextOf('h1', heading)), ...blocks]),
    sketch('email-footer', { reason }),
  ])
  const { rootId: id, nodes } = subtreeOf(top, 'm')
  const { [id]: root, ...others } = nodes
  return { version: 1, nodes: { [rootId]: root as PageNode, ...others } }
}

/** Each line is a paragraph. */
export function paragraphs(...lines: string[]): Sketch {
  return words(richTextOf('paragraph', ...lines))
}

export function smallPrint(...lines: string[]): Sketch {
  return sketch('email-text', { doc: richTextOf('paragraph', ...lines), size: 'small' })
}

/** A line that stands out, and more below it. */
export function titled(title: string, ...lines: string[]): Sketch {
  return words(joinRichTexts(richTextOf('h3', title), richTextOf('paragraph', ...lines)))
}

export function button(label: string, href: string): Sketch {
  return sketch('email-button', { label, href })
}

export function list(tag: string): Sketch {
  return sketch('email-order-lines', { list: tag })
}

export const products = sketch('email-products')
export const socials = sketch('email-social')

function words(doc: RichTextDoc): Sketch {
  return sketch('email-text', { doc })
}
