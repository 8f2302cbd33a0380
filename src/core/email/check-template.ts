import { hasBrokenTag, tagsIn } from '@/src/core/email/tags'
import { type EmailTemplate, variablesOf } from '@/src/core/email/template'
import {
  isVisitorsWords,
  labelOfVariable,
  mailVariables,
  type VariableName,
} from '@/src/core/email/variables'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import type { BlockDefinitions } from '@/src/core/page-document/block-definition'
import { checkDocument } from '@/src/core/page-document/check/integrity'
import type { Problem } from '@/src/core/page-document/problem'
import { readProps } from '@/src/core/page-document/props'
import type { PageDocument } from '@/src/core/page-document/schema'

/** What is wrong with a mail, in words an artist can act on. */
export type TemplateProblem = Pick<Problem, 'message' | 'nodeId' | 'prop'> & {
  code: Problem['code'] | 'BAD_SUBJECT' | 'UNKNOWN_VARIABLE' | 'MISSING_VARIABLE'
}

type Written = { subject: unknown; document: unknown }
type Checked =
  | { subject: string; document: PageDocument }
  | { problems: readonly TemplateProblem[] }

/**
 * The gate before an artist's own form of a mail is stored: a whole document of the mail's blocks, only
 * variables that this mail knows, and those that it needs. Comes out cleaned, like a page. Blocks of a plugin that was
 * taken out, which draw nothing, stay if one of the `stored` documents has them as they are.
 */
export function checkTemplate(
  template: EmailTemplate,
  { subject, document }: Written,
  blocks: BlockDefinitions,
  ...stored: unknown[]
): Checked {
  const checked = checkDocument(document, blocks, ...stored)
  if ('problems' in checked) {
    return checked
  }
  const line = typeof subject === 'string' ? subject.trim() : ''
  const problems = [
    ...subjectProblems(line),
    ...unknownVariables(template, line, checked.document, blocks),
    ...missingVariables(template, checked.document, blocks).map(
      (name): TemplateProblem => ({
        code: 'MISSING_VARIABLE',
        message: `This email needs “${mailVariables[name].label}”. Put it back in.`,
      }),
    ),
  ]
  return problems.length > 0
    ? { problems }
    : { subject: line, document: withoutBoxes(checked.document) }
}

/** Variables that this mail cannot do without and that are drawn nowhere in it. */
export function missingVariables(
  template: Pick<EmailTemplate, 'required'>,
  document: PageDocument,
  blocks: BlockDefinitions,
): VariableName[] {
  const used = tagsIn(drawnSettings(document, blocks))
  return template.required.filter((name) => !used.has(name))
}

/** Whether a subject has words of a visitor in it, who would choose what strangers read as the site's own. */
export function saysVisitorsWords(subject: unknown): boolean {
  return visitorsWordsIn(subject).length > 0
}

function visitorsWordsIn(subject: unknown): VariableName[] {
  return [...tagsIn(subject)].filter(isVisitorsWords)
}

function subjectProblems(subject: string): TemplateProblem[] {
  if (subject === '') {
    return [{ code: 'BAD_SUBJECT', message: 'Write a subject.', prop: 'subject' }]
  }
  const foreign = visitorsWordsIn(subject)
  if (foreign.length > 0) {
    return foreign.map((name) => ({
      code: 'BAD_SUBJECT',
      message: ownerMessages.email.visitorsWords(mailVariables[name].label),
      prop: 'subject',
    }))
  }
  const { subjectMax } = limits.email
  return subject.length > subjectMax
    ? [
        {
          code: 'BAD_SUBJECT',
          message: `A subject has at most ${subjectMax} letters.`,
          prop: 'subject',
        },
      ]
    : []
}

function unknownVariables(
  template: EmailTemplate,
  subject: string,
  document: PageDocument,
  blocks: BlockDefinitions,
): TemplateProblem[] {
  const known = new Set<string>(variablesOf(template))
  const places = [
    { value: subject, at: { prop: 'subject' } },
    ...Object.entries(document.nodes).flatMap(([nodeId, { type, props }]) => {
      const definition = blocks.get(type)
      return definition ? [{ value: readProps(definition, props), at: { nodeId } }] : []
    }),
  ]
  return places.flatMap(({ value, at }) => [
    ...[...tagsIn(value)]
      .filter((name) => !known.has(name))
      .map(
        (name): TemplateProblem => ({
          code: 'UNKNOWN_VARIABLE',
          message: `This email does not know “${labelOfVariable(name)}”. Take it out, or choose one from the list.`,
          ...at,
        }),
      ),
    ...(hasBrokenTag(value)
      ? [
          {
            code: 'UNKNOWN_VARIABLE' as const,
            message: 'A variable is not whole. Take it out and put it in again.',
            ...at,
          },
        ]
      : []),
  ])
}

/** Mails know no screens: what a layout says would be drawn nowhere. */
function withoutBoxes(document: PageDocument): PageDocument {
  const nodes = Object.entries(document.nodes).map(
    ([id, { layout: _, anchor: _place, ...node }]) => [id, node],
  )
  return { ...document, nodes: Object.fromEntries(nodes) }
}

/** Of a mail's blocks, what their receivers get to see: none of a block that draws nothing. */
function drawnSettings(
  { nodes }: PageDocument,
  blocks: BlockDefinitions,
): Readonly<Record<string, unknown>>[] {
  return Object.values(nodes).flatMap(({ type, props, children }) => {
    const definition = blocks.get(type)
    if (!definition) {
      return []
    }
    const { check } = definition
    const settings = readProps(definition, props)
    if (check?.isEmpty?.(settings, children.length)) {
      return []
    }
    const seen = Object.entries(settings).filter(([name]) => !check?.unseen?.includes(name))
    return [Object.fromEntries(seen)]
  })
}
