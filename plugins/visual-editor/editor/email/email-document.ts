import { type PageDocument, rootId } from '@/src/core/page-document/schema'

/**
 * An email as it is edited: its subject rides on the root of its blocks, so that undo, the copies in
 * this browser and conflicts are about both. It is stored beside the blocks.
 */
export function withSubject(layout: PageDocument, subject: string): PageDocument {
  return withRootProps(layout, { subject })
}

export function subjectOf({ nodes }: PageDocument): string {
  const subject = nodes[rootId]?.props.subject
  return typeof subject === 'string' ? subject : ''
}

/** What inboxes show behind the subject; a setting of the block around all others. */
export function previewTextOf({ nodes }: PageDocument): string {
  const whole = Object.values(nodes).find(({ type }) => type === 'email-root')
  const text = whole?.props.preheader
  return typeof text === 'string' ? text : ''
}

/** The blocks alone, as they are stored. */
export function layoutOf(document: PageDocument): PageDocument {
  return withRootProps(document, {})
}

function withRootProps(document: PageDocument, props: { subject?: string }): PageDocument {
  const root = document.nodes[rootId]
  return root
    ? { ...document, nodes: { ...document.nodes, [rootId]: { ...root, props } } }
    : document
}
