import { Fragment, type ReactElement, type ReactNode } from 'react'
import type { BlockContext, BlockEnvironment } from '@/blocks/_kit/define'
import type { ServerBlock } from '@/blocks/_kit/registry'
import { serverBlocks } from '@/email-blocks/_generated/server'
import { mailOf } from '@/email-blocks/_kit/props'
import { emptyMailContext, type MailContext } from '@/src/core/email/mail-context'
import { fillSettings, type MailValues } from '@/src/core/email/tags'
import { readProps } from '@/src/core/page-document/props'
import { type PageDocument, rootId } from '@/src/core/page-document/schema'
import { nodeOf } from '@/src/core/page-document/tree'

type MailNode = { block: ServerBlock; props: Record<string, unknown>; data: unknown }
type MailNodes = ReadonlyMap<string, MailNode>
type Colors = MailContext['colors']

/**
 * The blocks of a mail with what they show, and the colours that its outermost one sets for all. A block
 * whose data cannot be had shows none.
 */
export async function loadMail(
  document: PageDocument,
  context: BlockContext,
): Promise<{ nodes: MailNodes; colors: Colors }> {
  const found = Object.entries(document.nodes).flatMap(([id, node]) => {
    const block = serverBlocks.get(node.type)
    return block ? [{ id, block, props: readProps(block.definition, node.props) }] : []
  })
  const loaded = await Promise.all(
    found.map(async ({ id, block, props }) => {
      const data = await block.load?.({ props, context }).catch(() => undefined)
      return [id, { block, props, data }] as const
    }),
  )
  const root = found.find(({ block }) => block.definition.type === 'email-root')
  const { background, innerBackground } = (root?.props ?? emptyMailContext.colors) as Colors
  return { nodes: new Map(loaded), colors: { background, innerBackground } }
}

type Input = {
  document: PageDocument
  nodes: MailNodes
  values: MailValues
  context: Omit<BlockContext, 'data'>
}

/** All blocks in order, with values in place of variables. */
export function drawMail({ document, nodes, values, context }: Input): ReactElement {
  const mail = mailOf(context)
  const draw = (ids: readonly string[], room: number): ReactNode[] =>
    ids.map((id) => drawOne(id, room))
  const drawOne = (id: string, room: number): ReactNode => {
    const node = nodes.get(id)
    const children = nodeOf(document, id)?.children ?? []
    // What stands in a block of a plugin that was taken out is still said.
    return (
      <Fragment key={id}>
        {node
          ? node.block.Render({
              props: fillSettings(node.props, values),
              data: node.data,
              context: { ...context, mail: { ...mail, room } },
              env: inMail,
              rootProps: {},
              children:
                children.length > 0
                  ? draw(children, node.block.definition.roomInside?.(node.props, room) ?? room)
                  : undefined,
            })
          : draw(children, room)}
      </Fragment>
    )
  }
  return <>{draw(nodeOf(document, rootId)?.children ?? [], mail.room)}</>
}

const MailLink: BlockEnvironment['Link'] = ({ href, children }) => <a href={href}>{children}</a>

const inMail: BlockEnvironment = { editing: false, Link: MailLink }
