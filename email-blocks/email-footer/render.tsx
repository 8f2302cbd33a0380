import type { BlockRender } from '@/blocks/_kit/define'
import { lookOf, mailOf } from '@/email-blocks/_kit/look'
import { Row } from '@/email-blocks/_kit/row'
import type { definition } from '@/email-blocks/email-footer/schema'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/owner-messages'

/** The last word of every mail: who sent it, why, and, for those of lists, how to get no more. */
export const Render: BlockRender<typeof definition.schema> = ({
  props,
  context,
  env: { editing },
  rootProps,
}) => {
  const { colors, font } = lookOf(context)
  const { address, unsubscribeUrl } = mailOf(context)
  const line = { margin: '0 0 6px' }
  const link = { color: colors.quiet, textDecoration: 'underline' }
  return (
    <Row
      rootProps={rootProps}
      className="bs-ground bs-outer"
      align="center"
      style={{ padding: '20px 12px 40px', backgroundColor: colors.ground }}
    >
      <div
        className="bs-quiet bs-pad-side"
        style={{
          maxWidth: limits.email.maxWidthPx,
          margin: '0 auto',
          padding: '0 40px',
          boxSizing: 'border-box',
          textAlign: 'start',
          fontFamily: font,
          fontSize: 13,
          lineHeight: 1.55,
          color: colors.quiet,
        }}
      >
        {props.reason && <p style={line}>{props.reason}</p>}
        {unsubscribeUrl && (
          <p style={line}>
            <a href={editing ? undefined : unsubscribeUrl} className="bs-quiet" style={link}>
              Unsubscribe
            </a>
          </p>
        )}
        <p style={line}>{[context.profile.name, ...linesOf(address)].join(' · ')}</p>
        {editing && linesOf(address).length === 0 && (
          <p style={{ ...line, opacity: 0.7 }}>{ownerMessages.email.noAddress}</p>
        )}
      </div>
    </Row>
  )
}

function linesOf(address: string): string[] {
  return address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
